import { Migration } from '@mikro-orm/migrations';

/** Letters that stand inside very many words have tokens of their own; signs and beginnings of ids have indexes. */
export class Migration20261121190000 extends Migration {
  override name = 'Migration20261121190000';

  override up(): void {
    // Whoever holds a word that one of these stands in has a token for it: np: in names, op: in the rest.
    this.addSql(`create table directory.part (text text collate "C" primary key);`);
    this.addSql(`grant select on directory.part to gateway_app, gateway_system;`);

    this.addSql(`create or replace function directory.create_indexes(p_schema text) returns void language plpgsql as $$
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
      end $$;`);
    this.addSql(`create index place_id_begins on directory.place (directory_id) include (segment, slot);`);
    this.addSql(`create index word_with_sign on directory.word (text) where latin and text ~ '[^a-z0-9]';`);
    this.addSql(`create or replace function directory.create_next() returns void language plpgsql as $$
      begin
        drop schema if exists directory_next cascade;
        create schema directory_next;
        perform directory.create_tables('directory_next');
        create table directory_next.part (like directory.part including indexes);
      end $$;`);
    this.addSql(`create or replace function directory.change_to_next(p_version int) returns void language plpgsql as $$
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
      end $$;`);
  }
}
