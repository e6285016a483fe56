import { Migration } from '@mikro-orm/migrations';

/** What we wrote with factories and noted of calls, and which factories took part. */
export class Migration20261121160000 extends Migration {
  override name = 'Migration20261121160000';

  override up(): void {
    this.addSql(
      `create table "interaction_import" ("id" uuid not null, "source" varchar(300) not null, "imported_on" date not null, "mails" int not null, primary key ("id"));`,
    );
    this.addSql(`create index "interaction_import_imported_on_index" on "interaction_import" ("imported_on");`);

    this.addSql(
      `create table "call_note" ("id" uuid not null, "sha256" varchar(64) not null, "import_id" uuid not null, "import_line" int not null, "factory" varchar(120) null, "title" varchar(300) not null, "created_at_source" timestamptz(3) null, "participants" text[] not null, "usable" varchar(200) not null, "summary_markdown" text null, "transcript_text" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "call_note" add constraint "call_note_sha256_unique" unique ("sha256");`);

    this.addSql(
      `create table "call_party" ("call_id" uuid not null, "factory_id" uuid not null, primary key ("call_id", "factory_id"));`,
    );
    this.addSql(`create index "call_party_factory_id_index" on "call_party" ("factory_id");`);

    this.addSql(
      `create table "mail_message" ("id" uuid not null, "sha256" varchar(64) not null, "import_id" uuid not null, "import_line" int not null, "message_id" text null, "ancestors" text[] not null, "sender" varchar(254) not null, "recipients" text[] not null, "subject" text null, "sent_at" timestamptz(3) null, "snippet" text null, "body" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "mail_message" add constraint "mail_message_sha256_unique" unique ("sha256");`);

    this.addSql(
      `create table "mail_party" ("mail_id" uuid not null, "factory_id" uuid not null, "wrote" boolean not null, primary key ("mail_id", "factory_id"));`,
    );
    this.addSql(`create index "mail_party_factory_id_index" on "mail_party" ("factory_id");`);

    this.addSql(
      `alter table "call_note" add constraint "call_note_import_id_foreign" foreign key ("import_id") references "interaction_import" ("id");`,
    );

    this.addSql(
      `alter table "call_party" add constraint "call_party_call_id_foreign" foreign key ("call_id") references "call_note" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "call_party" add constraint "call_party_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "mail_message" add constraint "mail_message_import_id_foreign" foreign key ("import_id") references "interaction_import" ("id");`,
    );

    this.addSql(
      `alter table "mail_party" add constraint "mail_party_mail_id_foreign" foreign key ("mail_id") references "mail_message" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "mail_party" add constraint "mail_party_factory_id_foreign" foreign key ("factory_id") references "factory" ("id") on update cascade on delete cascade;`,
    );
  }
}
