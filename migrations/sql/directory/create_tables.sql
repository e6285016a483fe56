-- Creates the tables of the search index in a schema, without keys and indexes.
create or replace function directory.create_tables(p_schema text) returns void language plpgsql as $$
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
end $$;

revoke execute on function directory.create_tables from public, gateway_app, gateway_system;
