import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100000 extends Migration {
  override name = 'Migration20261121100000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entry" ("id" uuid not null, "owner" uuid not null, "at" timestamptz(3) not null, "actor" varchar(80) not null, "action" varchar(80) not null, "resource" varchar(40) not null, "resource_id" varchar(80) not null, "request_id" varchar(40) null, "detail" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_entry_owner_at_id_index" on "audit_entry" ("owner", "at", "id");`);

    this.addSql(
      `create table "factory" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "directory_id" varchar(44) not null, "kind" text not null, "name_en" varchar(300) not null, "name_zh" varchar(300) null, "city" varchar(100) null, "region" varchar(100) null, "country" varchar(2) not null, "processes" text[] not null, "specialty" varchar(300) null, "capabilities" text[] not null, "min_quantities" jsonb not null, "startup_friendly" text not null, "answered_us" boolean not null, "last_answered_at" date null, "confidence" text not null, "certifications" jsonb not null, "directory_fields" jsonb not null, "what_they_told_us" jsonb not null, "quarantined" boolean not null default false, "aliases" text[] not null, "imported_on" date not null, "search_text" text not null, "row_sha256" varchar(64) not null, "raw" jsonb not null, "notes" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`alter table "factory" add constraint "factory_directory_id_unique" unique ("directory_id");`);
    this.addSql(`create index "factory_city_index" on "factory" ("city");`);
    this.addSql(`create index "factory_region_index" on "factory" ("region");`);
    this.addSql(`create index "factory_processes_index" on "factory" using gin ("processes");`);
    this.addSql(`create index "factory_aliases_index" on "factory" using gin ("aliases");`);
    this.addSql(`create index factory_lower_name_en on factory (lower(name_en));`);
    this.addSql(`create index factory_lower_name_zh on factory (lower(name_zh));`);

    this.addSql(
      `create table "factory_contact" ("factory_id" uuid not null, "contact_name" varchar(200) null, "contact_email" varchar(254) null, "contact_phone" varchar(60) null, "contact_wechat" varchar(100) null, "phones" text[] not null, "emails" text[] not null, "addresses_zh" text[] not null, primary key ("factory_id"));`,
    );

    this.addSql(
      `create table "idempotency_key" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "operation" varchar(40) not null, "key" varchar(120) not null, "fingerprint" varchar(64) not null, "record_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "idempotency_key" add constraint "idempotency_key_owner_operation_key_unique" unique ("owner", "operation", "key");`,
    );

    this.addSql(
      `create table "organisation" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "name" varchar(120) not null, "kind" text not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "member" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "email" varchar(254) not null, "role" text not null, "organisation_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`alter table "member" add constraint "member_owner_email_unique" unique ("owner", "email");`);

    this.addSql(
      `create table "browser_session" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "token_sha256" bytea not null, "expires_at" timestamptz(3) not null, "member_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "browser_session" add constraint "browser_session_token_sha256_unique" unique ("token_sha256");`,
    );

    this.addSql(
      `create table "api_key" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "sha256" bytea not null, "prefix" varchar(12) not null, "last4" varchar(4) not null, "label" varchar(80) null, "mode" text not null, "scopes" text[] not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "organisation_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`alter table "api_key" add constraint "api_key_sha256_unique" unique ("sha256");`);
    this.addSql(`create index "api_key_owner_created_at_id_index" on "api_key" ("owner", "created_at", "id");`);

    this.addSql(
      `create table "project" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "name" varchar(120) not null, "status" text not null, "mode" text not null, "intake" jsonb null, "intent" jsonb null, "context_number" int not null default 1, "stage_id" varchar(60) null, primary key ("id"));`,
    );
    this.addSql(`create index "project_owner_created_at_id_index" on "project" ("owner", "created_at", "id");`);

    this.addSql(
      `create table "action" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "kind" varchar(60) not null, "status" text not null, "project_version" varchar(20) not null, "input" jsonb not null, "output" jsonb null, "error" jsonb null, "started_at" timestamptz(3) null, "finished_at" timestamptz(3) null, "project_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "action_owner_created_at_id_index" on "action" ("owner", "created_at", "id");`);
    this.addSql(`create index "action_project_id_created_at_id_index" on "action" ("project_id", "created_at", "id");`);

    this.addSql(
      `create table "delivery" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "status" text not null, "channel" text not null, "project_version" varchar(20) not null, "cc" text[] not null, "subject" varchar(400) null, "body_en" text null, "body_zh" text null, "frozen_from" varchar(254) null, "frozen_name" varchar(200) null, "frozen_to" varchar(254) null, "payload" bytea null, "payload_sha256" varchar(64) null, "review_sha256" varchar(64) null, "reviewed" jsonb null, "approved_at" timestamptz(3) null, "approved_by_key_id" uuid null, "rejected_at" timestamptz(3) null, "reject_reason" varchar(400) null, "sent_at" timestamptz(3) null, "sent_by" varchar(120) null, "sent_reference" varchar(200) null, "action_id" uuid not null, "project_id" uuid not null, "factory_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "delivery_owner_created_at_id_index" on "delivery" ("owner", "created_at", "id");`);
    this.addSql(
      `create index "delivery_project_id_created_at_id_index" on "delivery" ("project_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "delivery_action_id_created_at_id_index" on "delivery" ("action_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "dispatch" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "status" text not null, "provider" varchar(20) not null, "provider_fingerprint" varchar(64) not null, "provider_key" varchar(120) not null, "payload_sha256" varchar(64) not null, "attempts" int not null default 0, "first_attempt_at" timestamptz(3) null, "retry_before" timestamptz(3) null, "lease_token" uuid null, "lease_expires_at" timestamptz(3) null, "last_outcome" varchar(40) null, "provider_message_id" varchar(200) null, "accepted_at" timestamptz(3) null, "events" jsonb not null, "delivery_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "dispatch_provider_message_id_index" on "dispatch" ("provider_message_id");`);
    this.addSql(`alter table "dispatch" add constraint "dispatch_delivery_id_unique" unique ("delivery_id");`);

    this.addSql(
      `create table "task" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "kind" varchar(60) not null, "title" varchar(200) not null, "status" text not null, "note" text null, "action_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`alter table "task" add constraint "task_action_id_unique" unique ("action_id");`);

    this.addSql(`alter table "audit_entry" enable row level security;`);
    this.addSql(
      `create policy "owner" on "audit_entry" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "audit_entry" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "factory" add constraint "factory_kind_check" check ("kind" in ('manufacturer', 'integrator', 'engineering'));`,
    );
    this.addSql(
      `alter table "factory" add constraint "factory_startup_friendly_check" check ("startup_friendly" in ('yes', 'no', 'unknown'));`,
    );
    this.addSql(
      `alter table "factory" add constraint "factory_confidence_check" check ("confidence" in ('verified', 'reported', 'unverified'));`,
    );

    this.addSql(
      `alter table "factory_contact" add constraint "factory_contact_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(`alter table "idempotency_key" enable row level security;`);
    this.addSql(
      `create policy "owner" on "idempotency_key" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "idempotency_key" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "organisation" add constraint "organisation_kind_check" check ("kind" in ('customer', 'internal'));`,
    );
    this.addSql(`alter table "organisation" enable row level security;`);
    this.addSql(
      `create policy "owner" on "organisation" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "organisation" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "member" add constraint "member_organisation_id_foreign" foreign key ("organisation_id") references "organisation" ("id");`,
    );
    this.addSql(
      `alter table "member" add constraint "member_role_check" check ("role" in ('owner', 'member', 'reviewer'));`,
    );
    this.addSql(`alter table "member" enable row level security;`);
    this.addSql(
      `create policy "owner" on "member" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "member" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "browser_session" add constraint "browser_session_member_id_foreign" foreign key ("member_id") references "member" ("id");`,
    );
    this.addSql(`alter table "browser_session" enable row level security;`);
    this.addSql(
      `create policy "owner" on "browser_session" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "browser_session" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "api_key" add constraint "api_key_organisation_id_foreign" foreign key ("organisation_id") references "organisation" ("id") on delete set null;`,
    );
    this.addSql(`alter table "api_key" add constraint "api_key_mode_check" check ("mode" in ('sandbox', 'live'));`);
    this.addSql(`alter table "api_key" enable row level security;`);
    this.addSql(
      `create policy "owner" on "api_key" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "api_key" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "project" add constraint "project_status_check" check ("status" in ('active', 'archived'));`,
    );
    this.addSql(`alter table "project" add constraint "project_mode_check" check ("mode" in ('sandbox', 'live'));`);
    this.addSql(`alter table "project" enable row level security;`);
    this.addSql(
      `create policy "owner" on "project" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "project" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "action" add constraint "action_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(
      `alter table "action" add constraint "action_status_check" check ("status" in ('queued', 'running', 'completed', 'failed'));`,
    );
    this.addSql(`alter table "action" enable row level security;`);
    this.addSql(
      `create policy "owner" on "action" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "action" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "delivery" add constraint "delivery_action_id_foreign" foreign key ("action_id") references "action" ("id");`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_status_check" check ("status" in ('draft', 'approved', 'queued', 'sent', 'rejected', 'resend_failed'));`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_channel_check" check ("channel" in ('email', 'wechat'));`,
    );
    this.addSql(`alter table "delivery" enable row level security;`);
    this.addSql(
      `create policy "owner" on "delivery" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "delivery" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "dispatch" add constraint "dispatch_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id");`,
    );
    this.addSql(
      `alter table "dispatch" add constraint "dispatch_status_check" check ("status" in ('ready', 'sending', 'uncertain', 'failed', 'accepted'));`,
    );
    this.addSql(`alter table "dispatch" enable row level security;`);
    this.addSql(
      `create policy "owner" on "dispatch" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "dispatch" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "task" add constraint "task_action_id_foreign" foreign key ("action_id") references "action" ("id");`,
    );
    this.addSql(
      `alter table "task" add constraint "task_status_check" check ("status" in ('open', 'in_progress', 'done', 'cancelled'));`,
    );
    this.addSql(`alter table "task" enable row level security;`);
    this.addSql(
      `create policy "owner" on "task" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "task" to "gateway_system" using (true) with check (true);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "factory_contact" drop constraint "factory_contact_factory_id_foreign";`);
    this.addSql(`alter table "delivery" drop constraint "delivery_factory_id_foreign";`);
    this.addSql(`alter table "member" drop constraint "member_organisation_id_foreign";`);
    this.addSql(`alter table "api_key" drop constraint "api_key_organisation_id_foreign";`);
    this.addSql(`alter table "browser_session" drop constraint "browser_session_member_id_foreign";`);
    this.addSql(`alter table "action" drop constraint "action_project_id_foreign";`);
    this.addSql(`alter table "delivery" drop constraint "delivery_project_id_foreign";`);
    this.addSql(`alter table "delivery" drop constraint "delivery_action_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_action_id_foreign";`);
    this.addSql(`alter table "dispatch" drop constraint "dispatch_delivery_id_foreign";`);
  }
}
