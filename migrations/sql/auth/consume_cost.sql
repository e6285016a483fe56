-- Charges a GraphQL cost to a sliding minute, all or nothing. Returns no row if p_points is null.
create or replace function auth.consume_cost(p_bucket text, p_points int, p_limit int, p_now_ms bigint default null)
returns table (charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  w auth.point_window;
  n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  s bigint;
  i bigint;
  oldest bigint;
  room int;
begin
  if p_points is null then return; end if;
  select * into w from auth.point_window p where p.bucket = p_bucket for update;
  if not found then
    insert into auth.point_window (bucket, newest) values (p_bucket, n / 1000) on conflict do nothing;
    select * into w from auth.point_window p where p.bucket = p_bucket for update;
  end if;
  if p_now_ms is null then -- Waiting for the lock took time.
    n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  end if;
  s := greatest(n / 1000, w.newest);
  if s - w.newest >= 61 then
    w.slots := array_fill(0, array[61]);
  else
    for i in w.newest + 1 .. s loop w.slots[(i % 61) + 1] := 0; end loop;
  end if;

  room := p_limit - (select sum(x) from unnest(w.slots) x);
  oldest := s - 60;
  while oldest < s and w.slots[(oldest % 61) + 1] = 0 loop oldest := oldest + 1; end loop;
  charged := room >= p_points;
  points_left := greatest(0, room);
  points_retry_s := 0;
  if not charged then
    i := oldest;
    while room < p_points and i <= s loop
      room := room + w.slots[(i % 61) + 1];
      i := i + 1;
    end loop;
    points_retry_s := ceil(((i + 60) * 1000 - n) / 1000.0)::int;
  elsif p_points > 0 then
    w.slots[(s % 61) + 1] := w.slots[(s % 61) + 1] + p_points;
    update auth.point_window p set slots = w.slots, newest = s where p.bucket = p_bucket;
    points_left := room - p_points;
  end if;
  points_reset_s := case when points_left < p_limit then ceil(((oldest + 61) * 1000 - n) / 1000.0)::int else 0 end;
  charged_at_s := s;
  return next;
end $$;

revoke execute on function auth.consume_cost from public, gateway_app, gateway_system;
grant execute on function auth.consume_cost to gateway_app, gateway_system;
