alter table public.audit_entry enable row level security;

drop policy if exists owner on public.audit_entry;
create policy owner on public.audit_entry
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.audit_entry;
create policy system on public.audit_entry to gateway_system using (true) with check (true);
