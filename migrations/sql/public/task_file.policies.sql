alter table public.task_file enable row level security;

drop policy if exists owner on public.task_file;
create policy owner on public.task_file
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.task_file;
create policy system on public.task_file to gateway_system using (true) with check (true);
