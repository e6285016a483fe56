import { Migration } from '@mikro-orm/migrations';

export class Migration20261123002254 extends Migration {
  override name = 'Migration20261123002254';

  override up(): void | Promise<void> {
    this.addSql(`create index "project_owner_updated_at_id_index" on "project" ("owner", "updated_at", "id");`);
    this.addSql(`create index project_by_name on project (owner, name collate "C", id);`);

    this.addSql(
      `create index "interview_project_id_created_at_id_index" on "interview" ("project_id", "created_at", "id");`,
    );

    this.addSql(`create index "action_owner_status_id_index" on "action" ("owner", "status", "id");`);

    this.addSql(`create index "delivery_owner_updated_at_id_index" on "delivery" ("owner", "updated_at", "id");`);
    this.addSql(`create index "delivery_owner_status_id_index" on "delivery" ("owner", "status", "id");`);
    this.addSql(
      `create index "delivery_owner_status_created_at_id_index" on "delivery" ("owner", "status", "created_at", "id");`,
    );

    this.addSql(`create index rfq_by_quote_by on rfq (owner, coalesce(quote_by, 'infinity'::date), id);`);

    this.addSql(`create index "run_project_id_created_at_id_index" on "run" ("project_id", "created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "action_owner_status_id_index";`);

    this.addSql(`drop index "delivery_owner_updated_at_id_index";`);
    this.addSql(`drop index "delivery_owner_status_id_index";`);
    this.addSql(`drop index "delivery_owner_status_created_at_id_index";`);

    this.addSql(`drop index "interview_project_id_created_at_id_index";`);

    this.addSql(`drop index "project_owner_updated_at_id_index";`);
    this.addSql(`drop index "project_by_name";`);

    this.addSql(`drop index "rfq_by_quote_by";`);

    this.addSql(`drop index "run_project_id_created_at_id_index";`);
  }
}
