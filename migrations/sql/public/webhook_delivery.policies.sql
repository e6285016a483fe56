alter table public.webhook_delivery enable row level security;

drop policy if exists owner on public.webhook_delivery;
create policy owner on public.webhook_delivery
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.webhook_delivery;
create policy system on public.webhook_delivery to gateway_system using (true) with check (true);
