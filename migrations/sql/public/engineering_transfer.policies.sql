alter table public.engineering_transfer enable row level security;

drop policy if exists owner on public.engineering_transfer;
create policy owner on public.engineering_transfer
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.engineering_transfer;
create policy system on public.engineering_transfer to gateway_system using (true) with check (true);
