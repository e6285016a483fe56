import { Migration } from '@mikro-orm/migrations';

export class Migration20261127001658 extends Migration {
  override name = 'Migration20261127001658';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "task_file" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "name" varchar(200) not null, "media_type" varchar(100) not null, "size_bytes" int not null, "sha256" varchar(64) not null, "stored_at" timestamptz(3) null, "removed_at" timestamptz(3) null, "task_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "task_file_task_id_created_at_index" on "task_file" ("task_id", "created_at");`);

    this.addSql(
      `alter table "task_file" add constraint "task_file_task_id_foreign" foreign key ("task_id") references "task" ("id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "task_file";`);
  }
}
