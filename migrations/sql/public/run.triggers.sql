create or replace trigger record_forwarded after update of forwarded_at on public.run
  for each row when (old.forwarded_at is null and new.forwarded_at is not null) execute function public.record_event();
