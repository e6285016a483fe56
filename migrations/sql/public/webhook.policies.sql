alter table public.webhook enable row level security;

drop policy if exists owner on public.webhook;
create policy owner on public.webhook
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.webhook;
create policy system on public.webhook to gateway_system using (true) with check (true);
