import { Migration } from '@mikro-orm/migrations';

export class Migration20261125220933 extends Migration {
  override name = 'Migration20261125220933';

  override up(): void | Promise<void> {
    this.addSql(`alter table "delivery" add "reply_reference" varchar(20) null;`);
    this.addSql(`alter table "delivery" add constraint "delivery_reply_reference_unique" unique ("reply_reference");`);

    this.addSql(`alter table "provider_event" add "mail_message_id" varchar(500) null;`);
    this.addSql(`create index "provider_event_mail_message_id_index" on "provider_event" ("mail_message_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery" drop constraint "delivery_reply_reference_unique";`);
    this.addSql(`alter table "delivery" drop column "reply_reference";`);

    this.addSql(`drop index "provider_event_mail_message_id_index";`);
    this.addSql(`alter table "provider_event" drop column "mail_message_id";`);
  }
}
