import { Migration } from '@mikro-orm/migrations';

export class Migration20261126043005 extends Migration {
  override name = 'Migration20261126043005';

  override up(): void | Promise<void> {
    // The last entry that was removed from the beginning of a chain.
    this.addSql(
      `alter table audit.chain_head add column cut_seq int not null default 0, add column cut_hash text not null default '';`,
    );
    this.addSql(`create index contact_read_read_at on auth.contact_read (read_at);`);

    this.addSql(`create index "browser_session_expires_at_index" on "browser_session" ("expires_at");`);

    this.addSql(`create index "api_key_sandbox" on "api_key" ("expires_at") where mode = 'sandbox';`);

    this.addSql(`create index "device_connection_expires_at_index" on "device_connection" ("expires_at");`);

    this.addSql(`create index "interview_published_project_id_index" on "interview" ("published_project_id");`);
    this.addSql(`create index "interview_owner_index" on "interview" ("owner");`);

    this.addSql(`create index "engineering_preview_project_id_index" on "engineering_preview" ("project_id");`);

    this.addSql(`create index "rfq_action_id_index" on "rfq" ("action_id");`);

    this.addSql(`create index "publication_approval_action_id_index" on "publication_approval" ("action_id");`);

    this.addSql(`create index "disclosure_project_id_index" on "disclosure" ("project_id");`);
    this.addSql(`create index "disclosure_action_id_index" on "disclosure" ("action_id");`);

    this.addSql(`create index "sign_in_link_expires_at_index" on "sign_in_link" ("expires_at");`);

    this.addSql(`create index "supplier_link_download_created_at_index" on "supplier_link_download" ("created_at");`);

    this.addSql(`create index "supplier_answer_delivery_id_index" on "supplier_answer" ("delivery_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table audit.chain_head drop column cut_seq, drop column cut_hash;`);
    this.addSql(`drop index auth.contact_read_read_at;`);

    this.addSql(`drop index "api_key_sandbox";`);

    this.addSql(`drop index "browser_session_expires_at_index";`);

    this.addSql(`drop index "device_connection_expires_at_index";`);

    this.addSql(`drop index "disclosure_project_id_index";`);
    this.addSql(`drop index "disclosure_action_id_index";`);

    this.addSql(`drop index "engineering_preview_project_id_index";`);

    this.addSql(`drop index "interview_published_project_id_index";`);
    this.addSql(`drop index "interview_owner_index";`);

    this.addSql(`drop index "publication_approval_action_id_index";`);

    this.addSql(`drop index "rfq_action_id_index";`);

    this.addSql(`drop index "sign_in_link_expires_at_index";`);

    this.addSql(`drop index "supplier_answer_delivery_id_index";`);

    this.addSql(`drop index "supplier_link_download_created_at_index";`);
  }
}
