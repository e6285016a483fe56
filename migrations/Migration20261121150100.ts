import { Migration } from '@mikro-orm/migrations';

/**
 * What searches of the directory compare: each factory has a slot of a segment, segments follow one another in the order of
 * the directory, and for each token a segment keeps which of its slots hold it. See docs/decisions/007.
 */
export class Migration20261121150100 extends Migration {
  override name = 'Migration20261121150100';

  override up(): void {
    this.addSql(`create extension if not exists pg_trgm with schema public;`);
    this.addSql(`create schema directory;`);
    this.addSql(`grant usage on schema directory to gateway_app, gateway_system;`);
    this.addSql(`alter default privileges in schema directory grant select on tables to gateway_app, gateway_system;`);

    // One row: the rules that the tokens were made by, and whether factories were saved without their tokens.
    this.addSql(`create table directory.state (version int not null, stale boolean not null);`);
    this.addSql(`insert into directory.state values (0, true);`);

    this.addSql(`create function directory.none() returns bit(4096) language sql immutable parallel safe
      as $$ select repeat('0', 4096)::bit(4096) $$;`);

    // The tables are made by a function, because a rebuild fills new ones and changes them for the old.
    this.addSql(`create function directory.create_tables(p_schema text) returns void language plpgsql as $$
      begin
        -- The first key of a segment; those before the first segment belong to it too.
        execute format('create table %I.segment (
          id int not null, confidence smallint not null, silent boolean not null, name text collate "C" not null, factory_id uuid not null
        )', p_schema);
        execute format('create table %I.place (
          segment int not null, slot smallint not null,
          confidence smallint not null, silent boolean not null, name text collate "C" not null, factory_id uuid not null,
          directory_id text collate "C" not null, kind text not null, city text, region text, startup_friendly text not null,
          shown boolean not null, certified boolean not null, processes text[] not null,
          -- The smallest stated minimum for each of the processes, and of all.
          minima int[] not null, minimum int
        )', p_schema);
        execute format('create table %I.dense (token text collate "C" not null, segment int not null, bits bit(4096) not null)', p_schema);
        -- Tokens that few factories of eight segments hold: (segment % 8) * 4096 + slot.
        execute format('create table %I.sparse (token text collate "C" not null, block int not null, slots smallint[] not null)', p_schema);
        -- What names (token n:) and the rest (o:) of factories are found by. Who holds a rare one is listed here, by
        -- segment * 4096 + slot; a common one has tokens. Chinese of one and two characters says how it is read.
        execute format('create table %I.word (
          text text collate "C" not null, latin boolean not null, reading text collate "C", common boolean not null,
          names int[] not null, rest int[] not null
        )', p_schema);
        -- Tokens that are a value of a facet, with the number of factories that are not quarantined. Null is unknown.
        execute format('create table %I.facet_value (
          token text collate "C" not null, facet text not null, value text, count int not null
        )', p_schema);
      end $$;`);
    this.addSql(`create function directory.create_indexes(p_schema text) returns void language plpgsql as $$
      begin
        execute format('alter table %I.segment add primary key (id)', p_schema);
        execute format('alter table %I.place add primary key (segment, slot)', p_schema);
        execute format('create unique index place_factory on %I.place (factory_id)', p_schema);
        execute format('create index place_directory_id on %I.place using gin (directory_id gin_trgm_ops)', p_schema);
        execute format('alter table %I.dense add primary key (token, segment)', p_schema);
        execute format('alter table %I.sparse add primary key (token, block)', p_schema);
        execute format('alter table %I.word add primary key (text)', p_schema);
        execute format('create index word_reading on %I.word (reading) where reading is not null', p_schema);
        execute format('create index word_inside on %I.word using gin (text gin_trgm_ops) where latin', p_schema);
        execute format('alter table %I.facet_value add primary key (token)', p_schema);
      end $$;`);
    this.addSql(`select directory.create_tables('directory');`);
    this.addSql(`select directory.create_indexes('directory');`);

    this.addSql(`create function directory.create_next() returns void language plpgsql as $$
      begin
        drop schema if exists directory_next cascade;
        create schema directory_next;
        perform directory.create_tables('directory_next');
      end $$;`);
    this.addSql(`create function directory.change_to_next(p_version int) returns void language plpgsql as $$
      declare t text;
      begin
        -- Searches lock these tables in an order of their own, and an export for a minute: waiting for one while holding
        -- another could wait for ever, and whoever comes later would wait too. So all at once, or again in a moment.
        loop
          begin
            lock table directory.segment, directory.place, directory.dense, directory.sparse, directory.word, directory.facet_value nowait;
            exit;
          exception when lock_not_available then
            perform pg_sleep(0.01);
          end;
        end loop;
        foreach t in array array['segment', 'place', 'dense', 'sparse', 'word', 'facet_value'] loop
          execute format('drop table directory.%I', t);
          execute format('alter table directory_next.%I set schema directory', t);
          execute format('grant select on directory.%I to gateway_app, gateway_system', t);
        end loop;
        drop schema directory_next;
        update directory.state set version = p_version, stale = false;
      end $$;`);

    // The bits of the numbers it is given; the second argument is 1.
    this.addSql(`create aggregate directory.bits_at(int, int) (
      sfunc = set_bit, stype = bit(4096), initcond = '${'0'.repeat(4096)}', parallel = safe
    );`);

    // Which slots of each segment hold one of the tokens of a set, for many sets at once.
    this.addSql(`create function directory.holding(p_tokens text[], p_sets int[])
      returns table (segment int, set int, bits bit(4096))
      language plpgsql stable parallel safe rows 1000
      set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
      #variable_conflict use_column
      begin
        return query
        with wanted(token, set) as materialized (select * from unnest(p_tokens, p_sets))
        select d.segment, w.set, d.bits from wanted w join directory.dense d on d.token = w.token
        union all
        select (s.block << 3) | (slot >> 12), w.set, directory.bits_at(slot & 4095, 1)
        from wanted w join directory.sparse s on s.token = w.token, unnest(s.slots) as slot
        group by 1, 2
        union all
        select position >> 12, w.set, directory.bits_at(position & 4095, 1)
        from wanted w join directory.word t on t.text = substr(w.token, 3),
          unnest(case left(w.token, 2) when 'n:' then t.names when 'o:' then t.rest end) as position
        group by 1, 2;
      end $$;`);

    // Numbers are kept by their binary digits: token \`<scope>\` holds who has one, \`<scope>:<n>\` those with digit n set.
    this.addSql(`create function directory.holding_at_most(p_scope text, p_most int)
      returns table (segment int, bits bit(4096))
      language plpgsql stable parallel safe rows 300 as $$
      #variable_conflict use_column
      declare known record; slice bit(4096); digit int; at_most bit(4096);
      begin
        for known in
          select h.segment, bit_or(h.bits) filter (where h.set = -1) as bits,
            array_agg(h.set order by h.set) filter (where h.set >= 0) as digits, array_agg(h.bits order by h.set) filter (where h.set >= 0) as slices
          from (
            select h.segment, h.set, bit_or(h.bits) as bits
            from directory.holding(
              array[p_scope] || array(select p_scope || ':' || i from generate_series(0, 23) i), array(select generate_series(-1, 23))) h
            group by 1, 2
          ) as h group by 1
        loop
          at_most := ~directory.none();
          for i in 0 .. 23 loop
            digit := array_position(known.digits, i);
            slice := case when digit is null then directory.none() else known.slices[digit] end;
            if (p_most >> i) & 1 = 1 then at_most := at_most | ~slice; else at_most := at_most & ~slice; end if;
          end loop;
          segment := known.segment;
          bits := known.bits & at_most;
          return next;
        end loop;
      end $$;`);

    // The slots whose bit is set; looks for them one by one where they are few.
    this.addSql(`create function directory.slots_of(p_bits bit(4096), p_count int) returns setof int
      language plpgsql immutable parallel safe rows 50 as $$
      declare at int := 0; step int;
      begin
        if p_count > 60 then
          return query select i from generate_series(0, 4095) i where get_bit(p_bits, i) = 1;
          return;
        end if;
        for i in 1 .. p_count loop
          step := position(B'1' in substring(p_bits from at + 1));
          at := at + step;
          return next at - 1;
        end loop;
      end $$;`);

    // The words of p_change(token, segment, slot) that are rare, or one that has become common: then it moves to tokens.
    this.addSql(`create function directory.add_words(p_tokens text[], p_segments int[], p_slots int[]) returns void
      language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
      declare grown record;
      begin
        with change as (
          select substr(token, 3) as text,
            coalesce(array_agg((segment << 12) | slot) filter (where token like 'n:%'), '{}') as names,
            coalesce(array_agg((segment << 12) | slot) filter (where token like 'o:%'), '{}') as rest
          from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) where token like 'n:%' or token like 'o:%'
          group by 1
        )
        update directory.word w set names = w.names || c.names, rest = w.rest || c.rest
        from change c where w.text = c.text and not w.common;

        for grown in
          select distinct on (w.text) w.* from unnest(p_tokens) as c(token) join directory.word w on w.text = substr(c.token, 3)
          where not w.common and cardinality(w.names) + cardinality(w.rest) > 128
        loop
          update directory.word w set common = true, names = '{}', rest = '{}' where w.text = grown.text;
          perform directory.add_tokens(array_agg(token), array_agg(position >> 12), array_agg(position & 4095)) from (
            select 'n:' || grown.text as token, position from unnest(grown.names) as position
            union all select 'o:' || grown.text, position from unnest(grown.rest) as position
          ) as held;
        end loop;
      end $$;`);

    // Each row of tokens is written once however many factories change. Tables that were never analysed look small to the
    // planner, so both are told to look tokens up by their index.
    this.addSql(`create function directory.add_tokens(p_tokens text[], p_segments int[], p_slots int[]) returns void
      language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
      declare grown record;
      begin
        with change as (
          select token, segment, directory.bits_at(slot, 1) as bits,
            array_agg((((segment & 7) << 12) | slot)::smallint) as slots
          from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment
        ), done as (
          update directory.dense d set bits = d.bits | c.bits from change c
          where d.token = c.token and d.segment = c.segment returning d.token, d.segment
        )
        insert into directory.sparse as s (token, block, slots)
        select c.token, c.segment >> 3, array_agg(slot) from change c, unnest(c.slots) as slot
        where (c.token, c.segment) not in (select token, segment from done)
          and not exists (
            select from directory.word w where c.token ~ '^[no]:' and w.text = substr(c.token, 3) and not w.common
          ) group by c.token, c.segment >> 3
        on conflict (token, block) do update set slots = s.slots || excluded.slots;

        for grown in
          select s.* from (select distinct token, segment >> 3 as block from unnest(p_tokens, p_segments) as c(token, segment)) c
          join directory.sparse s on s.token = c.token and s.block = c.block where cardinality(s.slots) > 500
        loop
          delete from directory.sparse s where s.token = grown.token and s.block = grown.block;
          insert into directory.dense as d (token, segment, bits)
          select grown.token, g.id, coalesce(
            (select directory.bits_at(x & 4095, 1) from unnest(grown.slots) x where x >> 12 = g.id & 7), directory.none())
          from directory.segment g where g.id >> 3 = grown.block
          on conflict (token, segment) do update set bits = d.bits | excluded.bits;
        end loop;
      end $$;`);

    this.addSql(`create function directory.remove_tokens(p_tokens text[], p_segments int[], p_slots int[]) returns void
      language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
      begin
        with change as (
          select token, segment, directory.bits_at(slot, 1) as bits
          from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment
        )
        update directory.dense d set bits = d.bits & ~c.bits from change c
        where d.token = c.token and d.segment = c.segment and d.bits & c.bits <> directory.none();

        with change as (
          select token, segment >> 3 as block, array_agg((((segment & 7) << 12) | slot)::smallint) as slots
          from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment >> 3
        )
        update directory.sparse s set slots = array(select x from unnest(s.slots) x where x <> all (c.slots)) from change c
        where s.token = c.token and s.block = c.block and s.slots && c.slots;

        with change as (
          select substr(token, 3) as text,
            coalesce(array_agg((segment << 12) | slot) filter (where token like 'n:%'), '{}') as names,
            coalesce(array_agg((segment << 12) | slot) filter (where token like 'o:%'), '{}') as rest
          from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) where token like 'n:%' or token like 'o:%'
          group by 1
        )
        update directory.word w set
          names = array(select x from unnest(w.names) x where x <> all (c.names)),
          rest = array(select x from unnest(w.rest) x where x <> all (c.rest))
        from change c where w.text = c.text and not w.common;
      end $$;`);

    // Half of a full segment moves to a new one behind it. Slots keep their numbers, so whole sets are cut by one mask.
    this.addSql(`create function directory.split(p_segment int) returns void language plpgsql as $$
      declare
        v_new int := (select max(id) + 1 from directory.segment);
        v_first directory.place;
        v_mask bit(4096);
        v_from constant int := (p_segment & 7) << 12;
        v_to int;
      begin
        v_to := (v_new & 7) << 12;
        select * into v_first from directory.place where segment = p_segment
        order by confidence, silent, name, factory_id offset 2048 limit 1;
        select directory.bits_at(slot, 1) into v_mask from directory.place
        where segment = p_segment
          and (confidence, silent, name, factory_id) >= (v_first.confidence, v_first.silent, v_first.name, v_first.factory_id);
        insert into directory.segment values (v_new, v_first.confidence, v_first.silent, v_first.name, v_first.factory_id);
        update directory.place set segment = v_new where segment = p_segment and get_bit(v_mask, slot) = 1;

        insert into directory.dense (token, segment, bits)
        select token, v_new, bits & v_mask from directory.dense
        where segment = p_segment and (bits & v_mask <> directory.none() or token = 'all');
        update directory.dense set bits = bits & ~v_mask where segment = p_segment;

        update directory.word w set
          names = array(select case when x >> 12 = p_segment and get_bit(v_mask, x & 4095) = 1 then v_new << 12 | (x & 4095) else x end
            from unnest(w.names) x),
          rest = array(select case when x >> 12 = p_segment and get_bit(v_mask, x & 4095) = 1 then v_new << 12 | (x & 4095) else x end
            from unnest(w.rest) x)
        where exists (select from unnest(w.names || w.rest) x where x >> 12 = p_segment);

        with moving as (
          select s.token, array_agg(x order by x) as slots
          from directory.sparse s, unnest(s.slots) x
          where s.block = p_segment >> 3 and x - v_from between 0 and 4095 and get_bit(v_mask, x - v_from) = 1
          group by s.token
        ), left_behind as (
          update directory.sparse s set slots = array(select unnest(s.slots) except select unnest(m.slots))
          from moving m where s.token = m.token and s.block = p_segment >> 3 and p_segment >> 3 <> v_new >> 3
        )
        insert into directory.sparse as s (token, block, slots)
        select token, v_new >> 3, array(select (x - v_from + v_to)::smallint from unnest(slots) x) from moving
        on conflict (token, block) do update set slots = case
          when s.block <> p_segment >> 3 then s.slots || excluded.slots
          else array(
            select x from unnest(s.slots) x where not (x - v_from between 0 and 4095 and get_bit(v_mask, x - v_from) = 1)
          ) || excluded.slots end;
      end $$;`);

    // Takes a slot where the order of the directory wants the factory.
    this.addSql(`create function directory.take_slot(p_confidence int, p_silent boolean, p_name text, p_factory uuid,
        out segment int, out slot int)
      language plpgsql as $$
      begin
        loop
          select s.id into segment from directory.segment s
          where (s.confidence, s.silent, s.name, s.factory_id) <= (p_confidence, p_silent, p_name collate "C", p_factory)
          order by s.confidence desc, s.silent desc, s.name desc, s.factory_id desc limit 1;
          if segment is null then
            -- Before all others: the first segment begins with it from now on.
            update directory.segment s set confidence = p_confidence, silent = p_silent, name = p_name, factory_id = p_factory
            where s.id = (select f.id from directory.segment f order by f.confidence, f.silent, f.name, f.factory_id limit 1)
            returning s.id into segment;
          end if;
          if segment is null then
            segment := 0;
            insert into directory.segment values (0, p_confidence, p_silent, p_name, p_factory);
            insert into directory.dense values ('all', 0, directory.none());
          end if;
          select position(B'0' in d.bits) - 1 into slot from directory.dense d where d.token = 'all' and d.segment = take_slot.segment;
          exit when slot >= 0;
          perform directory.split(segment);
        end loop;
        update directory.dense d set bits = set_bit(d.bits, take_slot.slot, 1) where d.token = 'all' and d.segment = take_slot.segment;
      end $$;`);

    // Changes of an import: { factoryId, remove, add, moved, place or null, facets: [{ token, facet, value, change }], words: [{ text, latin, reading }] }.
    // Old tokens go first, then places are taken, which may split segments, then new tokens come.
    this.addSql(`create function directory.apply(p_changes jsonb) returns void language plpgsql as $$
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
      end $$;`);

    // Whatever refers to a factory that was merged refers to the survivor then, unless the survivor is there already. Its
    // contacts, its history and its row go.
    this.addSql(`create function directory.merge(p_old uuid, p_survivor uuid) returns void language plpgsql as $$
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
      end $$;`);

    this.addSql(`grant select on all tables in schema directory to gateway_app, gateway_system;`);
    this.addSql(`revoke execute on all functions in schema directory from public;`);
    this.addSql(
      `grant execute on function directory.none, directory.bits_at, directory.holding, directory.holding_at_most, directory.slots_of to gateway_app, gateway_system;`,
    );
  }
}
