drop trigger if exists number_event on public.event;
create constraint trigger number_event after insert on public.event
  deferrable initially deferred for each row execute function public.number_event();
