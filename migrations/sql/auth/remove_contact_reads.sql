-- Deletes at most p_max reads that no longer count against a quota.
create or replace function auth.remove_contact_reads(p_max int) returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with past as (
    select c.ctid from auth.contact_read c where c.read_at <= clock_timestamp() - interval '1 day'
    order by c.read_at limit p_max for update skip locked
  ), removed as (
    delete from auth.contact_read c using past where c.ctid = past.ctid returning 1
  ) select count(*)::int from removed
$$;

revoke execute on function auth.remove_contact_reads from public, gateway_app, gateway_system;
grant execute on function auth.remove_contact_reads to gateway_system;
