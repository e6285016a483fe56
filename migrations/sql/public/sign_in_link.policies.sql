alter table public.sign_in_link enable row level security;

drop policy if exists owner on public.sign_in_link;
create policy owner on public.sign_in_link
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.sign_in_link;
create policy system on public.sign_in_link to gateway_system using (true) with check (true);
