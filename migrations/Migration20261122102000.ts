import { Migration } from '@mikro-orm/migrations';

/** Deliveries that a person settles, and reviews whose digests stand in the audit. */
export class Migration20261122102000 extends Migration {
  override name = 'Migration20261122102000';

  override up(): void {
    this.addSql(`alter table "delivery" drop constraint "delivery_status_check";`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_status_check" check ("status" in ('draft', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'));`,
    );
    this.addSql(
      `alter table "delivery" drop column "reviewed", add "sent_to_withdrawn" boolean not null default false, add "settled_at" timestamptz(3) null, add "settled_outcome" text null, add "settlement_evidence" varchar(2000) null;`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_settled_outcome_check" check ("settled_outcome" in ('accepted', 'not_sent'));`,
    );
    this.addSql(
      `create index delivery_without_sender on delivery (approved_at) where status = 'approved' and channel = 'email' and frozen_from is null;`,
    );
    this.addSql(
      `create index "audit_entry_owner_resource_id_at_index" on "audit_entry" ("owner", "resource_id", "at");`,
    );
  }

  override down(): void {
    this.addSql(`drop index "audit_entry_owner_resource_id_at_index";`);
    this.addSql(`drop index delivery_without_sender;`);
    // The service of before knows no such state; what a person has settled stays closed.
    this.addSql(`update "delivery" set "status" = 'rejected' where "status" = 'not_sent';`);
    this.addSql(`alter table "delivery" drop constraint "delivery_status_check";`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_status_check" check ("status" in ('draft', 'approved', 'queued', 'sent', 'rejected', 'resend_failed'));`,
    );
    this.addSql(
      `alter table "delivery" drop constraint "delivery_settled_outcome_check", drop column "sent_to_withdrawn", drop column "settled_at", drop column "settled_outcome", drop column "settlement_evidence", add "reviewed" jsonb null;`,
    );
  }
}
