alter table public.device_connection enable row level security;

drop policy if exists owner on public.device_connection;
create policy owner on public.device_connection
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.device_connection;
create policy system on public.device_connection to gateway_system using (true) with check (true);
