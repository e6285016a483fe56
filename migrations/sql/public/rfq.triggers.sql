create or replace trigger record_changed after update of status on public.rfq
  for each row when (new.status in ('sent', 'closed') and old.status <> new.status)
  execute function public.record_event();
