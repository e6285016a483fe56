alter table public.passkey enable row level security;

drop policy if exists owner on public.passkey;
create policy owner on public.passkey
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.passkey;
create policy system on public.passkey to gateway_system using (true) with check (true);
