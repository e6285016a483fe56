alter table public.notification enable row level security;

drop policy if exists owner on public.notification;
create policy owner on public.notification
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.notification;
create policy system on public.notification to gateway_system using (true) with check (true);
