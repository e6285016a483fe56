alter table public.export enable row level security;

drop policy if exists owner on public.export;
create policy owner on public.export
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.export;
create policy system on public.export to gateway_system using (true) with check (true);
