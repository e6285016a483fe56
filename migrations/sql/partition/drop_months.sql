-- Drops partitions of which all rows are from before p_before, and returns how many. A partition of the audit log is dropped
-- only once audit.cut_chains has removed all of its entries. Ends early where somebody uses the table for longer than
-- lock_timeout; the partitions that are left are dropped by another call.
create or replace function partition.drop_months(p_table text, p_before timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  dropped int := 0;
  month record;
  has_rows boolean := false;
begin
  for month in select m.name from partition.list_months(p_table) m where m.ends_at <= p_before loop
    if p_table <> 'event' then
      execute format('select exists (select from partition.%I)', month.name) into has_rows;
      exit when has_rows;
    end if;
    begin
      execute format('drop table partition.%I', month.name);
    exception when lock_not_available then
      exit;
    end;
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

revoke execute on function partition.drop_months from public, gateway_app, gateway_system;
grant execute on function partition.drop_months to gateway_system;
