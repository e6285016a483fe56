import { Migration } from '@mikro-orm/migrations';

export class Migration20261123090608 extends Migration {
  override name = 'Migration20261123090608';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "supplier_link" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "version" int not null, "token_sha256" varchar(64) null, "revoked_at" timestamptz(3) null, "delivery_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "supplier_link" add constraint "supplier_link_token_sha256_unique" unique ("token_sha256");`,
    );
    this.addSql(
      `alter table "supplier_link" add constraint "supplier_link_delivery_id_unique" unique ("delivery_id");`,
    );

    this.addSql(
      `create table "supplier_link_download" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "owner" uuid not null, "file_id" uuid not null, "country" varchar(2) null, "delivery_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "supplier_link_download_delivery_id_created_at_id_index" on "supplier_link_download" ("delivery_id", "created_at", "id");`,
    );

    this.addSql(
      `alter table "delivery" add "has_link" boolean not null default false, add "files" jsonb not null default '[]';`,
    );

    this.addSql(`alter table "rfq_line" add "disclosed_name" text null;`);

    this.addSql(
      `alter table "supplier_link" add constraint "supplier_link_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id");`,
    );

    this.addSql(
      `alter table "supplier_link_download" add constraint "supplier_link_download_delivery_id_foreign" foreign key ("delivery_id") references "delivery" ("id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery" drop column "has_link", drop column "files";`);

    this.addSql(`alter table "rfq_line" drop column "disclosed_name";`);
  }
}
