import { Migration } from '@mikro-orm/migrations';

export class Migration20261123032143 extends Migration {
  override name = 'Migration20261123032143';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "passkey" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "name" varchar(80) not null, "credential_id" varchar(1364) not null, "public_key" bytea not null, "counter" bigint not null, "transports" text[] not null, "is_backed_up" boolean not null, "last_used_at" timestamptz(3) null, "member_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkey_member_id_created_at_id_index" on "passkey" ("member_id", "created_at", "id");`);

    this.addSql(
      `create table "passkey_challenge" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "purpose" text not null, "challenge" bytea not null, "nonce" varchar(43) null, "expires_at" timestamptz(3) not null, "member_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_challenge_unique" unique ("challenge");`,
    );
    this.addSql(`create index "passkey_challenge_expires_at_index" on "passkey_challenge" ("expires_at");`);
    this.addSql(`create index "passkey_challenge_member_id_index" on "passkey_challenge" ("member_id");`);

    this.addSql(`alter table "organisation" drop constraint "organisation_approval_policy_check";`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_approval_policy_check" check ("approval_policy" in ('KEYS_AND_MEMBERS', 'MEMBERS_ONLY', 'MEMBERS_WITH_PASSKEY'));`,
    );

    this.addSql(`alter table "delivery" add "passkey_signature" jsonb null;`);

    this.addSql(`alter table "publication_approval" add "passkey_signature" jsonb null;`);

    this.addSql(
      `alter table "passkey" add constraint "passkey_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_purpose_check" check ("purpose" in ('registration', 'confirmation', 'sign_in', 'delivery_approval', 'publication_approval'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery" drop column "passkey_signature";`);

    this.addSql(`alter table "organisation" drop constraint "organisation_approval_policy_check";`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_approval_policy_check" check ("approval_policy" in ('KEYS_AND_MEMBERS', 'MEMBERS_ONLY'));`,
    );

    this.addSql(`alter table "publication_approval" drop column "passkey_signature";`);
  }
}
