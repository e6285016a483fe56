alter table public.task enable row level security;

drop policy if exists owner on public.task;
create policy owner on public.task
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.task;
create policy system on public.task to gateway_system using (true) with check (true);
