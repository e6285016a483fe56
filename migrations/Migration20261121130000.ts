import { Migration } from '@mikro-orm/migrations';

/** Sign-in links, device connections, and what sessions, keys and the audit need for them. */
export class Migration20261121130000 extends Migration {
  override name = 'Migration20261121130000';

  override up(): void {
    this.addSql(
      `create table "device_connection" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "device_code_sha256" bytea not null, "user_code_hash" varchar(43) not null, "client_name" varchar(80) not null, "client_version" varchar(40) null, "label" varchar(80) null, "scopes" text[] not null, "region" varchar(80) null, "status" text not null, "expires_at" timestamptz(3) not null, "interval" int not null, "polled_at" timestamptz(3) null, "sealed" bytea null, "key_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "device_connection" add constraint "device_connection_device_code_sha256_unique" unique ("device_code_sha256");`,
    );
    this.addSql(
      `alter table "device_connection" add constraint "device_connection_user_code_hash_unique" unique ("user_code_hash");`,
    );
    this.addSql(`alter table "device_connection" add constraint "device_connection_key_id_unique" unique ("key_id");`);

    this.addSql(
      `create table "sign_in_link" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "token_sha256" bytea not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "member_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "sign_in_link" add constraint "sign_in_link_token_sha256_unique" unique ("token_sha256");`,
    );
    this.addSql(`create index "sign_in_link_member_id_index" on "sign_in_link" ("member_id");`);

    this.addSql(`alter table "browser_session" drop constraint "browser_session_member_id_foreign";`);

    this.addSql(`alter table "audit_entry" add "seq" int null, add "hash" varchar(64) null;`);
    this.addSql(`create index "audit_entry_at_id_index" on "audit_entry" ("at", "id");`);

    this.addSql(`alter table "member" add "signed_in_at" timestamptz(3) null;`);
    this.addSql(`create index "member_email_index" on "member" ("email");`);
    this.addSql(`create index "member_owner_created_at_id_index" on "member" ("owner", "created_at", "id");`);

    this.addSql(
      `alter table "browser_session" add constraint "browser_session_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(`create index "browser_session_member_id_index" on "browser_session" ("member_id");`);
    this.addSql(
      `create index "browser_session_owner_created_at_id_index" on "browser_session" ("owner", "created_at", "id");`,
    );

    this.addSql(`alter table "api_key" add "temporary" boolean not null default false;`);

    this.addSql(
      `alter table "device_connection" add constraint "device_connection_key_id_foreign" foreign key ("key_id") references "api_key" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "device_connection" add constraint "device_connection_status_check" check ("status" in ('pending', 'approved', 'issued', 'acknowledged', 'denied', 'cancelled'));`,
    );
    this.addSql(`alter table "device_connection" enable row level security;`);
    this.addSql(
      `create policy "owner" on "device_connection" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "device_connection" to "gateway_system" using (true) with check (true);`);

    this.addSql(
      `alter table "sign_in_link" add constraint "sign_in_link_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "sign_in_link" enable row level security;`);
    this.addSql(
      `create policy "owner" on "sign_in_link" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "sign_in_link" to "gateway_system" using (true) with check (true);`);
  }
}
