-- Looks up a browser session by the SHA-256 of its token.
-- Instances of the previous release call it during an update; this release calls auth.admit_sessions.
create or replace function auth.authenticate_session(p_sha256 bytea)
returns table (session_id uuid, member_id uuid, email text, owner uuid, organisation json, role text, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, m.id, m.email, s.owner, json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'approvalPolicy', o.approval_policy), m.role, s.expires_at
  from public.browser_session s
  join public.member m on m.id = s.member_id
  join public.organisation o on o.id = m.organisation_id
  where s.token_sha256 = p_sha256 and s.expires_at > clock_timestamp()
$$;

revoke execute on function auth.authenticate_session from public, gateway_app, gateway_system;
grant execute on function auth.authenticate_session to gateway_app, gateway_system;
