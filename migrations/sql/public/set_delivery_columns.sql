-- Sets the columns of a delivery that depend on its factory. Waits longer than other statements for the lock, because an
-- import holds it until its batch is indexed.
create or replace function public.set_delivery_columns() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '8s' as $$
begin
  -- Whoever changes the factory or its contact locks the same row, so either this transaction sees the change, or the
  -- other one sees this delivery.
  select f.name_en, f.name_zh into new.factory_name, new.factory_name_zh
  from public.factory f where f.id = new.factory_id for share;
  if not found then new.factory_name := ''; end if;
  if new.status in ('draft', 'needs_contact') then
    new.status := public.resolve_draft_status(new.factory_id, new.channel);
  end if;
  return new;
end $$;

revoke execute on function public.set_delivery_columns from public, gateway_app, gateway_system;
