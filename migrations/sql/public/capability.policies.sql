alter table public.capability enable row level security;

drop policy if exists owner on public.capability;
create policy owner on public.capability
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.capability;
create policy system on public.capability to gateway_system using (true) with check (true);
