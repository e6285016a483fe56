alter table public.dispatch enable row level security;

drop policy if exists owner on public.dispatch;
create policy owner on public.dispatch
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.dispatch;
create policy system on public.dispatch to gateway_system using (true) with check (true);
