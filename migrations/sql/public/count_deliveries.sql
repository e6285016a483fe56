-- Inserts how the statement has changed the number of deliveries of a status and channel, for the owner and for the
-- project. Each transaction has its own rows, so that counting makes no transaction wait for another.
create or replace function public.count_deliveries() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  case tg_op
    when 'INSERT' then
      insert into public.delivery_count as c (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, pg_current_xact_id(), owner, count(*)
      from new_rows, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5
      on conflict on constraint delivery_count_pkey do update set count = c.count + excluded.count;
    when 'UPDATE' then
      insert into public.delivery_count as c (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, pg_current_xact_id(), owner, sum(change)
      from (
        select owner, project_id, status, channel, -1 as change from old_rows
        union all
        select owner, project_id, status, channel, 1 from new_rows
      ) changes, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5 having sum(change) <> 0
      on conflict on constraint delivery_count_pkey do update set count = c.count + excluded.count;
    when 'DELETE' then
      insert into public.delivery_count as c (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, pg_current_xact_id(), owner, -count(*)
      from old_rows, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5
      on conflict on constraint delivery_count_pkey do update set count = c.count + excluded.count;
    when 'TRUNCATE' then
      truncate public.delivery_count;
  end case;
  return null;
end $$;

revoke execute on function public.count_deliveries from public, gateway_app, gateway_system;
