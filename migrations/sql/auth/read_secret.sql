-- A secret that was generated when the database was created.
create or replace function auth.read_secret(p_name text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select secret from auth.service_secret where name = p_name $$;

revoke execute on function auth.read_secret from public, gateway_app, gateway_system;
grant execute on function auth.read_secret to gateway_app, gateway_system;
