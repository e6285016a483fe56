-- Removes at most p_max audit entries of expired sandbox keys, and the heads of chains that have none left. Partitions of
-- months that were over a day before the first of the keys was made are not looked into.
create or replace function audit.remove_sandbox_chains(p_keys uuid[], p_max int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  expired constant uuid[] := array(
    select k.id from public.api_key k
    where k.id = any(p_keys) and k.mode = 'sandbox' and k.expires_at < clock_timestamp()
  );
  first_made constant timestamptz := (select min(k.created_at) from public.api_key k where k.id = any(expired));
  removed int;
begin
  perform set_config('audit.cutting', 'on', true);
  delete from public.audit_entry a where (a.id, a.at) in (
    select e.id, e.at from public.audit_entry e where e.owner = any(expired) and e.at > first_made - interval '1 day'
    order by e.owner limit p_max
  );
  get diagnostics removed = row_count;
  perform set_config('audit.cutting', '', true);
  delete from audit.chain_head h where h.owner = any(expired)
    and not exists (select from public.audit_entry a where a.owner = h.owner);
  return removed;
end $$;

revoke execute on function audit.remove_sandbox_chains from public, gateway_app, gateway_system;
grant execute on function audit.remove_sandbox_chains to gateway_system;
