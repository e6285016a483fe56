-- Makes the audit log append-only. Only chain_entry may update, from within its trigger, and only functions of the owner
-- of the table that remove what is no longer kept may delete; a role that can create another trigger owns it anyway.
create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return null; end if;
  if tg_op = 'DELETE' and current_setting('audit.cutting', true) = 'on'
    and current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return null;
  end if;
  raise exception 'Entries of the audit are only ever added.';
end $$;

revoke execute on function audit.refuse_change from public, gateway_app, gateway_system;
grant execute on function audit.refuse_change to gateway_app, gateway_system;
