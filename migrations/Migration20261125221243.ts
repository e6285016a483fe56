import { Migration } from '@mikro-orm/migrations';

export class Migration20261125221243 extends Migration {
  override name = 'Migration20261125221243';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "event" ("id" uuid not null, "owner" uuid not null, "sequence" bigint null, "position" int not null, "type" text not null, "at" timestamptz(3) not null, "resource_type" text not null, "resource_id" uuid not null, "data" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "event_owner_type_sequence_index" on "event" ("owner", "type", "sequence");`);
    this.addSql(`create index "event_at_index" on "event" ("at");`);
    this.addSql(`create index "event_unnumbered" on "event" ("owner") where sequence is null;`);
    this.addSql(`alter table "event" add constraint "event_owner_sequence_unique" unique ("owner", "sequence");`);

    this.addSql(`create table "event_counter" ("owner" uuid not null, "last" bigint not null, primary key ("owner"));`);

    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('project.created', 'project.updated', 'action.completed', 'action.failed', 'delivery.drafted', 'delivery.approved', 'delivery.rejected', 'delivery.sent', 'delivery.failed', 'delivery.uncertain', 'delivery.delivered', 'delivery.bounced', 'rfq.sent', 'rfq.closed', 'answer.received', 'answer.accepted', 'quote.recorded', 'task.changed', 'run.forwarded', 'export.completed', 'key.created', 'key.revoked'));`,
    );
    this.addSql(
      `alter table "event" add constraint "event_resource_type_check" check ("resource_type" in ('project', 'action', 'delivery', 'rfq', 'answer', 'quote', 'task', 'run', 'export', 'key'));`,
    );

    // Triggers insert and number events; a job purges them.
    this.addSql(`revoke insert, update, delete on event, event_counter from gateway_app;`);
    this.addSql(`revoke insert, update on event from gateway_system;`);
    this.addSql(`revoke insert, update, delete on event_counter from gateway_system;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "event_counter";`);
    this.addSql(`drop table "event";`);
  }
}
