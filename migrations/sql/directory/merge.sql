-- Merges a factory into another: references to it are redirected, unless the survivor has the same one already; its
-- contacts, its history and its row are deleted.
create or replace function directory.merge(p_old uuid, p_survivor uuid) returns void language plpgsql as $$
declare
  r record;
  place tid;
begin
  for r in
    select c.conrelid::regclass as tab, a.attname as col from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.factory'::regclass
      and c.conrelid not in ('public.factory_contact'::regclass, 'public.factory_change'::regclass)
  loop
    for place in execute format('select ctid from %s where %I = $1', r.tab, r.col) using p_old loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', r.tab, r.col) using p_survivor, place;
      exception when unique_violation then
        execute format('delete from %s where ctid = $1', r.tab) using place;
      end;
    end loop;
  end loop;
  update public.factory f set aliases = array(
    select distinct a from unnest(f.aliases || o.aliases || o.directory_id::text || o.id::text) a order by a
  ) from public.factory o where o.id = p_old and f.id = p_survivor;
  if not found then raise exception 'Factory % or its survivor % is not there.', p_old, p_survivor; end if;
  delete from public.factory where id = p_old;
end $$;

revoke execute on function directory.merge from public, gateway_app, gateway_system;
