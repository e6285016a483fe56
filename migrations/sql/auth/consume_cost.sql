-- Charges a GraphQL cost to a sliding minute, all or nothing. Returns no row if p_points is null.
create or replace function auth.consume_cost(p_bucket text, p_points int, p_limit int, p_now_ms bigint default null)
returns table (charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_points is null then return; end if;
  return query select r.charged, r.points_left, r.points_retry_s, r.points_reset_s, r.charged_at_s
    from auth.admit_request(p_bucket, false, null, null, p_points, p_limit, true, p_now_ms) r;
end $$;

revoke execute on function auth.consume_cost from public, gateway_app, gateway_system;
grant execute on function auth.consume_cost to gateway_app, gateway_system;
