import { Migration } from '@mikro-orm/migrations';

export class Migration20261126053500 extends Migration {
  override name = 'Migration20261126053500';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notification_preference" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "answers" text not null default 'never', "approvals" text not null default 'never', "failures" text not null default 'never', "language" text null, "last_sequence" bigint not null, "member_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_member_id_unique" unique ("member_id");`,
    );

    this.addSql(
      `create table "notification_mail" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "status" text not null, "payload" text not null, "provider_fingerprint" varchar(64) not null, "attempts" int not null default 0, "retry_before" timestamptz(3) null, "lease_token" uuid null, "lease_expires_at" timestamptz(3) null, "next_attempt_at" timestamptz(3) null, "last_outcome" varchar(40) null, "provider_message_id" varchar(200) null, "accepted_at" timestamptz(3) null, "member_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "notification_mail_member_id_index" on "notification_mail" ("member_id");`);
    this.addSql(`create index "notification_mail_created_at_index" on "notification_mail" ("created_at");`);
    this.addSql(
      `create index notification_mail_due on notification_mail (next_attempt_at) where next_attempt_at is not null;`,
    );

    this.addSql(
      `create table "notification" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "event_id" uuid not null, "kind" text not null, "record_id" uuid not null, "due_at" timestamptz(3) null, "member_id" uuid not null, "mail_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "notification_mail_id_index" on "notification" ("mail_id");`);
    this.addSql(`create index "notification_created_at_index" on "notification" ("created_at");`);
    this.addSql(`create index notification_due on notification (due_at) where due_at is not null;`);
    this.addSql(
      `alter table "notification" add constraint "notification_member_id_event_id_unique" unique ("member_id", "event_id");`,
    );

    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_answers_check" check ("answers" in ('immediately', 'daily', 'never'));`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_approvals_check" check ("approvals" in ('immediately', 'daily', 'never'));`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_failures_check" check ("failures" in ('immediately', 'daily', 'never'));`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_language_check" check ("language" in ('en', 'zh'));`,
    );

    this.addSql(
      `alter table "notification_mail" add constraint "notification_mail_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification_mail" add constraint "notification_mail_status_check" check ("status" in ('ready', 'sending', 'accepted', 'failed', 'uncertain', 'dropped'));`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_mail_id_foreign" foreign key ("mail_id") references "notification_mail" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('answers', 'approvals', 'failures'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification" drop constraint "notification_mail_id_foreign";`);
  }
}
