create or replace trigger insert_record_change after insert or update on public.action
  for each row execute function public.insert_record_change('updated_at lease_expires_at');
