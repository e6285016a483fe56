create or replace trigger insert_record_change after insert or update on public.dispatch
  for each row execute function public.insert_record_change('updated_at lease_token next_attempt_at');

create or replace trigger set_dispatch_status after insert or update of status or delete on public.dispatch
  for each row execute function public.set_dispatch_status();

create or replace trigger record_reported after update of events on public.dispatch
  for each row execute function public.record_event();
