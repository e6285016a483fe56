-- Creates the keys and indexes of the tables that create_tables has created, after they are filled.
create or replace function directory.create_indexes(p_schema text) returns void language plpgsql as $$
begin
  execute format('alter table %I.segment add primary key (id)', p_schema);
  execute format('alter table %I.place add primary key (segment, slot)', p_schema);
  execute format('create unique index place_factory on %I.place (factory_id)', p_schema);
  execute format('create index place_directory_id on %I.place using gin (directory_id gin_trgm_ops)', p_schema);
  execute format('create index place_id_begins on %I.place (directory_id) include (segment, slot)', p_schema);
  execute format('alter table %I.dense add primary key (token, segment)', p_schema);
  execute format('alter table %I.sparse add primary key (token, block)', p_schema);
  execute format('alter table %I.word add primary key (text)', p_schema);
  execute format('create index word_reading on %I.word (reading) where reading is not null', p_schema);
  execute format('create index word_inside on %I.word using gin (text gin_trgm_ops) where latin', p_schema);
  -- Signs have no trigrams.
  execute format('create index word_with_sign on %I.word (text) where latin and text ~ ''[^a-z0-9]''', p_schema);
  execute format('alter table %I.facet_value add primary key (token)', p_schema);
end $$;

revoke execute on function directory.create_indexes from public, gateway_app, gateway_system;
