alter table public.rfq enable row level security;

drop policy if exists owner on public.rfq;
create policy owner on public.rfq
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.rfq;
create policy system on public.rfq to gateway_system using (true) with check (true);
