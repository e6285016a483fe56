alter table public.api_key enable row level security;

drop policy if exists owner on public.api_key;
create policy owner on public.api_key
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.api_key;
create policy system on public.api_key to gateway_system using (true) with check (true);
