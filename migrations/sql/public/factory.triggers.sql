create or replace trigger refresh_deliveries after update on public.factory
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.refresh_deliveries_of_factories();
