-- Inserts an event without a number; number_events sets it at the end of the transaction.
create or replace function public.insert_event(p_owner uuid, p_type text, p_id uuid, p_data jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare inserted constant int := coalesce(nullif(current_setting('app.events', true), ''), '0')::int + 1;
begin
  insert into public.event (id, owner, position, type, at, resource_type, resource_id, data)
  values (gen_random_uuid(), p_owner, inserted, p_type, clock_timestamp(), split_part(p_type, '.', 1), p_id,
    jsonb_strip_nulls(p_data));
  perform set_config('app.events', inserted::text, true);
end $$;

revoke execute on function public.insert_event from public, gateway_app, gateway_system;
