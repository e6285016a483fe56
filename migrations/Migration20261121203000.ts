import { Migration } from '@mikro-orm/migrations';

/** What has changed, for those who wait to be told: written by triggers, so that nothing that changes a record can forget to. */
export class Migration20261121203000 extends Migration {
  override name = 'Migration20261121203000';

  override up(): void {
    this.addSql(
      `create table "record_change" ("record_id" uuid not null, "transaction_id" xid8 not null, "owner" uuid not null, "kind" text not null, "project_id" uuid not null, "at" timestamptz(3) not null, primary key ("record_id", "transaction_id"));`,
    );
    this.addSql(
      `create index "record_change_project_id_transaction_id_index" on "record_change" ("project_id", "transaction_id");`,
    );
    this.addSql(`create index "record_change_at_index" on "record_change" ("at");`);
    this.addSql(
      `alter table "record_change" add constraint "record_change_kind_check" check ("kind" in ('delivery', 'action'));`,
    );
    this.addSql(`alter table "record_change" enable row level security;`);
    this.addSql(
      `create policy "owner" on "record_change" using (owner = nullif(current_setting('app.owner', true), '')::uuid) with check (owner = nullif(current_setting('app.owner', true), '')::uuid);`,
    );
    this.addSql(`create policy "system" on "record_change" to "gateway_system" using (true) with check (true);`);

    // Only the trigger writes, with its owner's rights, and only the worker forgets.
    this.addSql(`revoke insert, update, delete on record_change from gateway_app;`);
    this.addSql(`revoke insert, update on record_change from gateway_system;`);

    // Its argument names the columns that no caller sees. A dispatch is part of its delivery, a task of its action.
    this.addSql(`create function gate.note_change() returns trigger
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        unseen constant text[] := string_to_array(tg_argv[0], ' ');
        changed_kind text := tg_table_name;
        changed_id uuid;
        project uuid;
      begin
        if tg_op = 'UPDATE' and to_jsonb(new) - unseen = to_jsonb(old) - unseen then return null; end if;
        case tg_table_name
          when 'dispatch' then
            select 'delivery', d.id, d.project_id into changed_kind, changed_id, project
            from public.delivery d where d.id = new.delivery_id;
          when 'task' then
            select 'action', a.id, a.project_id into changed_kind, changed_id, project
            from public.action a where a.id = new.action_id;
          else
            changed_id := new.id;
            project := new.project_id;
        end case;
        insert into public.record_change (record_id, transaction_id, owner, kind, project_id, at)
        values (changed_id, pg_current_xact_id(), new.owner, changed_kind, project, clock_timestamp())
        on conflict do nothing;
        if found then perform pg_notify('record_change', new.owner::text); end if;
        return null;
      end $$;`);
    this.addSql(`revoke execute on function gate.note_change() from public;`);

    for (const [table, unseen] of Object.entries({
      action: 'updated_at lease_expires_at',
      delivery: 'updated_at reviewed',
      dispatch: 'updated_at lease_token next_attempt_at',
      task: 'updated_at',
    })) {
      this.addSql(`create trigger note_change after insert or update on "${table}"
        for each row execute function gate.note_change('${unseen}');`);
    }
  }
}
