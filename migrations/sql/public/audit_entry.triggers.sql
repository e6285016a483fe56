drop trigger if exists chain on public.audit_entry;
create constraint trigger chain after insert on public.audit_entry
  deferrable initially deferred for each row execute function gate.chain_audit_entry();

create or replace trigger only_added before update or delete or truncate on public.audit_entry
  for each statement execute function gate.refuse_change();
