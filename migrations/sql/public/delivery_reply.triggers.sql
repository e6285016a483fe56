create or replace trigger record_replied after insert on public.delivery_reply
  for each row when (not new.is_automatic) execute function public.record_event();
