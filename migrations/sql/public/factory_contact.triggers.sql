create or replace trigger refresh_deliveries_inserted after insert on public.factory_contact
  referencing new table as new_rows for each statement execute function public.refresh_deliveries_of_contacts();

create or replace trigger refresh_deliveries_updated after update on public.factory_contact
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.refresh_deliveries_of_contacts();

create or replace trigger refresh_deliveries_deleted after delete on public.factory_contact
  referencing old table as old_rows for each statement execute function public.refresh_deliveries_of_contacts();
