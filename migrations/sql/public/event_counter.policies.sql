alter table public.event_counter enable row level security;

drop policy if exists owner on public.event_counter;
create policy owner on public.event_counter
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.event_counter;
create policy system on public.event_counter to gateway_system using (true) with check (true);
