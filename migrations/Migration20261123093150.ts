import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093150 extends Migration {
  override name = 'Migration20261123093150';

  override up(): void | Promise<void> {
    this.addSql(`alter table "action" add "run_id" uuid null;`);
    this.addSql(`create index action_run on action (run_id) where run_id is not null;`);

    this.addSql(`alter table "record_change" drop constraint "record_change_kind_check";`);
    this.addSql(
      `alter table "record_change" add constraint "record_change_kind_check" check ("kind" in ('delivery', 'action', 'task'));`,
    );

    this.addSql(
      `alter table "run" add "steps" jsonb not null default '[]', add "forwarded_at" timestamptz(3) null, add "delivery_id" uuid null;`,
    );
    this.addSql(
      `create index "run_capability_id_forwarded_at_id_index" on "run" ("capability_id", "forwarded_at", "id");`,
    );

    this.addSql(
      `alter table "task" add "assignee" varchar(120) null, add "report" jsonb null, add "cancellation_reason" text null, add "steps" jsonb not null default '[]';`,
    );
    this.addSql(`create index "task_created_at_id_index" on "task" ("created_at", "id");`);
    this.addSql(`create index "task_status_created_at_id_index" on "task" ("status", "created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "action_run";`);
    this.addSql(`alter table "action" drop column "run_id";`);

    this.addSql(`alter table "record_change" drop constraint "record_change_kind_check";`);
    this.addSql(
      `alter table "record_change" add constraint "record_change_kind_check" check ("kind" in ('delivery', 'action'));`,
    );

    this.addSql(`drop index "run_capability_id_forwarded_at_id_index";`);
    this.addSql(`alter table "run" drop column "steps", drop column "forwarded_at", drop column "delivery_id";`);

    this.addSql(`drop index "task_created_at_id_index";`);
    this.addSql(`drop index "task_status_created_at_id_index";`);
    this.addSql(
      `alter table "task" drop column "assignee", drop column "report", drop column "cancellation_reason", drop column "steps";`,
    );
  }
}
