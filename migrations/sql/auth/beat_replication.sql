-- On the primary: writes a beat unless another gateway did in the last half second. Answers where the log is, and the time
-- by the clock of the primary.
create or replace function auth.beat_replication(out log_position text, out now_ms float8)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  current_timeline constant int := auth.read_timeline();
begin
  update auth.replication_beat set at = clock_timestamp(), timeline = current_timeline where single in (
    select b.single from auth.replication_beat b
    where b.at < clock_timestamp() - interval '500 ms' or b.timeline <> current_timeline for update skip locked
  );
  log_position := current_timeline || '/' || pg_current_wal_insert_lsn();
  now_ms := extract(epoch from clock_timestamp()) * 1000;
end $$;

revoke execute on function auth.beat_replication from public, gateway_app, gateway_system;
grant execute on function auth.beat_replication to gateway_app, gateway_system;
