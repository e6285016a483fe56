import { Migration } from '@mikro-orm/migrations';

export class Migration20261128140000 extends Migration {
  override name = 'Migration20261128140000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_state" ("instance" uuid not null, "name" varchar(60) not null, "every_seconds" int not null, "started_at" timestamptz(3) null, "succeeded_at" timestamptz(3) null, "failed_at" timestamptz(3) null, "failure" varchar(80) null, "failures" int not null, "saved_at" timestamptz(3) not null, primary key ("instance", "name"));`,
    );
    this.addSql(`create index "job_state_saved_at_index" on "job_state" ("saved_at");`);
    this.addSql(`revoke all on "job_state" from gateway_app;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "job_state";`);
  }
}
