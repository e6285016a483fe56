-- Looks up an API key by its SHA-256 and, if it is active, counts the request against its rate limits.
-- Instances of the previous release call it during an update; this release calls auth.admit_keys.
create or replace function auth.authenticate_key(p_sha256 bytea, p_minute int, p_day_sandbox int, p_day_live int)
returns table (
  id uuid, owner uuid, mode text, scopes text[], organisation json, expires_at timestamptz, state text, temporary boolean,
  allowed boolean, minute_left int, day_left int, retry_after_s int, minute_reset_s int, day_reset_s int, at_ms bigint
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare k record; t record;
begin
  select a.*, o.name as organisation_name, o.kind as organisation_kind, o.approval_policy into k
  from public.api_key a left join public.organisation o on o.id = a.organisation_id where a.sha256 = p_sha256;
  if not found then return; end if;
  id := k.id; owner := k.owner; mode := k.mode; scopes := k.scopes; expires_at := k.expires_at;
  organisation := case when k.organisation_id is not null
    then json_build_object('id', k.organisation_id, 'name', k.organisation_name, 'kind', k.organisation_kind,
      'approvalPolicy', k.approval_policy) end;
  temporary := k.temporary;
  state := case
    when k.revoked_at is not null or (k.temporary and k.expires_at <= clock_timestamp()) then 'revoked'
    when k.expires_at <= clock_timestamp() then 'expired'
    else 'active' end;
  if state = 'active' then
    select * into t from auth.consume('key:' || k.id, p_minute, case k.mode when 'live' then p_day_live else p_day_sandbox end);
    allowed := t.allowed; minute_left := t.minute_left; day_left := t.day_left;
    retry_after_s := t.retry_after_s; minute_reset_s := t.minute_reset_s;
    day_reset_s := t.day_reset_s; at_ms := t.at_ms;
    if k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute' then
      update public.api_key a set last_used_at = clock_timestamp() where a.id = k.id;
    end if;
  end if;
  return next;
end $$;

revoke execute on function auth.authenticate_key from public, gateway_app, gateway_system;
grant execute on function auth.authenticate_key to gateway_app, gateway_system;
