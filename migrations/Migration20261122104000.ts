import { Migration } from '@mikro-orm/migrations';

/** The service reads which migrations were applied, to say whether it is ready. */
export class Migration20261122104000 extends Migration {
  override name = 'Migration20261122104000';

  override up(): void {
    this.addSql(`grant select on mikro_orm_migrations to gateway_app, gateway_system;`);
  }

  override down(): void {
    this.addSql(`revoke select on mikro_orm_migrations from gateway_app, gateway_system;`);
  }
}
