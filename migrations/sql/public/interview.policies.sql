alter table public.interview enable row level security;

drop policy if exists owner on public.interview;
create policy owner on public.interview
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.interview;
create policy system on public.interview to gateway_system using (true) with check (true);
