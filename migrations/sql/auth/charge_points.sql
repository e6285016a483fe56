-- Charges a GraphQL cost to a sliding minute, all or nothing. With p_wait = false it waits for no row: the result is null if
-- another transaction holds the bucket, as for null points.
create or replace function auth.charge_points(
  p_bucket text, p_points int, p_limit int, p_wait boolean, p_now_ms bigint default null,
  out charged boolean, out points_left int, out points_retry_s int, out points_reset_s int, out charged_at_s bigint
)
language plpgsql as $$
declare
  points int[];
  newest bigint;
  n bigint;
  s bigint;
  i bigint;
  ring int[];
  charges int[];
  x int;
  oldest bigint;
  room int := p_limit;
begin
  if p_points is null then return; end if;
  if p_wait then
    select w.slots, w.newest into points, newest from auth.point_window w where w.bucket = p_bucket for update;
  else
    select w.slots, w.newest into points, newest from auth.point_window w where w.bucket = p_bucket for update skip locked;
  end if;
  if not found then
    insert into auth.point_window as w (bucket, newest) values (p_bucket, 0) on conflict do nothing
      returning w.slots, w.newest into points, newest;
    if not found then
      if not p_wait then return; end if;
      select w.slots, w.newest into points, newest from auth.point_window w where w.bucket = p_bucket for update;
    end if;
  end if;
  -- Waiting for the lock took time.
  n := coalesce(p_now_ms, (date_part('epoch', clock_timestamp()) * 1000)::bigint);
  s := greatest(n / 1000, newest);
  if s - newest >= 61 then
    points := array_fill(0, array[61]);
  elsif s > newest then
    for i in newest + 1 .. s loop points[i % 61 + 1] := 0; end loop;
  end if;

  ring := points[s % 61 + 2 :] || points[: s % 61 + 1];
  charges := array_remove(ring, 0);
  oldest := s;
  if charges <> '{}' then
    foreach x in array charges loop room := room - x; end loop;
    oldest := s - 61 + array_position(ring, charges[1]);
  end if;
  charged := room >= p_points;
  points_left := greatest(0, room);
  points_retry_s := 0;
  if not charged then
    i := oldest;
    while room < p_points and i <= s loop
      room := room + points[i % 61 + 1];
      i := i + 1;
    end loop;
    points_retry_s := ((i + 60) * 1000 - n + 999) / 1000;
  elsif p_points > 0 then
    points[s % 61 + 1] := points[s % 61 + 1] + p_points;
    update auth.point_window w set slots = points, newest = s where w.bucket = p_bucket;
    points_left := room - p_points;
  end if;
  points_reset_s := case when points_left < p_limit then ((oldest + 61) * 1000 - n + 999) / 1000 else 0 end;
  charged_at_s := s;
end $$;

revoke execute on function auth.charge_points from public, gateway_app, gateway_system;
