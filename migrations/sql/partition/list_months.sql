-- Partitions of a table by month and the time before which all rows of each are, in this order; not the one for all other
-- rows.
create or replace function partition.list_months(p_table text) returns table (name text, ends_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
  select c.relname::text, b.ends_at
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (
      select substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz as ends_at
    ) b
  where i.inhparent = format('public.%I', p_table)::regclass and b.ends_at is not null
  order by b.ends_at
$$;

revoke execute on function partition.list_months from public, gateway_app, gateway_system;
grant execute on function partition.list_months to gateway_system;
