-- Counts one event in a bucket if its limits per minute and per 24 hours allow it. A null limit is no limit. The minute is
-- not stored if it allows as much as the day, because it would never refuse.
create or replace function auth.consume(p_bucket text, p_minute int, p_day int, p_now_ms bigint default null)
returns table (allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int, at_ms bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  slot_ms constant bigint := 900000;
  r auth.rate_window;
  n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  slot bigint := n / slot_ms;
  exact boolean := p_minute is not null and (p_day is null or p_minute < p_day);
  kept bigint[] := '{}';
  used int := 0;
  i bigint;
  oldest bigint;
  wait_ms bigint := 0;
begin
  select * into r from auth.rate_window w where w.bucket = p_bucket for update;
  if not found then
    insert into auth.rate_window (bucket, day_epoch) values (p_bucket, slot) on conflict do nothing;
    select * into r from auth.rate_window w where w.bucket = p_bucket for update;
  end if;
  if p_now_ms is null then -- Waiting for the lock took time.
    n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
    slot := n / slot_ms;
  end if;
  if slot - r.day_epoch >= 97 then
    r.day_slots := array_fill(0, array[97]);
  else
    for i in r.day_epoch + 1 .. slot loop r.day_slots[(i % 97) + 1] := 0; end loop;
  end if;
  r.day_epoch := greatest(slot, r.day_epoch);

  if exact then
    kept := array(select t from unnest(r.minute) t where t > n - 60000 order by t);
    if cardinality(kept) >= p_minute then
      wait_ms := kept[cardinality(kept) - p_minute + 1] + 60000 - n;
    end if;
  end if;
  if p_day is not null then
    used := (select sum(x) from unnest(r.day_slots) x);
    oldest := r.day_epoch - 96;
    while oldest < r.day_epoch and r.day_slots[(oldest % 97) + 1] = 0 loop oldest := oldest + 1; end loop;
    if used >= p_day then wait_ms := greatest(wait_ms, (oldest + 97) * slot_ms - n); end if;
  end if;

  allowed := wait_ms = 0;
  if allowed then
    if exact then kept := kept || n; end if;
    used := used + 1;
    i := (r.day_epoch % 97) + 1;
    r.day_slots[i] := r.day_slots[i] + 1;
    update auth.rate_window w set minute = kept, day_slots = r.day_slots, day_epoch = r.day_epoch where w.bucket = p_bucket;
  end if;
  day_left := case when p_day is null then 2147483647 else greatest(0, p_day - used) end;
  minute_left := case when exact then greatest(0, p_minute - cardinality(kept)) else least(coalesce(p_minute, 2147483647), day_left) end;
  retry_after_s := ceil(wait_ms / 1000.0)::int;
  minute_reset_s := case when cardinality(kept) > 0 then greatest(1, ceil((kept[1] + 60000 - n) / 1000.0)::int) else 60 end;
  day_reset_s := ceil(((coalesce(oldest, r.day_epoch) + 97) * slot_ms - n) / 1000.0)::int;
  at_ms := n;
  return next;
end $$;

revoke execute on function auth.consume from public, gateway_app, gateway_system;
grant execute on function auth.consume to gateway_app, gateway_system;
