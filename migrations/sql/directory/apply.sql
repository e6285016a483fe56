-- Applies the changes of an import: [{ factoryId, remove, add, moved, place or null, facets: [{ token, facet, value, change }],
-- words: [{ text, latin, reading }] }]. Removes old tokens, then allocates slots, which may split segments, then adds tokens.
create or replace function directory.apply(p_changes jsonb) returns void language plpgsql as $$
declare r record;
begin
  perform directory.remove_tokens(array_agg(t.token), array_agg(p.segment), array_agg(p.slot))
  from jsonb_array_elements(p_changes) as e(change)
  join directory.place p on p.factory_id = (e.change ->> 'factoryId')::uuid
  cross join lateral jsonb_array_elements_text(e.change -> 'remove') as t(token);
  delete from directory.place p using jsonb_array_elements(p_changes) as e(change)
  where p.factory_id = (e.change ->> 'factoryId')::uuid and (e.change -> 'moved')::boolean;

  for r in
    select (e.change ->> 'factoryId')::uuid as factory_id, p.*
    from jsonb_array_elements(p_changes) as e(change), jsonb_to_record(e.change -> 'place') as p(
      confidence smallint, silent boolean, name text, "directoryId" text, kind text, city text, region text,
      "startupFriendly" text, shown boolean, certified boolean, processes text[], minima int[], minimum int)
    where e.change -> 'place' <> 'null'
  loop
    update directory.place p set
      directory_id = r."directoryId", kind = r.kind, city = r.city, region = r.region, startup_friendly = r."startupFriendly",
      shown = r.shown, certified = r.certified, processes = r.processes, minima = r.minima, minimum = r.minimum
    where p.factory_id = r.factory_id;
    if not found then
      insert into directory.place
      select s.segment, s.slot, r.confidence, r.silent, r.name, r.factory_id, r."directoryId", r.kind, r.city, r.region,
        r."startupFriendly", r.shown, r.certified, r.processes, r.minima, r.minimum
      from directory.take_slot(r.confidence, r.silent, r.name, r.factory_id) s;
    end if;
  end loop;

  insert into directory.word (text, latin, reading, common, names, rest)
  select distinct on (w.text) w.text, w.latin, w.reading, false, '{}', '{}'
  from jsonb_array_elements(p_changes) as e(change), jsonb_to_recordset(e.change -> 'words') as w(text text, latin boolean, reading text)
  on conflict do nothing;
  select array_agg(t.token) as tokens, array_agg(p.segment) as segments, array_agg(p.slot) as slots into r
  from jsonb_array_elements(p_changes) as e(change)
  join directory.place p on p.factory_id = (e.change ->> 'factoryId')::uuid
  cross join lateral jsonb_array_elements_text(e.change -> 'add') as t(token);
  perform directory.add_tokens(r.tokens, r.segments, r.slots);
  perform directory.add_words(r.tokens, r.segments, r.slots);

  insert into directory.facet_value as v (token, facet, value, count)
  select f.token, min(f.facet), min(f.value), sum(f.change)
  from jsonb_array_elements(p_changes) as e(change), jsonb_to_recordset(e.change -> 'facets') as f(token text, facet text, value text, change int)
  group by f.token
  on conflict (token) do update set count = v.count + excluded.count, value = excluded.value;
end $$;

revoke execute on function directory.apply from public, gateway_app, gateway_system;
