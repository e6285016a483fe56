import { Migration } from '@mikro-orm/migrations';

export class Migration20261127061358 extends Migration {
  override name = 'Migration20261127061358';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_reading" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "read_at" timestamptz(3) not null, "review_sha256" varchar(64) not null, "content" jsonb not null, "member_id" uuid not null, "delivery_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "review_reading_delivery_id_index" on "review_reading" ("delivery_id");`);
    this.addSql(
      `alter table "review_reading" add constraint "review_reading_member_id_delivery_id_unique" unique ("member_id", "delivery_id");`,
    );

    this.addSql(
      `alter table "review_reading" add constraint "review_reading_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review_reading" add constraint "review_reading_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "review_reading";`);
  }
}
