-- Refunds unused costs of many responses at once, ordered by bucket so that two instances cannot deadlock.
create or replace function auth.refund_cost(p_buckets text[], p_seconds bigint[], p_points int[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r record;
begin
  for r in
    select g.bucket, g.second, sum(g.points)::int as points
    from unnest(p_buckets, p_seconds, p_points) g (bucket, second, points) group by 1, 2 order by 1, 2
  loop
    update auth.rate_window w set
      charges[array_position(w.charge_seconds, r.second)] =
        greatest(0, w.charges[array_position(w.charge_seconds, r.second)] - r.points),
      charge_total = w.charge_total - least(r.points, w.charges[array_position(w.charge_seconds, r.second)])
    where w.bucket = r.bucket and r.second = any(w.charge_seconds);
  end loop;
end $$;

revoke execute on function auth.refund_cost from public, gateway_app, gateway_system;
grant execute on function auth.refund_cost to gateway_app, gateway_system;
