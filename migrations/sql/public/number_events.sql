-- Numbers the events of this transaction: after the last of their owner, in the order in which they happened. Called at the
-- end of the transaction, where the counter is locked only briefly: numbers are in commit order and have no gaps. The
-- setting app.events is the number of events that the transaction has inserted; the rows of others without a number are
-- not visible here. Owners come in one order, so that transactions with events of several owners cannot deadlock.
create or replace function public.number_events() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  inserted record;
  last_before bigint;
begin
  if coalesce(current_setting('app.events', true), '') = '' then return; end if;
  perform set_config('app.events', '', true);
  for inserted in
    select e.owner, count(*) as count from public.event e where e.sequence is null group by e.owner order by e.owner
  loop
    insert into public.event_counter as c (owner, last) values (inserted.owner, inserted.count)
      on conflict (owner) do update set last = c.last + inserted.count
      returning c.last - inserted.count into last_before;
    update public.event e set sequence = last_before + numbered.number
    from (
      select u.id, u.at, row_number() over (order by u.position) as number
      from public.event u where u.sequence is null and u.owner = inserted.owner
    ) numbered
    where e.id = numbered.id and e.at = numbered.at;
  end loop;
end $$;

revoke execute on function public.number_events from public, gateway_app, gateway_system;
