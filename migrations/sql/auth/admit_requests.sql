-- As auth.admit_request for each of many requests. From three on, one statement serves first those that auth.admit_together
-- can, which makes the whole of an admission a third cheaper. The rest follows in the order given, in which all callers must
-- agree on buckets: a new one is inserted, and two batches that insert the same ones in another order would deadlock.
-- p_places are the places of the results.
create or replace function auth.admit_requests(
  p_places bigint[], p_buckets text[], p_costs int[], p_minute int, p_days int[], p_points int[], p_wait boolean
) returns table (
  place bigint, allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int,
  at_ms bigint, charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint
)
language plpgsql as $$
declare
  served int := 0;
  written text[] := '{}';
begin
  if cardinality(p_places) > 2 then
    return query select t.* from auth.admit_together(p_places, p_buckets, p_costs, p_minute, p_days, p_points) t;
    get diagnostics served = row_count;
    if served = cardinality(p_places) then return; end if;
  end if;
  if served > 0 then
    written := array(
      select w.bucket from auth.rate_window w where w.bucket = any(p_buckets) and w.xmin = pg_current_xact_id()::xid
    );
  end if;
  return query
    select q.place, r.* from unnest(p_places, p_buckets, p_costs, p_days, p_points) with ordinality
      q (place, bucket, cost, day, points, at)
    cross join lateral auth.admit_request(q.bucket, true, p_minute, q.day, q.cost, q.points, p_wait) r
    where q.bucket <> all(written) or q.at <> array_position(p_buckets, q.bucket);
end $$;

revoke execute on function auth.admit_requests from public, gateway_app, gateway_system;
