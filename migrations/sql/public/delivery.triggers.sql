create or replace trigger note_change after insert or update on public.delivery
  for each row execute function gate.note_change('updated_at reviewed');
