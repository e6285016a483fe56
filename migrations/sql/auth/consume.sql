-- Counts one event in a bucket if its limits per minute and per 24 hours allow it. A null limit is no limit. The minute is
-- not stored if it allows as much as the day, because it would never refuse.
create or replace function auth.consume(p_bucket text, p_minute int, p_day int, p_now_ms bigint default null)
returns table (allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int, at_ms bigint)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select r.allowed, r.minute_left, r.day_left, r.retry_after_s, r.minute_reset_s, r.day_reset_s, r.at_ms
  from auth.admit_request(p_bucket, true, p_minute, p_day, null, null, true, p_now_ms) r
$$;

revoke execute on function auth.consume from public, gateway_app, gateway_system;
grant execute on function auth.consume to gateway_app, gateway_system;
