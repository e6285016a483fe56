-- Creates empty tables for a rebuild of the search index.
create or replace function directory.create_next() returns void language plpgsql as $$
begin
  drop schema if exists directory_next cascade;
  create schema directory_next;
  perform directory.create_tables('directory_next');
  create table directory_next.part (like directory.part including indexes);
end $$;

revoke execute on function directory.create_next from public, gateway_app, gateway_system;
