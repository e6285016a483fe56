-- Looks up API keys by their SHA-256, counts the requests of those that are active, and charges the costs that are not null.
-- With p_wait = false it waits for no row: an active key with `allowed` null was not counted, and its cost was not charged.
create or replace function auth.admit_keys(
  p_sha256 bytea[], p_costs int[], p_wait boolean,
  p_minute int, p_day_sandbox int, p_day_live int, p_points_sandbox int, p_points_live int
) returns table (
  place bigint, id uuid, owner uuid, mode text, scopes text[], organisation json, expires_at timestamptz, state text,
  temporary boolean, allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int,
  at_ms bigint, charged boolean, points_left int, points_retry_s int, points_reset_s int, charged_at_s bigint
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with found as materialized (
    select q.place, q.cost, a.*, o.name as organisation_name, o.kind, o.approval_policy,
      case
        when a.revoked_at is not null or (a.temporary and a.expires_at <= clock_timestamp()) then 'revoked'
        when a.expires_at <= clock_timestamp() then 'expired'
        else 'active' end as state
    from unnest(p_sha256, p_costs) with ordinality q (sha256, cost, place)
    join public.api_key a on a.sha256 = q.sha256
    left join public.organisation o on o.id = a.organisation_id
    order by a.id, q.place
  ), active as (
    select array_agg(f.place) as places, array_agg('key:' || f.id) as buckets, array_agg(f.cost) as costs,
      array_agg(case f.mode when 'live' then p_day_live else p_day_sandbox end) as days,
      array_agg(case f.mode when 'live' then p_points_live else p_points_sandbox end) as points
    from found f where f.state = 'active'
  ), used as (
    update public.api_key a set last_used_at = clock_timestamp() where a.id in (
      select u.id from public.api_key u where u.id in (
        select f.id from found f
        where f.state = 'active' and coalesce(f.last_used_at, '-infinity') < clock_timestamp() - interval '1 minute'
      ) for no key update skip locked
    )
  )
  select f.place, f.id, f.owner, f.mode, f.scopes,
    case when f.organisation_id is not null then json_build_object('id', f.organisation_id, 'name', f.organisation_name,
      'kind', f.kind, 'approvalPolicy', f.approval_policy) end,
    f.expires_at, f.state, f.temporary, c.allowed, c.minute_left, c.day_left, c.retry_after_s, c.minute_reset_s,
    c.day_reset_s, c.at_ms, c.charged, c.points_left, c.points_retry_s, c.points_reset_s, c.charged_at_s
  from found f left join (
    select r.* from active a
    cross join lateral auth.admit_requests(a.places, a.buckets, a.costs, p_minute, a.days, a.points, p_wait) r
  ) c on c.place = f.place;
end $$;

revoke execute on function auth.admit_keys from public, gateway_app, gateway_system;
grant execute on function auth.admit_keys to gateway_app, gateway_system;
