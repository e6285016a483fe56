alter table public.passkey_challenge enable row level security;

drop policy if exists owner on public.passkey_challenge;
create policy owner on public.passkey_challenge
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.passkey_challenge;
create policy system on public.passkey_challenge to gateway_system using (true) with check (true);
