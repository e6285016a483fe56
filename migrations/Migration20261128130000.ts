import { Migration } from '@mikro-orm/migrations';

/** Keys with the time by which rows are partitioned, made while requests go on. */
export class Migration20261128130000 extends Migration {
  override name = 'Migration20261128130000';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    for (const [table, number] of [
      ['audit_entry', 'seq'],
      ['event', 'sequence'],
    ]) {
      this.addSql(`drop index concurrently if exists ${table}_id_at;`);
      this.addSql(`create unique index concurrently ${table}_id_at on ${table} (id, at);`);
      this.addSql(`drop index concurrently if exists ${table}_owner_${number}_at;`);
      this.addSql(`create unique index concurrently ${table}_owner_${number}_at on ${table} (owner, ${number}, at);`);
      // Proves to the next migration that all rows belong into the first partition. It is dropped there; until then no row
      // may be of a later month than that.
      this.addSql(`alter table ${table} drop constraint if exists ${table}_first;`);
      this.addSql(`do $$ begin
        execute format('alter table ${table} add constraint ${table}_first check (at < %L) not valid',
          (date_trunc('month', greatest(now(), (select max(at) from ${table})) at time zone 'UTC') + interval '4 months')
            at time zone 'UTC');
      end $$;`);
      this.addSql(`alter table ${table} validate constraint ${table}_first;`);
    }
  }

  override down(): void | Promise<void> {
    for (const [table, number] of [
      ['audit_entry', 'seq'],
      ['event', 'sequence'],
    ]) {
      this.addSql(`alter table ${table} drop constraint if exists ${table}_first;`);
      this.addSql(`drop index concurrently if exists ${table}_id_at;`);
      this.addSql(`drop index concurrently if exists ${table}_owner_${number}_at;`);
    }
  }
}
