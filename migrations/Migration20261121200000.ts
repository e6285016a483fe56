import { Migration } from '@mikro-orm/migrations';

/** Deliveries that survive: when a worker tries again, whose turn an action is, and what providers have signed. */
export class Migration20261121200000 extends Migration {
  override name = 'Migration20261121200000';

  override up(): void {
    this.addSql(
      `create table "provider_event" ("id" varchar(255) not null, "provider" varchar(20) not null, "message_id" varchar(200) not null, "delivery_id" uuid null, "type" varchar(60) not null, "occurred_at" timestamptz(3) not null, "received_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "provider_event_message_id_index" on "provider_event" ("message_id");`);

    this.addSql(`alter table "action" add "lease_expires_at" timestamptz(3) null;`);
    this.addSql(`create index "action_lease_expires_at_index" on "action" ("lease_expires_at");`);

    this.addSql(`alter table "dispatch" add "next_attempt_at" timestamptz(3) null;`);
    this.addSql(`create index "dispatch_next_attempt_at_index" on "dispatch" ("next_attempt_at");`);

    // What was left before there was a worker is looked at once: it is sent, or found to be uncertain.
    this.addSql(`update dispatch set next_attempt_at = now() where status in ('ready', 'sending', 'uncertain');`);
    this.addSql(`update action set lease_expires_at = now() where status = 'running';`);
  }
}
