-- Deferred to the end of the transaction. The first call numbers all events of the transaction.
create or replace function public.number_event() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.number_events();
  return null;
end $$;

revoke execute on function public.number_event from public, gateway_app, gateway_system;
