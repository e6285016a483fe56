-- Deletes reads that no longer count against a quota.
create or replace function auth.purge_contact_reads() returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with purged as (
    delete from auth.contact_read c where c.read_at <= clock_timestamp() - interval '1 day' returning 1
  ) select count(*)::int from purged
$$;

revoke execute on function auth.purge_contact_reads from public, gateway_app, gateway_system;
grant execute on function auth.purge_contact_reads to gateway_app, gateway_system;
