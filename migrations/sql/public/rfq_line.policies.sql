alter table public.rfq_line enable row level security;

drop policy if exists owner on public.rfq_line;
create policy owner on public.rfq_line
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.rfq_line;
create policy system on public.rfq_line to gateway_system using (true) with check (true);
