alter table public.action enable row level security;

drop policy if exists owner on public.action;
create policy owner on public.action
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.action;
create policy system on public.action to gateway_system using (true) with check (true);
