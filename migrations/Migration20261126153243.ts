import { Migration } from '@mikro-orm/migrations';

export class Migration20261126153243 extends Migration {
  override name = 'Migration20261126153243';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "answer_file" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "name" varchar(200) not null, "media_type" text not null, "size_bytes" int not null, "sha256" varchar(64) not null, "stored_at" timestamptz(3) null, "attached_at" timestamptz(3) null, "invitation_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "answer_file_invitation_id_created_at_index" on "answer_file" ("invitation_id", "created_at");`,
    );
    this.addSql(`create index answer_file_unattached on answer_file (created_at) where attached_at is null;`);

    this.addSql(`alter table "supplier_answer" add "files" jsonb not null default '[]';`);

    this.addSql(
      `alter table "answer_file" add constraint "answer_file_invitation_id_foreign" foreign key ("invitation_id") references "rfq_invitation" ("id");`,
    );
    this.addSql(
      `alter table "answer_file" add constraint "answer_file_media_type_check" check ("media_type" in ('application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/jpeg', 'image/png', 'image/webp'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "answer_file";`);
    this.addSql(`alter table "supplier_answer" drop column "files";`);
  }
}
