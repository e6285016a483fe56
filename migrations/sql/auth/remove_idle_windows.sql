-- Looks at p_max windows of rate limits and at p_max windows of costs after the key p_after, and deletes those in which
-- every event has expired and that nobody holds. last is the key to go on after, or null after the end.
create or replace function auth.remove_idle_windows(p_after text, p_max int, out last text, out removed int)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  rate_keys constant text[] := array(
    select bucket from auth.rate_window where bucket > p_after order by bucket limit p_max
  );
  point_keys constant text[] := array(
    select bucket from auth.point_window where bucket > p_after order by bucket limit p_max
  );
  now_s constant bigint := extract(epoch from clock_timestamp())::bigint;
  ends text[] := '{}';
begin
  -- What is beyond the smaller end is looked at again.
  if cardinality(rate_keys) = p_max then ends := ends || rate_keys[p_max]; end if;
  if cardinality(point_keys) = p_max then ends := ends || point_keys[p_max]; end if;
  select min(e) into last from unnest(ends) e;
  with idle as (
    select w.ctid from auth.rate_window w
    where w.bucket = any(rate_keys) and w.day_epoch < now_s * 1000 / 900000 - 97 for update skip locked
  ), counted as (
    delete from auth.rate_window w using idle where w.ctid = idle.ctid returning 1
  ), unspent as (
    select w.ctid from auth.point_window w where w.bucket = any(point_keys) and w.newest < now_s - 61
    for update skip locked
  ), spent as (
    delete from auth.point_window w using unspent where w.ctid = unspent.ctid returning 1
  ) select (select count(*) from counted) + (select count(*) from spent) into removed;
end $$;

revoke execute on function auth.remove_idle_windows from public, gateway_app, gateway_system;
grant execute on function auth.remove_idle_windows to gateway_system;
