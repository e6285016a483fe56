create or replace trigger record_completed after update of status on public.export
  for each row when (new.status = 'complete' and old.status <> 'complete') execute function public.record_event();
