-- After factories have changed: their deliveries take the new names, their open drafts the new status.
create or replace function public.refresh_deliveries_of_factories() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  renamed uuid[] := array(
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.name_en, n.name_zh) is distinct from (o.name_en, o.name_zh));
  quarantined uuid[] := array(
    select n.id from new_rows n join old_rows o on o.id = n.id where n.quarantined <> o.quarantined);
begin
  if renamed <> '{}' then
    update public.delivery d set factory_name = f.name_en, factory_name_zh = f.name_zh
    from public.factory f where f.id = any(renamed) and d.factory_id = f.id;
  end if;
  if quarantined <> '{}' then perform public.refresh_draft_statuses(quarantined); end if;
  return null;
end $$;

revoke execute on function public.refresh_deliveries_of_factories from public, gateway_app, gateway_system;
