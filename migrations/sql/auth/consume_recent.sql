-- Exact sliding window of any length. Stores the time of each event, so it is for small limits.
create or replace function auth.consume_recent(p_bucket text, p_most int, p_seconds int, p_now_ms bigint default null)
returns table (allowed boolean, retry_after_s int, at_ms bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  window_ms constant bigint := p_seconds * 1000::bigint;
  n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  times bigint[];
  wait_ms bigint := 0;
begin
  insert into auth.rate_window (bucket, day_epoch) values (p_bucket, n / 900000) on conflict do nothing;
  select minute into times from auth.rate_window w where w.bucket = p_bucket for update;
  if p_now_ms is null then -- Waiting for the lock took time.
    n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  end if;
  times := array(select t from unnest(times) t where t > n - window_ms order by t);
  if cardinality(times) >= p_most then wait_ms := times[cardinality(times) - p_most + 1] + window_ms - n; end if;
  allowed := wait_ms = 0;
  if allowed then
    update auth.rate_window w set minute = times || n, day_epoch = n / 900000 where w.bucket = p_bucket;
  end if;
  retry_after_s := ceil(wait_ms / 1000.0)::int;
  at_ms := n;
  return next;
end $$;

revoke execute on function auth.consume_recent from public, gateway_app, gateway_system;
grant execute on function auth.consume_recent to gateway_app, gateway_system;
