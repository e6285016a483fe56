-- On a standby: how far it has replayed the log, on the timeline of the last beat that it has, and the time of that beat.
-- The position is null on a server that is no standby.
create or replace function auth.read_replication_state(out log_position text, out beat_ms float8)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when pg_is_in_recovery() then timeline || '/' || pg_last_wal_replay_lsn() end,
    extract(epoch from at) * 1000
  from auth.replication_beat
$$;

revoke execute on function auth.read_replication_state from public, gateway_app, gateway_system;
grant execute on function auth.read_replication_state to gateway_app, gateway_system;
