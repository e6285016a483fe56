import { Migration } from '@mikro-orm/migrations';

/** Interviews. A saved turn is one row, written whole. */
export class Migration20261121222000 extends Migration {
  override name = 'Migration20261121222000';

  override up(): void {
    this.addSql(
      `create table "interview" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "family" text not null, "status" text not null, "locale" text not null, "version" int not null default 1, "turn_count" int not null, "transcript" jsonb not null, "facts" jsonb not null, "dialogue" jsonb not null, "next_question" text null, "last_turn_at" timestamptz(3) not null, "last_turn_id" uuid not null, "published_capability_id" uuid null, "project_id" uuid null, "published_project_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "interview_status_last_turn_at_index" on "interview" ("status", "last_turn_at");`);

    this.addSql(
      `alter table "interview" add constraint "interview_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "interview" add constraint "interview_published_project_id_foreign" foreign key ("published_project_id") references "project" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "interview" add constraint "interview_family_check" check ("family" in ('capability', 'project_intake'));`,
    );
    this.addSql(
      `alter table "interview" add constraint "interview_status_check" check ("status" in ('open', 'ready', 'published', 'closed'));`,
    );
    this.addSql(`alter table "interview" add constraint "interview_locale_check" check ("locale" in ('en', 'zh'));`);
    this.addSql(`alter table "interview" enable row level security;`);
    this.addSql(
      `create policy "owner" on "interview" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "interview" to "gateway_system" using (true) with check (true);`);
  }
}
