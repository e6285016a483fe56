alter table public.disclosure enable row level security;

drop policy if exists owner on public.disclosure;
create policy owner on public.disclosure
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.disclosure;
create policy system on public.disclosure to gateway_system using (true) with check (true);
