import { Migration } from '@mikro-orm/migrations';

export class Migration20261126043748 extends Migration {
  override name = 'Migration20261126043748';

  override up(): void | Promise<void> {
    this.addSql(`create index "rfq_created_at_id_index" on "rfq" ("created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "rfq_created_at_id_index";`);
  }
}
