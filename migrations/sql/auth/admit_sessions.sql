-- As auth.admit_keys, for browser sessions by the SHA-256 of their tokens. Counts and charges the member, whatever the
-- number of its sessions.
create or replace function auth.admit_sessions(
  p_sha256 bytea[], p_costs int[], p_wait boolean, p_minute int, p_day int, p_points int
) returns table (
  place bigint, session_id uuid, member_id uuid, email text, owner uuid, organisation json, role text,
  expires_at timestamptz, allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int,
  day_reset_s int, at_ms bigint, charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with found as materialized (
    select q.place, q.cost, s.id as session_id, m.id as member_id, m.email, s.owner, m.role, s.expires_at,
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'approvalPolicy', o.approval_policy) as organisation
    from unnest(p_sha256, p_costs) with ordinality q (sha256, cost, place)
    join public.browser_session s on s.token_sha256 = q.sha256
    join public.member m on m.id = s.member_id
    join public.organisation o on o.id = m.organisation_id
    where s.expires_at > clock_timestamp()
    order by m.id, q.place
  ), asked as (
    select array_agg(f.place) as places, array_agg('member:' || f.member_id) as buckets, array_agg(f.cost) as costs,
      array_agg(p_day) as days, array_agg(p_points) as points
    from found f
  )
  select f.place, f.session_id, f.member_id, f.email::text, f.owner, f.organisation, f.role, f.expires_at,
    c.allowed, c.minute_left, c.day_left, c.retry_after_s, c.minute_reset_s, c.day_reset_s, c.at_ms, c.charged,
    c.points_left, c.points_retry_s, c.points_reset_s, c.charged_at_s
  from found f left join (
    select r.* from asked a
    cross join lateral auth.admit_requests(a.places, a.buckets, a.costs, p_minute, a.days, a.points, p_wait) r
  ) c on c.place = f.place;
end $$;

revoke execute on function auth.admit_sessions from public, gateway_app, gateway_system;
grant execute on function auth.admit_sessions to gateway_app, gateway_system;
