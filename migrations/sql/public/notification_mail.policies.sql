alter table public.notification_mail enable row level security;

drop policy if exists owner on public.notification_mail;
create policy owner on public.notification_mail
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.notification_mail;
create policy system on public.notification_mail to gateway_system using (true) with check (true);
