create or replace trigger record_created after insert on public.project
  for each row execute function public.record_event();

create or replace trigger record_updated after update on public.project
  for each row when (
    (old.name, old.status, old.intake, old.intent, old.stage_id)
      is distinct from (new.name, new.status, new.intake, new.intent, new.stage_id)
  )
  execute function public.record_event();
