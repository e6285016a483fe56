import { Migration } from '@mikro-orm/migrations';

/** The library: guides, and what a search compares of their sections. */
export class Migration20261121223000 extends Migration {
  override name = 'Migration20261121223000';

  override up(): void {
    this.addSql(
      `create table "knowledge_document" ("id" varchar(80) not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "origin" text not null, "title" varchar(200) not null, "title_zh" varchar(200) null, "language" text not null, "stage_ids" text[] not null, "summary" varchar(600) not null, "summary_zh" varchar(300) null, "sources" jsonb not null, "source_url" varchar(300) null, "body" text not null, "sha256" varchar(64) not null, "words_version" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create table "knowledge_section" ("document_id" varchar(80) not null, "position" int not null, "title" text null, "text" text not null, "words" tsvector not null, primary key ("document_id", "position"));`,
    );
    this.addSql(`create index knowledge_section_words on knowledge_section using gin (words);`);
    this.addSql(
      `alter table "knowledge_document" add constraint "knowledge_document_origin_check" check ("origin" in ('library', 'operator'));`,
    );
    this.addSql(
      `alter table "knowledge_document" add constraint "knowledge_document_language_check" check ("language" in ('en', 'zh'));`,
    );
    this.addSql(
      `alter table "knowledge_section" add constraint "knowledge_section_document_id_foreign" foreign key ("document_id") references "knowledge_document" ("id") on delete cascade;`,
    );
  }
}
