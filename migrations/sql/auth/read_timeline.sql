-- The timeline of the log of a primary. Each promotion of a standby starts the next one.
create or replace function auth.read_timeline() returns int
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int
$$;

revoke execute on function auth.read_timeline from public, gateway_app, gateway_system;
grant execute on function auth.read_timeline to gateway_app, gateway_system;
