alter table public.browser_session enable row level security;

drop policy if exists owner on public.browser_session;
create policy owner on public.browser_session
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.browser_session;
create policy system on public.browser_session to gateway_system using (true) with check (true);
