-- Makes the missing partitions up to the month of p_until, in UTC, of each table that has partitions, and returns how many
-- were made. Of a table without any, from this month.
create or replace function partition.make_months(p_until timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  made int := 0;
  partitioned text;
  start timestamptz;
begin
  if p_until > now() + interval '10 years' then
    raise exception 'Partitions are made for ten years at most.';
  end if;
  perform pg_advisory_xact_lock(hashtext('sourcing-gateway partitions'));
  for partitioned in
    select c.relname from pg_class c where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace order by c.relname
  loop
    select coalesce(max(m.ends_at), date_trunc('month', now())) into start from partition.list_months(partitioned) m;
    while start <= p_until loop
      perform partition.make_month(partitioned, start);
      start := start + interval '1 month';
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;

revoke execute on function partition.make_months from public, gateway_app, gateway_system;
grant execute on function partition.make_months to gateway_system;
