import { Migration } from '@mikro-orm/migrations';

export class Migration20261125220505 extends Migration {
  override name = 'Migration20261125220505';

  override up(): void | Promise<void> {
    this.addSql(`alter table "record_change" drop constraint "record_change_kind_check";`);
    this.addSql(
      `alter table "record_change" add constraint "record_change_kind_check" check ("kind" in ('delivery', 'action', 'task', 'supplier_answer'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "record_change" drop constraint "record_change_kind_check";`);
    this.addSql(
      `alter table "record_change" add constraint "record_change_kind_check" check ("kind" in ('delivery', 'action', 'task'));`,
    );
  }
}
