-- Deletes windows in which every event has expired.
create or replace function auth.purge_rate_windows() returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with counted as (
    delete from auth.rate_window
    where day_epoch < (extract(epoch from clock_timestamp()) * 1000)::bigint / 900000 - 97 returning 1
  ) select count(*)::int from counted
$$;

revoke execute on function auth.purge_rate_windows from public, gateway_app, gateway_system;
grant execute on function auth.purge_rate_windows to gateway_app, gateway_system;
