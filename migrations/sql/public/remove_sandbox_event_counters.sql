-- Removes the counters of events of expired sandbox keys, which no statement of the service may change.
create or replace function public.remove_sandbox_event_counters(p_keys uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.event_counter c using public.api_key k
  where c.owner = any(p_keys) and k.id = c.owner and k.mode = 'sandbox' and k.expires_at < clock_timestamp()
$$;

revoke execute on function public.remove_sandbox_event_counters from public, gateway_app, gateway_system;
grant execute on function public.remove_sandbox_event_counters to gateway_system;
