-- After contacts have changed: the open drafts of their factories take the new status.
create or replace function public.refresh_deliveries_of_contacts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changed uuid[];
begin
  case tg_op
    when 'INSERT' then changed := array(select n.factory_id from new_rows n);
    when 'DELETE' then changed := array(select o.factory_id from old_rows o);
    when 'UPDATE' then changed := array(
      select n.factory_id from new_rows n join old_rows o on o.factory_id = n.factory_id
      where (n.contact_email, n.contact_wechat) is distinct from (o.contact_email, o.contact_wechat));
  end case;
  if changed = '{}' then return null; end if;
  -- Waits for transactions that are inserting deliveries to these factories, see set_delivery_columns.
  perform from public.factory f where f.id = any(changed) order by f.id for no key update;
  perform public.refresh_draft_statuses(changed);
  return null;
end $$;

revoke execute on function public.refresh_deliveries_of_contacts from public, gateway_app, gateway_system;
