drop trigger if exists chain_entry on public.audit_entry;
create constraint trigger chain_entry after insert on public.audit_entry
  deferrable initially deferred for each row execute function audit.chain_entry();

create or replace trigger append_only before update or delete or truncate on public.audit_entry
  for each statement execute function audit.refuse_change();
