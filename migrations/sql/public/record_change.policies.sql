alter table public.record_change enable row level security;

drop policy if exists owner on public.record_change;
create policy owner on public.record_change
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.record_change;
create policy system on public.record_change to gateway_system using (true) with check (true);
