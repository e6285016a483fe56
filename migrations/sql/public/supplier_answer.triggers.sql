create or replace trigger insert_record_change after insert on public.supplier_answer
  for each row execute function public.insert_record_change('');

create or replace trigger record_received after insert on public.supplier_answer
  for each row execute function public.record_event();

create or replace trigger record_accepted after update of status on public.supplier_answer
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function public.record_event();
