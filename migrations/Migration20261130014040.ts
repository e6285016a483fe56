import { Migration } from '@mikro-orm/migrations';

/** Made while requests go on. */
export class Migration20261130014040 extends Migration {
  override name = 'Migration20261130014040';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql('drop index concurrently if exists delivery_by_dispatch_status;');
    this.addSql(
      'create index concurrently delivery_by_dispatch_status on delivery (owner, dispatch_status, status, id) where dispatch_status is not null;',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop index concurrently if exists delivery_by_dispatch_status;');
  }
}
