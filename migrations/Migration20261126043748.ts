import { Migration } from '@mikro-orm/migrations';

export class Migration20261126043748 extends Migration {
  override name = 'Migration20261126043748';

  override up(): void | Promise<void> {
    this.addSql(
      `create index delivery_outbox on delivery (status, (case when approved_at is null then created_at else approved_at end), id) where status in ('queued', 'needs_contact');`,
    );

    this.addSql(`create index "rfq_created_at_id_index" on "rfq" ("created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_outbox";`);

    this.addSql(`drop index "rfq_created_at_id_index";`);
  }
}
