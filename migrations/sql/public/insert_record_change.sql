-- Records which delivery, action or task changed, or that an answer of a supplier is new, and notifies its owner. A
-- dispatch counts as its delivery; a change of a task is also one of its action.
-- The trigger argument lists columns that no API shows; a change of only those is not recorded.
create or replace function public.insert_record_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unseen constant text[] := string_to_array(tg_argv[0], ' ');
  changed_kind text := tg_table_name;
  changed_id uuid;
  project uuid;
  is_new boolean;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - unseen = to_jsonb(old) - unseen then return null; end if;
  case tg_table_name
    when 'dispatch' then
      select 'delivery', d.id, d.project_id into changed_kind, changed_id, project
      from public.delivery d where d.id = new.delivery_id;
    when 'task' then
      select 'action', a.id, a.project_id into changed_kind, changed_id, project
      from public.action a where a.id = new.action_id;
    when 'supplier_answer' then
      changed_id := new.id;
      select r.project_id into project from public.rfq r where r.id = new.rfq_id;
    else
      changed_id := new.id;
      project := new.project_id;
  end case;
  insert into public.record_change (record_id, transaction_id, owner, kind, project_id, at)
  values (changed_id, pg_current_xact_id(), new.owner, changed_kind, project, clock_timestamp())
  on conflict do nothing;
  is_new := found;
  if tg_table_name = 'task' then
    insert into public.record_change (record_id, transaction_id, owner, kind, project_id, at)
    values (new.id, pg_current_xact_id(), new.owner, 'task', project, clock_timestamp())
    on conflict do nothing;
    is_new := is_new or found;
  end if;
  if is_new then perform pg_notify('record_change', new.owner::text); end if;
  return null;
end $$;

revoke execute on function public.insert_record_change from public, gateway_app, gateway_system;
