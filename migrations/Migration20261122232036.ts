import { Migration } from '@mikro-orm/migrations';

export class Migration20261122232036 extends Migration {
  override name = 'Migration20261122232036';

  override up(): void | Promise<void> {
    this.addSql(`alter table "member" drop constraint "member_role_check";`);
    this.addSql(
      `alter table "member" add constraint "member_role_check" check ("role" in ('owner', 'approver', 'member', 'viewer', 'operator', 'reviewer'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "member" drop constraint "member_role_check";`);
    this.addSql(
      `alter table "member" add constraint "member_role_check" check ("role" in ('owner', 'member', 'reviewer'));`,
    );
  }
}
