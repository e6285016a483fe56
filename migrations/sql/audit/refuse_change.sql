-- Makes the audit log append-only. Only chain_entry may update, from within its trigger; a role that can create another
-- trigger owns the table anyway.
create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'Entries of the audit are only ever added.';
end $$;

revoke execute on function audit.refuse_change from public, gateway_app, gateway_system;
grant execute on function audit.refuse_change to gateway_app, gateway_system;
