alter table public.project enable row level security;

drop policy if exists owner on public.project;
create policy owner on public.project
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.project;
create policy system on public.project to gateway_system using (true) with check (true);
