import { Migration } from '@mikro-orm/migrations';

export class Migration20261123130156 extends Migration {
  override name = 'Migration20261123130156';

  override up(): void | Promise<void> {
    this.addSql(`create index "rfq_invitation_delivery_id_index" on "rfq_invitation" ("delivery_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "rfq_invitation_delivery_id_index";`);
  }
}
