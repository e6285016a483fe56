alter table public.notification_preference enable row level security;

drop policy if exists owner on public.notification_preference;
create policy owner on public.notification_preference
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.notification_preference;
create policy system on public.notification_preference to gateway_system using (true) with check (true);
