import { Migration } from '@mikro-orm/migrations';

export class Migration20261123032243 extends Migration {
  override name = 'Migration20261123032243';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "record_change_owner_transaction_id_index" on "record_change" ("owner", "transaction_id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "record_change_owner_transaction_id_index";`);
  }
}
