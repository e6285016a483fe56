import { Migration } from '@mikro-orm/migrations';

export class Migration20261123120546 extends Migration {
  override name = 'Migration20261123120546';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "supplier_answer" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "version" int not null, "status" text not null, "client_answer_id" varchar(120) null, "offer" jsonb null, "decline_reason" varchar(400) null, "content_sha256" varchar(64) not null, "decided_at" timestamptz(3) null, "decided_by" jsonb null, "refusal_reason" varchar(400) null, "rfq_id" uuid not null, "invitation_id" uuid not null, "delivery_id" uuid not null, "quote_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "supplier_answer_owner_created_at_id_index" on "supplier_answer" ("owner", "created_at", "id");`,
    );
    this.addSql(
      `create index "supplier_answer_rfq_id_created_at_id_index" on "supplier_answer" ("rfq_id", "created_at", "id");`,
    );
    this.addSql(
      `create unique index supplier_answer_proposed on supplier_answer (invitation_id) where status = 'proposed';`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_invitation_id_version_unique" unique ("invitation_id", "version");`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_invitation_id_client_answer_id_unique" unique ("invitation_id", "client_answer_id");`,
    );

    this.addSql(`alter table "rfq_invitation" drop constraint "rfq_invitation_status_check";`);
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_status_check" check ("status" in ('pending', 'queued', 'failed', 'revoked', 'answered', 'declined', 'quoted', 'expired'));`,
    );

    this.addSql(`alter table "supplier_quote" drop constraint "supplier_quote_source_check";`);
    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_source_check" check ("source" in ('entered_by_staff', 'email', 'file', 'supplier_answer'));`,
    );

    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_rfq_id_foreign" foreign key ("rfq_id") references "rfq" ("id");`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_invitation_id_foreign" foreign key ("invitation_id") references "rfq_invitation" ("id");`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id");`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_quote_id_foreign" foreign key ("quote_id") references "supplier_quote" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_status_check" check ("status" in ('proposed', 'accepted', 'refused', 'superseded'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "rfq_invitation" drop constraint "rfq_invitation_status_check";`);
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_status_check" check ("status" in ('pending', 'queued', 'failed', 'revoked', 'declined', 'quoted', 'expired'));`,
    );

    this.addSql(`alter table "supplier_quote" drop constraint "supplier_quote_source_check";`);
    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_source_check" check ("source" in ('entered_by_staff', 'email', 'file'));`,
    );
  }
}
