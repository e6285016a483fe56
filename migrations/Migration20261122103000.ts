import { Migration } from '@mikro-orm/migrations';

/** Keys of what the graph creates are kept for a time; those of actions and runs as long as their record. */
export class Migration20261122103000 extends Migration {
  override name = 'Migration20261122103000';

  override up(): void {
    this.addSql(`alter table "idempotency_key" add "expires_at" timestamptz(3) null;`);
    this.addSql(`create index "idempotency_key_expires_at_index" on "idempotency_key" ("expires_at");`);
  }
}
