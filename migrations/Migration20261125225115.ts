import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225115 extends Migration {
  override name = 'Migration20261125225115';

  override up(): void | Promise<void> {
    this.addSql(`alter table "delivery" drop constraint "delivery_kind_check";`);
    this.addSql(`alter table "delivery" add "in_reply_to_id" uuid null;`);
    this.addSql(`create index delivery_thread on delivery (in_reply_to_id) where in_reply_to_id is not null;`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_kind_check" check ("kind" in ('quote_request', 'rfq_publication', 'counter_question'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_thread";`);
    this.addSql(`alter table "delivery" drop constraint "delivery_kind_check";`);
    this.addSql(`alter table "delivery" drop column "in_reply_to_id";`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_kind_check" check ("kind" in ('quote_request', 'rfq_publication'));`,
    );
  }
}
