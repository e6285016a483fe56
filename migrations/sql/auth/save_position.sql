-- Called after the commit of a write for the owner: the log of the commit is before the saved position.
create or replace function auth.save_position(p_owner uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into auth.write_position as p (owner, timeline, lsn, saved_at)
  values (p_owner, auth.read_timeline(), pg_current_wal_insert_lsn(), clock_timestamp())
  on conflict (owner) do update set timeline = excluded.timeline, lsn = excluded.lsn, saved_at = excluded.saved_at
  where (p.timeline, p.lsn) < (excluded.timeline, excluded.lsn)
$$;

revoke execute on function auth.save_position from public, gateway_app, gateway_system;
grant execute on function auth.save_position to gateway_app, gateway_system;
