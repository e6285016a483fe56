import { Migration } from '@mikro-orm/migrations';

/** Capabilities, what of them is published, and the runs that are saved against them. */
export class Migration20261121221000 extends Migration {
  override name = 'Migration20261121221000';

  override up(): void {
    this.addSql(
      `create table "capability" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "title" varchar(200) not null, "factory_id" uuid null, "factory_name" varchar(300) null, "process" text not null, "materials" text[] not null, "min_quantity" int null, "max_quantity" int null, "lead_time_days" jsonb null, "regions" text[] not null, "tolerances_note" varchar(500) null, "version" int not null default 1, "confidence" text not null, "status" text not null, "facts" jsonb not null, "source_interview_id" uuid null, "submitted_at" timestamptz(3) not null, "review" jsonb null, "published_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "capability_owner_created_at_id_index" on "capability" ("owner", "created_at", "id");`);
    this.addSql(
      `create index "capability_status_submitted_at_id_index" on "capability" ("status", "submitted_at", "id");`,
    );

    this.addSql(
      `create table "published_capability" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" varchar(200) not null, "factory_id" uuid null, "factory_name" varchar(300) null, "process" text not null, "materials" text[] not null, "min_quantity" int null, "max_quantity" int null, "lead_time_days" jsonb null, "regions" text[] not null, "tolerances_note" varchar(500) null, "version" int not null default 1, "confidence" text not null, "published_at" timestamptz(3) not null, "places" text[] not null, "words" tsvector not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "published_capability_created_at_id_index" on "published_capability" ("created_at", "id");`,
    );
    this.addSql(`create index published_capability_words on published_capability using gin (words);`);

    this.addSql(
      `create table "run" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "capability_id" uuid not null, "capability_version" int not null, "project_id" uuid null, "status" text not null, "quantity" int not null, "input" jsonb not null, "quote_request" jsonb not null, "missing_fields" text[] not null, "note" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "run_owner_created_at_id_index" on "run" ("owner", "created_at", "id");`);

    this.addSql(
      `alter table "capability" add constraint "capability_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "capability" add constraint "capability_process_check" check ("process" in ('pcba', 'injection_molding', 'cnc', 'sheet_metal', 'die_casting', 'wire_harness', 'battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf', 'other'));`,
    );
    this.addSql(
      `alter table "capability" add constraint "capability_confidence_check" check ("confidence" in ('verified', 'reported', 'unverified'));`,
    );
    this.addSql(
      `alter table "capability" add constraint "capability_status_check" check ("status" in ('draft', 'in_review', 'published', 'rejected', 'retired'));`,
    );
    this.addSql(`alter table "capability" enable row level security;`);
    this.addSql(
      `create policy "owner" on "capability" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "capability" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "published_capability" add constraint "published_capability_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "published_capability" add constraint "published_capability_process_check" check ("process" in ('pcba', 'injection_molding', 'cnc', 'sheet_metal', 'die_casting', 'wire_harness', 'battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf', 'other'));`,
    );
    this.addSql(
      `alter table "published_capability" add constraint "published_capability_confidence_check" check ("confidence" in ('verified', 'reported', 'unverified'));`,
    );

    this.addSql(
      `alter table "run" add constraint "run_capability_id_foreign" foreign key ("capability_id") references "capability" ("id");`,
    );
    this.addSql(
      `alter table "run" add constraint "run_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "run" add constraint "run_status_check" check ("status" in ('saved', 'forwarded', 'closed'));`,
    );
    this.addSql(`alter table "run" enable row level security;`);
    this.addSql(
      `create policy "owner" on "run" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "run" to "gateway_system" using (true) with check (true);`);
  }
}
