alter table public.webhook_attempt enable row level security;

drop policy if exists owner on public.webhook_attempt;
create policy owner on public.webhook_attempt
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.webhook_attempt;
create policy system on public.webhook_attempt to gateway_system using (true) with check (true);
