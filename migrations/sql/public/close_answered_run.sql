-- A quote of its supplier closes a forwarded run.
create or replace function public.close_answered_run() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.run r
  set status = 'closed', updated_at = new.created_at,
    steps = r.steps || jsonb_build_object(
      'at', to_char(new.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'change', 'closed', 'by', 'supplier')
  from public.rfq q join public.action a on a.id = q.action_id
  where q.id = new.rfq_id and r.id = a.run_id and r.owner = a.owner and r.status = 'forwarded';
  return null;
end $$;

revoke execute on function public.close_answered_run from public, gateway_app, gateway_system;
