alter table public.idempotency_key enable row level security;

drop policy if exists owner on public.idempotency_key;
create policy owner on public.idempotency_key
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.idempotency_key;
create policy system on public.idempotency_key to gateway_system using (true) with check (true);
