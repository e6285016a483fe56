create or replace trigger note_change after insert or update on public.dispatch
  for each row execute function gate.note_change('updated_at lease_token next_attempt_at');
