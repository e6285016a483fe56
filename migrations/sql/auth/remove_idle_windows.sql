-- Looks at p_max windows after the key p_after, and deletes those in which every event has expired and that nobody holds. A
-- charge follows an event of its window, so it has expired too. last is the key to go on after, or null after the end.
create or replace function auth.remove_idle_windows(p_after text, p_max int, out last text, out removed int)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  keys constant text[] := array(select bucket from auth.rate_window where bucket > p_after order by bucket limit p_max);
  now_s constant bigint := extract(epoch from clock_timestamp())::bigint;
begin
  if cardinality(keys) = p_max then last := keys[p_max]; end if;
  with idle as (
    select w.ctid from auth.rate_window w
    where w.bucket = any(keys) and w.day_epoch < now_s * 1000 / 900000 - 97 for update skip locked
  ), deleted as (
    delete from auth.rate_window w using idle where w.ctid = idle.ctid returning 1
  ) select count(*) from deleted into removed;
end $$;

revoke execute on function auth.remove_idle_windows from public, gateway_app, gateway_system;
grant execute on function auth.remove_idle_windows to gateway_system;
