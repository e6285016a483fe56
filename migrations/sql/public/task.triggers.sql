create or replace trigger insert_record_change after insert or update on public.task
  for each row execute function public.insert_record_change('updated_at');

create or replace trigger record_inserted after insert on public.task
  for each row execute function public.record_event();

create or replace trigger record_changed after update of status, assignee on public.task
  for each row when ((old.status, old.assignee) is distinct from (new.status, new.assignee))
  execute function public.record_event();
