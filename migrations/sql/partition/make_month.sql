-- Makes the partition of the month that begins at p_start, and moves rows of that month there that came before it was made.
-- Others go on to write to the partitions of the other months.
create or replace function partition.make_month(p_table text, p_start timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  name constant text := p_table || to_char(p_start, '_YYYY_MM');
  next constant timestamptz := p_start + interval '1 month';
begin
  execute format('create table partition.%I (like public.%I including all)', name, p_table);
  execute format('lock table partition.%I in access exclusive mode', p_table || '_default');
  execute format(
    'with moved as (delete from partition.%I where at >= $1 and at < $2 returning *) insert into partition.%I select * from moved',
    p_table || '_default', name
  ) using p_start, next;
  execute format('alter table public.%I attach partition partition.%I for values from (%L) to (%L)',
    p_table, name, p_start, next);
end $$;

revoke execute on function partition.make_month from public, gateway_app, gateway_system;
