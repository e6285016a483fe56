import { Migration } from '@mikro-orm/migrations';

/** Requests that were published to suppliers: who was invited, what each may be told and when, and what they quoted. */
export class Migration20261121225000 extends Migration {
  override name = 'Migration20261121225000';

  override up(): void {
    this.addSql(
      `create table "rfq" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "title" varchar(200) not null, "status" text not null, "anonymised" boolean not null, "scope" varchar(40) not null, "run_kind" varchar(40) not null, "priority" varchar(40) not null, "drawings_status" varchar(40) not null, "tool_ownership_required" boolean not null, "requested" jsonb not null, "quote_by" date null, "text_en" text not null, "text_zh" text not null, "review_sha256" varchar(64) not null, "line_ids" text[] not null, "file_ids" text[] not null, "closed_at" timestamptz(3) null, "action_id" uuid not null, "project_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "rfq_owner_created_at_id_index" on "rfq" ("owner", "created_at", "id");`);
    this.addSql(`create index "rfq_project_id_created_at_id_index" on "rfq" ("project_id", "created_at", "id");`);
    this.addSql(`create unique index rfq_open on rfq (action_id) where status <> 'closed';`);
    this.addSql(`create index rfq_due on rfq (quote_by) where status <> 'closed';`);

    this.addSql(
      `create table "publication_approval" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "selection" jsonb not null, "review_sha256" varchar(64) not null, "expires_at" timestamptz(3) not null, "approved_by_key_id" uuid null, "action_id" uuid not null, "rfq_id" uuid null, primary key ("id"));`,
    );

    this.addSql(
      `create table "rfq_invitation" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "status" text not null, "responded_at" timestamptz(3) null, "rfq_id" uuid not null, "factory_id" uuid not null, "delivery_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "rfq_invitation_rfq_id_created_at_id_index" on "rfq_invitation" ("rfq_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "disclosure" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "kind" text not null, "items" jsonb not null, "status" text not null, "release_at" timestamptz(3) not null, "released_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "revoke_reason" varchar(400) null, "project_id" uuid not null, "action_id" uuid not null, "rfq_id" uuid not null, "invitation_id" uuid not null, "factory_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "disclosure_owner_created_at_id_index" on "disclosure" ("owner", "created_at", "id");`);
    this.addSql(`create index "disclosure_rfq_id_created_at_id_index" on "disclosure" ("rfq_id", "created_at", "id");`);
    this.addSql(`create index disclosure_due on disclosure (release_at) where status = 'pending';`);

    this.addSql(
      `create table "rfq_line" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "number" int not null, "name" varchar(200) not null, "quantity_per_unit" bigint null, "rfq_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "rfq_line_rfq_id_number_index" on "rfq_line" ("rfq_id", "number");`);

    this.addSql(
      `create table "supplier_quote" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "version" int not null, "status" text not null, "source" text not null, "received_at" timestamptz(3) not null, "valid_until" date null, "offer" jsonb not null, "offer_sha256" varchar(64) not null, "superseded_at" timestamptz(3) null, "withdrawn_at" timestamptz(3) null, "withdraw_reason" varchar(400) null, "rfq_id" uuid not null, "invitation_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "supplier_quote_rfq_id_index" on "supplier_quote" ("rfq_id");`);
    this.addSql(
      `create unique index supplier_quote_submitted on supplier_quote (invitation_id) where status = 'submitted';`,
    );
    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_invitation_id_version_unique" unique ("invitation_id", "version");`,
    );

    this.addSql(
      `alter table "rfq" add constraint "rfq_action_id_foreign" foreign key ("action_id") references "action" ("id");`,
    );
    this.addSql(
      `alter table "rfq" add constraint "rfq_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(`alter table "rfq" add constraint "rfq_status_check" check ("status" in ('draft', 'sent', 'closed'));`);
    this.addSql(`alter table "rfq" enable row level security;`);
    this.addSql(
      `create policy "owner" on "rfq" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "rfq" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "publication_approval" add constraint "publication_approval_action_id_foreign" foreign key ("action_id") references "action" ("id");`,
    );
    this.addSql(
      `alter table "publication_approval" add constraint "publication_approval_rfq_id_foreign" foreign key ("rfq_id") references "rfq" ("id") on delete set null;`,
    );
    this.addSql(`alter table "publication_approval" enable row level security;`);
    this.addSql(
      `create policy "owner" on "publication_approval" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "publication_approval" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_rfq_id_foreign" foreign key ("rfq_id") references "rfq" ("id");`,
    );
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_factory_id_foreign" foreign key ("factory_id") references "factory" ("id");`,
    );
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "rfq_invitation" add constraint "rfq_invitation_status_check" check ("status" in ('pending', 'declined', 'quoted', 'expired'));`,
    );
    this.addSql(`alter table "rfq_invitation" enable row level security;`);
    this.addSql(
      `create policy "owner" on "rfq_invitation" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "rfq_invitation" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "disclosure" add constraint "disclosure_project_id_foreign" foreign key ("project_id") references "project" ("id");`,
    );
    this.addSql(
      `alter table "disclosure" add constraint "disclosure_action_id_foreign" foreign key ("action_id") references "action" ("id");`,
    );
    this.addSql(
      `alter table "disclosure" add constraint "disclosure_rfq_id_foreign" foreign key ("rfq_id") references "rfq" ("id");`,
    );
    this.addSql(
      `alter table "disclosure" add constraint "disclosure_invitation_id_foreign" foreign key ("invitation_id") references "rfq_invitation" ("id");`,
    );
    this.addSql(
      `alter table "disclosure" add constraint "disclosure_factory_id_foreign" foreign key ("factory_id") references "factory" ("id");`,
    );
    this.addSql(
      `alter table "disclosure" add constraint "disclosure_kind_check" check ("kind" in ('rfq_content', 'file', 'company_identity', 'product_identity'));`,
    );
    this.addSql(
      `alter table "disclosure" add constraint "disclosure_status_check" check ("status" in ('pending', 'released', 'revoked', 'expired'));`,
    );
    this.addSql(`alter table "disclosure" enable row level security;`);
    this.addSql(
      `create policy "owner" on "disclosure" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "disclosure" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "rfq_line" add constraint "rfq_line_rfq_id_foreign" foreign key ("rfq_id") references "rfq" ("id");`,
    );
    this.addSql(`alter table "rfq_line" enable row level security;`);
    this.addSql(
      `create policy "owner" on "rfq_line" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "rfq_line" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_rfq_id_foreign" foreign key ("rfq_id") references "rfq" ("id");`,
    );
    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_invitation_id_foreign" foreign key ("invitation_id") references "rfq_invitation" ("id");`,
    );
    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_status_check" check ("status" in ('submitted', 'superseded', 'withdrawn'));`,
    );
    this.addSql(
      `alter table "supplier_quote" add constraint "supplier_quote_source_check" check ("source" in ('entered_by_staff', 'email', 'file'));`,
    );
    this.addSql(`alter table "supplier_quote" enable row level security;`);
    this.addSql(
      `create policy "owner" on "supplier_quote" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "supplier_quote" to "gateway_system" using (true) with check (true);`);
  }
}
