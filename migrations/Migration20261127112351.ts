import { Migration } from '@mikro-orm/migrations';

export class Migration20261127112351 extends Migration {
  override name = 'Migration20261127112351';

  override up(): void | Promise<void> {
    this.addSql(
      `create index delivery_approved on delivery (approved_at) where status = 'approved' and channel = 'email';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_approved";`);
  }
}
