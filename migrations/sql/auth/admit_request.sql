-- Counts a request in a bucket, unless p_counted is false, if its limits per minute and per 24 hours allow it; auth.consume
-- describes them. Then charges its cost, unless null, to a sliding minute of points, all or nothing. With p_wait = false it
-- waits for no row: the result is null if another transaction holds the bucket, as for a null bucket.
-- width_bucket needs `minute` and `charge_seconds` in ascending order.
create or replace function auth.admit_request(
  p_bucket text, p_counted boolean, p_minute int, p_day int, p_cost int, p_points int, p_wait boolean,
  p_now_ms bigint default null,
  out allowed boolean, out minute_left int, out day_left int, out retry_after_s int, out minute_reset_s int,
  out day_reset_s int, out at_ms bigint,
  out charged boolean, out points_left int, out points_retry_s int, out points_reset_s int, out charged_at_s bigint
)
language plpgsql as $$
declare
  slot_ms constant bigint := 900000;
  exact constant boolean := p_minute is not null and (p_day is null or p_minute < p_day);
  w auth.rate_window;
  slot bigint;
  gone int;
  newest int;
  room int;
  wait_ms bigint := 0;
begin
  if p_bucket is null then return; end if;
  if p_wait then
    select r.* into w from auth.rate_window r where r.bucket = p_bucket for update;
  else
    select r.* into w from auth.rate_window r where r.bucket = p_bucket for update skip locked;
  end if;
  if not found then
    -- To insert a row that another transaction is changing would wait for it.
    if not p_wait and exists (select from auth.rate_window r where r.bucket = p_bucket) then return; end if;
    insert into auth.rate_window as r (bucket) values (p_bucket) on conflict do nothing returning r.* into w;
    if not found then
      if not p_wait then return; end if;
      select r.* into w from auth.rate_window r where r.bucket = p_bucket for update;
    end if;
  end if;
  -- Waiting for the lock took time.
  at_ms := coalesce(p_now_ms, (date_part('epoch', clock_timestamp()) * 1000)::bigint);
  allowed := true;

  if p_counted then
    slot := greatest(at_ms / slot_ms, w.day_epoch);
    if slot > w.day_epoch or w.day_total is null then w := auth.advance_day(w, slot); end if;
    if exact then
      w.minute := w.minute[width_bucket(at_ms - 60000, w.minute) + 1 :];
      if cardinality(w.minute) >= p_minute then
        wait_ms := w.minute[cardinality(w.minute) - p_minute + 1] + 60000 - at_ms;
      end if;
    else
      w.minute := '{}';
    end if;
    if w.day_total >= p_day then wait_ms := greatest(wait_ms, (w.day_oldest + 97) * slot_ms - at_ms); end if;

    allowed := wait_ms = 0;
    if allowed then
      if exact then
        if w.minute[cardinality(w.minute)] > at_ms then
          w.minute := array(select t from unnest(w.minute || at_ms) t order by t);
        else
          w.minute := w.minute || at_ms;
        end if;
      end if;
      w.day_slots[slot % 97 + 1] := w.day_slots[slot % 97 + 1] + 1;
      w.day_total := w.day_total + 1;
      w.day_oldest := coalesce(w.day_oldest, slot);
    end if;
    day_left := case when p_day is null then 2147483647 else greatest(0, p_day - w.day_total) end;
    minute_left := case when exact then greatest(0, p_minute - cardinality(w.minute))
      else least(coalesce(p_minute, 2147483647), day_left) end;
    retry_after_s := (wait_ms + 999) / 1000;
    minute_reset_s := case when w.minute <> '{}' then greatest(1, (w.minute[1] + 60999 - at_ms) / 1000) else 60 end;
    day_reset_s := ((coalesce(w.day_oldest, slot) + 97) * slot_ms - at_ms + 999) / 1000;
  end if;

  if allowed and p_cost is not null then
    newest := cardinality(w.charge_seconds);
    charged_at_s := greatest(at_ms / 1000, w.charge_seconds[newest]);
    gone := width_bucket(charged_at_s - 61, w.charge_seconds);
    while w.charges[gone + 1] = 0 loop gone := gone + 1; end loop;
    if gone > 0 then
      w.charge_total := w.charge_total - (select sum(c) from unnest(w.charges[: gone]) c);
      w.charge_seconds := w.charge_seconds[gone + 1 :];
      w.charges := w.charges[gone + 1 :];
      newest := newest - gone;
    end if;
    room := p_points - w.charge_total;
    charged := room >= p_cost;
    points_left := greatest(0, room);
    points_retry_s := 0;
    if not charged then
      for i in 1 .. newest loop
        exit when room >= p_cost;
        room := room + w.charges[i];
        points_retry_s := ((w.charge_seconds[i] + 61) * 1000 - at_ms + 999) / 1000;
      end loop;
      if room < p_cost then points_retry_s := ((charged_at_s + 61) * 1000 - at_ms + 999) / 1000; end if;
    elsif p_cost > 0 then
      if w.charge_seconds[newest] = charged_at_s then
        w.charges[newest] := w.charges[newest] + p_cost;
      else
        w.charge_seconds := w.charge_seconds || charged_at_s;
        w.charges := w.charges || p_cost;
      end if;
      w.charge_total := w.charge_total + p_cost;
      points_left := room - p_cost;
    end if;
    points_reset_s := case when w.charge_total > 0
      then ((w.charge_seconds[1] + 61) * 1000 - at_ms + 999) / 1000 else 0 end;
  end if;

  if p_counted and allowed or charged and p_cost > 0 then
    update auth.rate_window r set minute = w.minute, day_slots = w.day_slots, day_epoch = w.day_epoch,
      day_total = w.day_total, day_oldest = w.day_oldest,
      charge_seconds = w.charge_seconds, charges = w.charges, charge_total = w.charge_total
    where r.bucket = p_bucket;
  end if;
end $$;

revoke execute on function auth.admit_request from public, gateway_app, gateway_system;
