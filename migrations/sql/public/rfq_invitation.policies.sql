alter table public.rfq_invitation enable row level security;

drop policy if exists owner on public.rfq_invitation;
create policy owner on public.rfq_invitation
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.rfq_invitation;
create policy system on public.rfq_invitation to gateway_system using (true) with check (true);
