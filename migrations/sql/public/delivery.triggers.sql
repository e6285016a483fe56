create or replace trigger insert_record_change after insert or update on public.delivery
  for each row execute function public.insert_record_change('updated_at');
