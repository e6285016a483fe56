-- Takes back an event of auth.consume. at_ms identifies it. The day is summed up again by the next event.
create or replace function auth.refund(p_bucket text, p_at_ms bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.rate_window set
    minute = case when array_position(minute, p_at_ms) is null then minute
      else minute[: array_position(minute, p_at_ms) - 1] || minute[array_position(minute, p_at_ms) + 1 :] end,
    day_slots[((p_at_ms / 900000) % 97) + 1] = greatest(0, day_slots[((p_at_ms / 900000) % 97) + 1] - 1),
    day_total = null
  where bucket = p_bucket and day_epoch - p_at_ms / 900000 < 97
$$;

revoke execute on function auth.refund from public, gateway_app, gateway_system;
grant execute on function auth.refund to gateway_app, gateway_system;
