-- Counts and charges, in one statement, each request whose bucket has room for it. It waits for no row. The others have no
-- result: requests after the first of a bucket, those of buckets that somebody holds, that have no window, whose day has to be
-- advanced or whose oldest charge was refunded. auth.admit_request describes the rules.
create or replace function auth.admit_together(
  p_places bigint[], p_buckets text[], p_costs int[], p_minute int, p_days int[], p_points int[]
) returns table (
  place bigint, allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int,
  at_ms bigint, charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint
)
language plpgsql as $$
begin
  return query
  with held as materialized (
    select w.*, q.place, q.cost, q.day, q.points, p_minute < q.day as exact,
      (date_part('epoch', clock_timestamp()) * 1000)::bigint as at_ms
    from (
      select distinct on (r.bucket) r.*
      from unnest(p_places, p_buckets, p_costs, p_days, p_points) r (place, bucket, cost, day, points)
      order by r.bucket, r.place
    ) q join auth.rate_window w on w.bucket = q.bucket for update of w skip locked
  ), current as (
    select h.*, width_bucket(h.at_ms - 60000, h.minute) as gone,
      width_bucket(h.at_ms / 1000 - 61, h.charge_seconds) as spent,
      width_bucket(h.at_ms / 1000 - 1, h.charge_seconds) as earlier
    from held h
    where h.day_epoch = h.at_ms / 900000 and h.day_total < h.day
      and coalesce(h.minute[cardinality(h.minute)] <= h.at_ms, true)
      and coalesce(h.charge_seconds[cardinality(h.charge_seconds)] <= h.at_ms / 1000, true)
  ), fitting as materialized (
    select c.*, c.charge_total - case when c.spent = 0 then 0
      else (select sum(n)::int from unnest(c.charges[: c.spent]) n) end as charged
    from current c
    where coalesce(c.charges[c.spent + 1] > 0, true)
      and (not c.exact or cardinality(c.minute) - c.gone < p_minute)
  )
  update auth.rate_window w set
    minute = case when f.exact then f.minute[f.gone + 1 :] || f.at_ms else '{}' end,
    day_slots[f.day_epoch % 97 + 1] = f.day_slots[f.day_epoch % 97 + 1] + 1,
    day_total = f.day_total + 1,
    day_oldest = coalesce(f.day_oldest, f.day_epoch),
    charge_seconds = case when f.cost > 0 then f.charge_seconds[f.spent + 1 : f.earlier] || f.at_ms / 1000
      else f.charge_seconds end,
    charges = case when f.cost > 0 then f.charges[f.spent + 1 : f.earlier] || coalesce(f.charges[f.earlier + 1], 0) + f.cost
      else f.charges end,
    charge_total = case when f.cost > 0 then f.charged + f.cost else f.charge_total end
  from fitting f where w.bucket = f.bucket and coalesce(f.cost <= f.points - f.charged, true)
  returning f.place, true,
    case when f.exact then p_minute - cardinality(w.minute) else least(p_minute, f.day - w.day_total) end,
    f.day - w.day_total, 0,
    case when f.exact then greatest(1, (w.minute[1] + 60999 - f.at_ms) / 1000) else 60 end::int,
    (((w.day_oldest + 97) * 900000 - f.at_ms + 999) / 1000)::int, f.at_ms,
    case when f.cost is not null then true end, case when f.cost is not null then f.points - w.charge_total end, 0,
    case when w.charge_total > 0 then ((w.charge_seconds[1] + 61) * 1000 - f.at_ms + 999) / 1000 else 0 end::int,
    f.at_ms / 1000;
end $$;

revoke execute on function auth.admit_together from public, gateway_app, gateway_system;
