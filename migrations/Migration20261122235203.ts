import { Migration } from '@mikro-orm/migrations';

export class Migration20261122235203 extends Migration {
  override name = 'Migration20261122235203';

  override up(): void {
    this.addSql(`alter table "member" drop constraint "member_role_check";`);
    this.addSql(
      `alter table "member" add constraint "member_role_check" check ("role" in ('owner', 'approver', 'member', 'viewer', 'operator', 'reviewer'));`,
    );
    this.addSql(`alter table "organisation" add "approval_policy" text not null default 'KEYS_AND_MEMBERS';`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_approval_policy_check" check ("approval_policy" in ('KEYS_AND_MEMBERS', 'MEMBERS_ONLY'));`,
    );
    for (const table of ['delivery', 'publication_approval']) {
      this.addSql(`alter table "${table}" add "approved_by" jsonb null;`);
      this.addSql(
        `update "${table}" t set approved_by = jsonb_build_object('kind', 'KEY', 'id', t.approved_by_key_id, 'label', k.label)
        from api_key k where k.id = t.approved_by_key_id;`,
      );
      this.addSql(`alter table "${table}" drop column "approved_by_key_id";`);
    }
  }

  override down(): void {
    for (const table of ['delivery', 'publication_approval']) {
      this.addSql(`alter table "${table}" add "approved_by_key_id" uuid null;`);
      this.addSql(
        `update "${table}" set approved_by_key_id = (approved_by ->> 'id')::uuid where approved_by ->> 'kind' = 'KEY';`,
      );
      this.addSql(`alter table "${table}" drop column "approved_by";`);
    }
    this.addSql(`alter table "organisation" drop constraint "organisation_approval_policy_check";`);
    this.addSql(`alter table "organisation" drop column "approval_policy";`);
    this.addSql(`alter table "member" drop constraint "member_role_check";`);
    this.addSql(
      `alter table "member" add constraint "member_role_check" check ("role" in ('owner', 'member', 'reviewer'));`,
    );
  }
}
