alter table public.run enable row level security;

drop policy if exists owner on public.run;
create policy owner on public.run
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.run;
create policy system on public.run to gateway_system using (true) with check (true);
