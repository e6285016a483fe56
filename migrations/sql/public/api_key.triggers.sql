-- The key of a terminal counts once the terminal has acknowledged it.
create or replace trigger record_created after insert on public.api_key
  for each row when (not new.temporary) execute function public.record_event();

create or replace trigger record_acknowledged after update of temporary on public.api_key
  for each row when (old.temporary and not new.temporary and new.revoked_at is null)
  execute function public.record_event();

create or replace trigger record_revoked after update of revoked_at on public.api_key
  for each row when (old.revoked_at is null and new.revoked_at is not null and not new.temporary)
  execute function public.record_event();
