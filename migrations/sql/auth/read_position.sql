-- Timeline and place in the log, as in 3/0/16B3748; null if nothing was saved.
create or replace function auth.read_position(p_owner uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select timeline || '/' || lsn from auth.write_position where owner = p_owner
$$;

revoke execute on function auth.read_position from public, gateway_app, gateway_system;
grant execute on function auth.read_position to gateway_app, gateway_system;
