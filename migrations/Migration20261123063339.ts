import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063339 extends Migration {
  override name = 'Migration20261123063339';

  override up(): void | Promise<void> {
    this.addSql(`alter table "delivery" add "kind" text not null default 'quote_request';`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_kind_check" check ("kind" in ('quote_request', 'rfq_publication'));`,
    );

    this.addSql(`alter table "rfq_invitation" drop constraint "rfq_invitation_status_check";`);
    this.addSql(`alter table "rfq_invitation" add "recipient" jsonb null, add "failure" text null;`);
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_failure_check" check ("failure" in ('no_contact', 'delivery_unsettled', 'contact_changed', 'sender_changed', 'project_archived', 'approval_lost'));`,
    );
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_status_check" check ("status" in ('pending', 'queued', 'failed', 'revoked', 'declined', 'quoted', 'expired'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery" drop constraint "delivery_kind_check";`);
    this.addSql(`alter table "delivery" drop column "kind";`);

    this.addSql(`alter table "rfq_invitation" drop constraint "rfq_invitation_failure_check";`);
    this.addSql(`alter table "rfq_invitation" drop constraint "rfq_invitation_status_check";`);
    this.addSql(`alter table "rfq_invitation" drop column "recipient", drop column "failure";`);
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_status_check" check ("status" in ('pending', 'declined', 'quoted', 'expired'));`,
    );
  }
}
