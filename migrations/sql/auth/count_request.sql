-- Counts one event in a bucket if its limits per minute and per 24 hours allow it; auth.consume describes both. With
-- p_wait = false it waits for no row: the result is null if another transaction holds the bucket, as for a null bucket.
-- `minute` is kept in ascending order, which width_bucket needs.
create or replace function auth.count_request(
  p_bucket text, p_minute int, p_day int, p_wait boolean, p_now_ms bigint default null,
  out allowed boolean, out minute_left int, out day_left int, out retry_after_s int, out minute_reset_s int,
  out day_reset_s int, out at_ms bigint
)
language plpgsql as $$
declare
  slot_ms constant bigint := 900000;
  exact constant boolean := p_minute is not null and (p_day is null or p_minute < p_day);
  kept bigint[];
  slots int[];
  epoch bigint;
  slot bigint;
  ring int[];
  events int[];
  x int;
  used int := 0;
  oldest bigint;
  wait_ms bigint := 0;
begin
  if p_bucket is null then return; end if;
  if p_wait then
    select w.minute, w.day_slots, w.day_epoch into kept, slots, epoch
    from auth.rate_window w where w.bucket = p_bucket for update;
  else
    select w.minute, w.day_slots, w.day_epoch into kept, slots, epoch
    from auth.rate_window w where w.bucket = p_bucket for update skip locked;
  end if;
  if not found then
    insert into auth.rate_window as w (bucket) values (p_bucket) on conflict do nothing
      returning w.minute, w.day_slots, w.day_epoch into kept, slots, epoch;
    if not found then
      if not p_wait then return; end if;
      select w.minute, w.day_slots, w.day_epoch into kept, slots, epoch
      from auth.rate_window w where w.bucket = p_bucket for update;
    end if;
  end if;
  -- Waiting for the lock took time.
  at_ms := coalesce(p_now_ms, (date_part('epoch', clock_timestamp()) * 1000)::bigint);
  slot := greatest(at_ms / slot_ms, epoch);
  if slot - epoch >= 97 then
    slots := array_fill(0, array[97]);
  elsif slot > epoch then
    for i in epoch + 1 .. slot loop slots[i % 97 + 1] := 0; end loop;
  end if;

  if exact then
    kept := kept[width_bucket(at_ms - 60000, kept) + 1 :];
    if cardinality(kept) >= p_minute then
      wait_ms := kept[cardinality(kept) - p_minute + 1] + 60000 - at_ms;
    end if;
  else
    kept := '{}';
  end if;
  oldest := slot;
  if p_day is not null then
    ring := slots[slot % 97 + 2 :] || slots[: slot % 97 + 1];
    events := array_remove(ring, 0);
    if events <> '{}' then
      foreach x in array events loop used := used + x; end loop;
      oldest := slot - 97 + array_position(ring, events[1]);
    end if;
    if used >= p_day then wait_ms := greatest(wait_ms, (oldest + 97) * slot_ms - at_ms); end if;
  end if;

  allowed := wait_ms = 0;
  if allowed then
    if exact then
      if kept[cardinality(kept)] > at_ms then
        kept := array(select t from unnest(kept || at_ms) t order by t);
      else
        kept := kept || at_ms;
      end if;
    end if;
    used := used + 1;
    slots[slot % 97 + 1] := slots[slot % 97 + 1] + 1;
    update auth.rate_window w set minute = kept, day_slots = slots, day_epoch = slot where w.bucket = p_bucket;
  end if;
  day_left := case when p_day is null then 2147483647 else greatest(0, p_day - used) end;
  minute_left := case when exact then greatest(0, p_minute - cardinality(kept)) else least(coalesce(p_minute, 2147483647), day_left) end;
  retry_after_s := (wait_ms + 999) / 1000;
  minute_reset_s := case when kept <> '{}' then greatest(1, (kept[1] + 60999 - at_ms) / 1000) else 60 end;
  day_reset_s := ((oldest + 97) * slot_ms - at_ms + 999) / 1000;
end $$;

revoke execute on function auth.count_request from public, gateway_app, gateway_system;
