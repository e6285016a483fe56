import { Migration } from '@mikro-orm/migrations';

export class Migration20261125234900 extends Migration {
  override name = 'Migration20261125234900';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "url" varchar(500) not null, "types" text[] not null, "status" text not null, "sealed_secret" varchar(200) not null, "former_secret" varchar(200) null, "former_secret_until" timestamptz(3) null, "last_sequence" bigint not null, "failing_since" timestamptz(3) null, "disabled_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "webhook_owner_id_index" on "webhook" ("owner", "id");`);

    this.addSql(
      `create table "webhook_delivery" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "webhook_id" uuid not null, "event_id" uuid not null, "sequence" bigint not null, "status" text not null, "attempts" int not null, "next_attempt_at" timestamptz(3) null, "lease_expires_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "webhook_delivery_due" on "webhook_delivery" ("next_attempt_at") where next_attempt_at is not null;`,
    );
    this.addSql(
      `create index "webhook_delivery_webhook_id_created_at_id_index" on "webhook_delivery" ("webhook_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "webhook_delivery_leased" on "webhook_delivery" ("webhook_id") where lease_expires_at is not null;`,
    );
    this.addSql(`create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at");`);
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_event_id_unique" unique ("webhook_id", "event_id");`,
    );

    this.addSql(
      `create table "webhook_attempt" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "webhook_id" uuid not null, "delivery_id" uuid null, "status" int null, "failure" text null, "answer" varchar(1024) null, "duration_ms" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "webhook_attempt_delivery_id_created_at_index" on "webhook_attempt" ("delivery_id", "created_at");`,
    );
    this.addSql(`create index "webhook_attempt_webhook_id_index" on "webhook_attempt" ("webhook_id");`);
    this.addSql(`create index "webhook_attempt_created_at_index" on "webhook_attempt" ("created_at");`);

    this.addSql(
      `alter table "webhook" add constraint "webhook_status_check" check ("status" in ('enabled', 'disabled'));`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_status_check" check ("status" in ('pending', 'delivered', 'failed'));`,
    );

    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_delivery_id_foreign" foreign key ("delivery_id") references "webhook_delivery" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_failure_check" check ("failure" in ('address_refused', 'unresolved', 'timeout', 'connection'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_webhook_id_foreign";`);
    this.addSql(`alter table "webhook_attempt" drop constraint "webhook_attempt_webhook_id_foreign";`);
    this.addSql(`alter table "webhook_attempt" drop constraint "webhook_attempt_delivery_id_foreign";`);
  }
}
