create or replace trigger close_answered_run after insert on public.supplier_quote
  for each row execute function public.close_answered_run();

create or replace trigger record_inserted after insert on public.supplier_quote
  for each row execute function public.record_event();
