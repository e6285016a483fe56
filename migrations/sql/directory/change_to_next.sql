-- Replaces the tables of the search index by the rebuilt ones.
create or replace function directory.change_to_next(p_version int) returns void language plpgsql as $$
declare t text;
begin
  -- Searches lock these tables in an order of their own, and an export for a minute: waiting for one while holding
  -- another could wait for ever, and whoever comes later would wait too. So all at once, or again in a moment.
  loop
    begin
      lock table directory.segment, directory.place, directory.dense, directory.sparse, directory.word, directory.part,
        directory.facet_value nowait;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.01);
    end;
  end loop;
  foreach t in array array['segment', 'place', 'dense', 'sparse', 'word', 'part', 'facet_value'] loop
    execute format('drop table directory.%I', t);
    execute format('alter table directory_next.%I set schema directory', t);
    execute format('grant select on directory.%I to gateway_app, gateway_system', t);
  end loop;
  drop schema directory_next;
  update directory.state set version = p_version, stale = false;
end $$;

revoke execute on function directory.change_to_next from public, gateway_app, gateway_system;
