create or replace function gate.secret(p_name text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select secret from gate.service_secret where name = p_name $$;

revoke execute on function gate.secret from public, gateway_app, gateway_system;
grant execute on function gate.secret to gateway_app, gateway_system;
