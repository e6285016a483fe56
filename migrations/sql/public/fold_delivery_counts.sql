-- Replaces the changes of at most a thousand owners and projects by their sums, and returns how many rows were folded.
-- Rows of transactions that have not ended are not seen and stay.
create or replace function public.fold_delivery_counts() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(hashtext('delivery counts')) then return 0; end if;
  with due as (
    select distinct scope_id from public.delivery_count where transaction_id <> '0'::xid8 limit 1000
  ), removed as (
    delete from public.delivery_count c using due where c.scope_id = due.scope_id
    returning c.scope_id, c.status, c.channel, c.owner, c.count
  ), saved as (
    insert into public.delivery_count (scope_id, status, channel, transaction_id, owner, count)
    select scope_id, status, channel, '0'::xid8, owner, sum(count) from removed group by 1, 2, 3, 5 having sum(count) <> 0
  )
  select count(*) into folded from removed;
  return folded;
end $$;

revoke execute on function public.fold_delivery_counts from public, gateway_app, gateway_system;
grant execute on function public.fold_delivery_counts to gateway_system;
