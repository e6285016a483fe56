import { Migration } from '@mikro-orm/migrations';

export class Migration20261126193431 extends Migration {
  override name = 'Migration20261126193431';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mail_attachment" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "number" int not null, "name" varchar(200) not null, "media_type" varchar(100) not null, "size_bytes" int not null, "sha256" varchar(64) not null, "stored_at" timestamptz(3) null, "discarded_at" timestamptz(3) null, "received_mail_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index mail_attachment_discarded on mail_attachment (discarded_at) where discarded_at is not null;`,
    );
    this.addSql(
      `alter table "mail_attachment" add constraint "mail_attachment_received_mail_id_number_unique" unique ("received_mail_id", "number");`,
    );

    this.addSql(`alter table "event" drop constraint "event_type_check";`);
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('project.created', 'project.updated', 'action.completed', 'action.failed', 'delivery.drafted', 'delivery.approved', 'delivery.rejected', 'delivery.sent', 'delivery.failed', 'delivery.uncertain', 'delivery.delivered', 'delivery.bounced', 'delivery.replied', 'rfq.sent', 'rfq.closed', 'answer.received', 'answer.accepted', 'quote.recorded', 'task.changed', 'run.forwarded', 'export.completed', 'key.created', 'key.revoked'));`,
    );

    this.addSql(
      `create index "delivery_reply_owner_created_at_id_index" on "delivery_reply" ("owner", "created_at", "id");`,
    );

    this.addSql(
      `alter table "mail_attachment" add constraint "mail_attachment_received_mail_id_foreign" foreign key ("received_mail_id") references "received_mail" ("id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "mail_attachment";`);
    this.addSql(`delete from "event" where "type" = 'delivery.replied';`);
    this.addSql(`drop index "delivery_reply_owner_created_at_id_index";`);

    this.addSql(`alter table "event" drop constraint "event_type_check";`);
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('project.created', 'project.updated', 'action.completed', 'action.failed', 'delivery.drafted', 'delivery.approved', 'delivery.rejected', 'delivery.sent', 'delivery.failed', 'delivery.uncertain', 'delivery.delivered', 'delivery.bounced', 'rfq.sent', 'rfq.closed', 'answer.received', 'answer.accepted', 'quote.recorded', 'task.changed', 'run.forwarded', 'export.completed', 'key.created', 'key.revoked'));`,
    );
  }
}
