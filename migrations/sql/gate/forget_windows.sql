-- Whatever a window could still count is over after a day and a slot.
create or replace function gate.forget_windows() returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with counted as (
    delete from gate.rate_window
    where day_epoch < (extract(epoch from clock_timestamp()) * 1000)::bigint / 900000 - 97 returning 1
  ), spent as (
    delete from gate.point_window where newest < extract(epoch from clock_timestamp())::bigint - 61 returning 1
  ) select (select count(*) from counted)::int + (select count(*) from spent)::int
$$;

revoke execute on function gate.forget_windows from public, gateway_app, gateway_system;
grant execute on function gate.forget_windows to gateway_app, gateway_system;
