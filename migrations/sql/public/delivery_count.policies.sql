alter table public.delivery_count enable row level security;

drop policy if exists owner on public.delivery_count;
create policy owner on public.delivery_count
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.delivery_count;
create policy system on public.delivery_count to gateway_system using (true) with check (true);
