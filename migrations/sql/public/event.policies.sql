alter table public.event enable row level security;

drop policy if exists owner on public.event;
create policy owner on public.event
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.event;
create policy system on public.event to gateway_system using (true) with check (true);
