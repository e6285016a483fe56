-- Deletes at most p_max positions older than a day, which every usable replica has reached.
create or replace function auth.remove_old_positions(p_max int) returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with past as (
    select p.ctid from auth.write_position p where p.saved_at <= clock_timestamp() - interval '1 day'
    limit p_max for update skip locked
  ), removed as (
    delete from auth.write_position p using past where p.ctid = past.ctid returning 1
  ) select count(*)::int from removed
$$;

revoke execute on function auth.remove_old_positions from public, gateway_app, gateway_system;
grant execute on function auth.remove_old_positions to gateway_system;
