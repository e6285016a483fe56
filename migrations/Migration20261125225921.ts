import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225921 extends Migration {
  override name = 'Migration20261125225921';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "received_mail" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "source" text not null, "source_id" varchar(200) null, "status" text not null, "attempts" int not null default 0, "next_attempt_at" timestamptz(3) null, "mail_sha256" varchar(64) null, "mail" jsonb null, "is_automatic" boolean not null default false, "is_verified" boolean not null default false, "reason" text null, "suggested_delivery_id" uuid null, "dismissal_reason" varchar(400) null, primary key ("id"));`,
    );
    this.addSql(`create index "received_mail_next_attempt_at_index" on "received_mail" ("next_attempt_at");`);
    this.addSql(
      `alter table "received_mail" add constraint "received_mail_mail_sha256_unique" unique ("mail_sha256");`,
    );
    this.addSql(`create index received_mail_unmatched on received_mail (created_at, id) where status = 'unmatched';`);
    this.addSql(
      `alter table "received_mail" add constraint "received_mail_source_source_id_unique" unique ("source", "source_id");`,
    );

    this.addSql(
      `create table "delivery_reply" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "matched_by" text not null, "is_automatic" boolean not null, "is_verified" boolean not null, "received_at" timestamptz(3) not null, "delivery_id" uuid not null, "received_mail_id" uuid not null, "mail_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "delivery_reply" add constraint "delivery_reply_received_mail_id_unique" unique ("received_mail_id");`,
    );
    this.addSql(
      `create index "delivery_reply_delivery_id_created_at_id_index" on "delivery_reply" ("delivery_id", "created_at", "id");`,
    );

    this.addSql(
      `alter table "supplier_answer" add "source" text not null default 'link', add "evidence" jsonb not null default '[]';`,
    );
    this.addSql(
      `alter table "supplier_answer" add constraint "supplier_answer_source_check" check ("source" in ('link', 'mail'));`,
    );

    this.addSql(
      `alter table "received_mail" add constraint "received_mail_source_check" check ("source" in ('resend', 'mbox'));`,
    );
    this.addSql(
      `alter table "received_mail" add constraint "received_mail_status_check" check ("status" in ('pending', 'unmatched', 'assigned', 'dismissed', 'duplicate'));`,
    );
    this.addSql(
      `alter table "received_mail" add constraint "received_mail_reason_check" check ("reason" in ('no_reference', 'unknown_reference', 'ambiguous', 'not_verified', 'other_sender', 'unreadable'));`,
    );

    this.addSql(
      `alter table "delivery_reply" add constraint "delivery_reply_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id");`,
    );
    this.addSql(
      `alter table "delivery_reply" add constraint "delivery_reply_received_mail_id_foreign" foreign key ("received_mail_id") references "received_mail" ("id");`,
    );
    this.addSql(
      `alter table "delivery_reply" add constraint "delivery_reply_mail_id_foreign" foreign key ("mail_id") references "mail_message" ("id");`,
    );
    this.addSql(
      `alter table "delivery_reply" add constraint "delivery_reply_matched_by_check" check ("matched_by" in ('reference', 'thread', 'staff'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "delivery_reply";`);
    this.addSql(`drop table "received_mail";`);
    this.addSql(`alter table "supplier_answer" drop constraint "supplier_answer_source_check";`);
    this.addSql(`alter table "supplier_answer" drop column "source", drop column "evidence";`);
  }
}
