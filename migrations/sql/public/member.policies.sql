alter table public.member enable row level security;

drop policy if exists owner on public.member;
create policy owner on public.member
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.member;
create policy system on public.member to gateway_system using (true) with check (true);
