alter table public.organisation enable row level security;

drop policy if exists owner on public.organisation;
create policy owner on public.organisation
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.organisation;
create policy system on public.organisation to gateway_system using (true) with check (true);
