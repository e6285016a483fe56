alter table public.screening_confirmation enable row level security;

drop policy if exists owner on public.screening_confirmation;
create policy owner on public.screening_confirmation
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.screening_confirmation;
create policy system on public.screening_confirmation to gateway_system using (true) with check (true);
