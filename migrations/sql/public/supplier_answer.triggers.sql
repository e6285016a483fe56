create or replace trigger insert_record_change after insert on public.supplier_answer
  for each row execute function public.insert_record_change('');
