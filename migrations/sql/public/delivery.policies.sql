alter table public.delivery enable row level security;

drop policy if exists owner on public.delivery;
create policy owner on public.delivery
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.delivery;
create policy system on public.delivery to gateway_system using (true) with check (true);
