create or replace trigger insert_record_change after insert or update on public.action
  for each row execute function public.insert_record_change('updated_at lease_expires_at');

create or replace trigger record_ended_at_once after insert on public.action
  for each row when (new.status in ('completed', 'failed')) execute function public.record_event();

create or replace trigger record_ended after update of status on public.action
  for each row when (new.status in ('completed', 'failed') and old.status <> new.status)
  execute function public.record_event();
