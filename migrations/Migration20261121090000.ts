import { Migration } from '@mikro-orm/migrations';

/** Who may do what: the service logs in as a role that row-level security binds; workers and imports take another. */
export class Migration20261121090000 extends Migration {
  override name = 'Migration20261121090000';

  override up(): void {
    // `inherit false`: a member that inherits would fall under the policies for gateway_system at all times.
    // Roles belong to the whole cluster: another database of it may make them at this very moment.
    for (const role of ['gateway_system nologin', 'gateway_app login']) {
      this.addSql(
        `do $$ begin create role ${role}; exception when duplicate_object or unique_violation then null; end $$;`,
      );
    }
    this.addSql(`grant gateway_system to gateway_app with inherit false, set true;`);
    this.addSql(`alter default privileges in schema public
      grant select, insert, update, delete on tables to gateway_app, gateway_system;`);
  }

  override down(): void {
    this.addSql(`alter default privileges in schema public
      revoke select, insert, update, delete on tables from gateway_app, gateway_system;`);
  }
}
