-- Copies the status of a dispatch to its delivery, where lists filter by it.
create or replace function public.set_dispatch_status() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update public.delivery set dispatch_status = null where id = old.delivery_id;
  else
    update public.delivery set dispatch_status = new.status
    where id = new.delivery_id and dispatch_status is distinct from new.status;
  end if;
  return null;
end $$;

revoke execute on function public.set_dispatch_status from public, gateway_app, gateway_system;
