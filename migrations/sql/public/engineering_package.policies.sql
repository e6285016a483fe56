alter table public.engineering_package enable row level security;

drop policy if exists owner on public.engineering_package;
create policy owner on public.engineering_package
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.engineering_package;
create policy system on public.engineering_package to gateway_system using (true) with check (true);
