import { Migration } from '@mikro-orm/migrations';

/** Revisions of what factories need, from the list to the package. The bytes themselves are in the file store. */
export class Migration20261121224000 extends Migration {
  override name = 'Migration20261121224000';

  override up(): void {
    this.addSql(
      `create table "engineering_preview" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "revision" varchar(40) not null, "note" varchar(1000) null, "warnings" text[] not null, "expires_at" timestamptz(3) not null, "project_id" uuid not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "engineering_transfer" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "status" text not null, "expires_at" timestamptz(3) not null, "completed_at" timestamptz(3) null, "content_removed_at" timestamptz(3) null, "project_id" uuid not null, "preview_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "engineering_transfer" add constraint "engineering_transfer_preview_id_unique" unique ("preview_id");`,
    );
    this.addSql(
      `create index "engineering_transfer_project_id_created_at_id_index" on "engineering_transfer" ("project_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "engineering_transfer_status_content_removed_at_index" on "engineering_transfer" ("status", "content_removed_at");`,
    );

    this.addSql(
      `create table "engineering_file" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "position" int not null, "name" varchar(255) not null, "kind" text not null, "size_bytes" int not null, "sha256" varchar(64) not null, "content_type" varchar(120) null, "status" text not null, "upload" text not null, "wrong_uploads" int not null default 0, "reason" varchar(400) null, "uploaded_at" timestamptz(3) null, "content_transfer_id" uuid null, "preview_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "engineering_file_preview_id_position_index" on "engineering_file" ("preview_id", "position");`,
    );

    this.addSql(
      `create table "engineering_package" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "revision" varchar(40) not null, "title" varchar(200) not null, "note" varchar(1000) null, "status" text not null, "total_bytes" int not null, "project_id" uuid not null, "transfer_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "engineering_package" add constraint "engineering_package_transfer_id_unique" unique ("transfer_id");`,
    );
    this.addSql(
      `create index "engineering_package_project_id_created_at_id_index" on "engineering_package" ("project_id", "created_at", "id");`,
    );
    this.addSql(
      `create unique index "engineering_package_current" on "engineering_package" ("project_id") where status = 'current';`,
    );

    this.addSql(
      `alter table "engineering_preview" add constraint "engineering_preview_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(`alter table "engineering_preview" enable row level security;`);
    this.addSql(
      `create policy "owner" on "engineering_preview" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "engineering_preview" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "engineering_transfer" add constraint "engineering_transfer_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(
      `alter table "engineering_transfer" add constraint "engineering_transfer_preview_id_foreign" foreign key ("preview_id") references "engineering_preview" ("id");`,
    );
    this.addSql(
      `alter table "engineering_transfer" add constraint "engineering_transfer_status_check" check ("status" in ('open', 'complete', 'failed', 'expired'));`,
    );
    this.addSql(`alter table "engineering_transfer" enable row level security;`);
    this.addSql(
      `create policy "owner" on "engineering_transfer" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "engineering_transfer" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "engineering_file" add constraint "engineering_file_preview_id_foreign" foreign key ("preview_id") references "engineering_preview" ("id");`,
    );
    this.addSql(
      `alter table "engineering_file" add constraint "engineering_file_kind_check" check ("kind" in ('drawing', 'model_3d', 'gerber', 'bom', 'firmware', 'test_spec', 'photo', 'other'));`,
    );
    this.addSql(
      `alter table "engineering_file" add constraint "engineering_file_status_check" check ("status" in ('new', 'unchanged', 'changed', 'rejected'));`,
    );
    this.addSql(
      `alter table "engineering_file" add constraint "engineering_file_upload_check" check ("upload" in ('waiting', 'received', 'failed'));`,
    );
    this.addSql(`alter table "engineering_file" enable row level security;`);
    this.addSql(
      `create policy "owner" on "engineering_file" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "engineering_file" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "engineering_package" add constraint "engineering_package_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(
      `alter table "engineering_package" add constraint "engineering_package_transfer_id_foreign" foreign key ("transfer_id") references "engineering_transfer" ("id");`,
    );
    this.addSql(
      `alter table "engineering_package" add constraint "engineering_package_status_check" check ("status" in ('current', 'superseded'));`,
    );
    this.addSql(`alter table "engineering_package" enable row level security;`);
    this.addSql(
      `create policy "owner" on "engineering_package" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "engineering_package" to "gateway_system" using (true) with check (true);`);
  }
}
