import { Migration } from '@mikro-orm/migrations';

export class Migration20261125220745 extends Migration {
  override name = 'Migration20261125220745';

  override up(): void | Promise<void> {
    this.addSql(`create index export_running on export (created_at) where status = 'running';`);

    this.addSql(`create index action_unfinished on action (status, created_at) where status in ('queued', 'running');`);

    this.addSql(`create index delivery_queued on delivery (approved_at) where status = 'queued';`);

    this.addSql(
      `create index dispatch_unsettled on dispatch (status, created_at) where status in ('ready', 'sending', 'uncertain');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "action_unfinished";`);

    this.addSql(`drop index "delivery_queued";`);

    this.addSql(`drop index "dispatch_unsettled";`);

    this.addSql(`drop index "export_running";`);
  }
}
