import { Migration } from '@mikro-orm/migrations';

/** Imports, changes of factories, exports. What a search compares lies in tables of its own now, see the next migration. */
export class Migration20261121150000 extends Migration {
  override name = 'Migration20261121150000';

  override up(): void {
    this.addSql(
      `create table "export" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "kind" text not null, "format" text not null, "filter" jsonb not null, "status" text not null, "failure" varchar(400) null, "rows" int null, "bytes" bigint null, "sha256" varchar(64) null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "export_owner_created_at_id_index" on "export" ("owner", "created_at", "id");`);
    this.addSql(`create index "export_expires_at_index" on "export" ("expires_at");`);

    this.addSql(
      `create table "export_chunk" ("export_id" uuid not null, "number" int not null, "owner" uuid not null, "bytes" bytea not null, primary key ("export_id", "number"));`,
    );

    this.addSql(
      `create table "factory_import" ("id" uuid not null, "created_at" timestamptz(3) not null, "source" varchar(300) not null, "imported_on" date not null, primary key ("id"));`,
    );
    this.addSql(`create index "factory_import_imported_on_index" on "factory_import" ("imported_on");`);

    this.addSql(
      `create table "factory_change" ("id" uuid not null, "at" timestamptz(3) not null, "factory_id" uuid not null, "import_id" uuid not null, "import_line" int not null, "changes" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "factory_change_factory_id_at_id_index" on "factory_change" ("factory_id", "at", "id");`);

    this.addSql(`drop index "factory_aliases_index";`);
    this.addSql(`create index factory_aliases on factory using gin (aliases) where aliases <> '{}';`);
    this.addSql(`drop index "factory_city_index";`);
    this.addSql(`drop index "factory_processes_index";`);
    this.addSql(`drop index "factory_region_index";`);
    // Rarely read and large: kept apart, and not compressed, which took most of the time of an import.
    this.addSql(`alter table "factory" alter column "raw" set storage external;`);
    this.addSql(`alter table "factory" add "import_id" uuid, add "import_line" int not null default 0;`);
    // What was imported before imports were written down came by one that nobody can name.
    this.addSql(
      `insert into "factory_import" ("id", "created_at", "source", "imported_on")
       select gen_random_uuid(), now(), 'before imports were recorded', max("imported_on") from "factory" having count(*) > 0;`,
    );
    this.addSql(`update "factory" set "import_id" = (select "id" from "factory_import");`);
    this.addSql(`alter table "factory" alter "import_id" set not null, alter "import_line" drop default;`);
    this.addSql(`alter table "factory" drop column "imported_on", drop column "search_text";`);
    this.addSql(
      `alter table "factory" add constraint "factory_import_id_foreign" foreign key ("import_id") references "factory_import" ("id");`,
    );

    this.addSql(`alter table "export" add constraint "export_kind_check" check ("kind" in ('factories'));`);
    this.addSql(
      `alter table "export" add constraint "export_format_check" check ("format" in ('csv', 'ndjson', 'parquet'));`,
    );
    this.addSql(
      `alter table "export" add constraint "export_status_check" check ("status" in ('running', 'complete', 'failed'));`,
    );
    this.addSql(`alter table "export" enable row level security;`);
    this.addSql(
      `create policy "owner" on "export" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "export" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "export_chunk" add constraint "export_chunk_export_id_foreign" foreign key ("export_id") references "export" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "export_chunk" enable row level security;`);
    this.addSql(
      `create policy "owner" on "export_chunk" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "export_chunk" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "factory_change" add constraint "factory_change_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "factory_change" add constraint "factory_change_import_id_foreign" foreign key ("import_id") references "factory_import" ("id");`,
    );
  }
}
