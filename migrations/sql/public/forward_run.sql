-- A run is forwarded once the draft of its action has left. One that was closed before stays closed.
create or replace function public.forward_run() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.run r
  set status = case r.status when 'saved' then 'forwarded' else r.status end,
    forwarded_at = new.updated_at, delivery_id = new.id, updated_at = new.updated_at,
    steps = r.steps || jsonb_build_object(
      'at', to_char(new.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'change', 'forwarded', 'by', 'requester')
  from public.action a
  where a.id = new.action_id and r.id = a.run_id and r.owner = a.owner and r.forwarded_at is null;
  return null;
end $$;

revoke execute on function public.forward_run from public, gateway_app, gateway_system;
