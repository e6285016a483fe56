import { Migration } from '@mikro-orm/migrations';

export class Migration20261123124656 extends Migration {
  override name = 'Migration20261123124656';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "screening_confirmation" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "recipient_sha256" varchar(64) not null, "list_version" varchar(60) not null, "reason" varchar(500) not null, "confirmed_by" jsonb not null, "factory_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "screening_confirmation_by_recipient" on "screening_confirmation" ("factory_id", "owner", "recipient_sha256", "list_version");`,
    );

    this.addSql(
      `alter table "screening_confirmation" add constraint "screening_confirmation_factory_id_foreign" foreign key ("factory_id") references "factory" ("id");`,
    );
  }
}
