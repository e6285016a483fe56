import { Migration } from '@mikro-orm/migrations';

export class Migration20261123005125 extends Migration {
  override name = 'Migration20261123005125';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "delivery_owner_status_updated_at_id_index" on "delivery" ("owner", "status", "updated_at", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_owner_status_updated_at_id_index";`);
  }
}
