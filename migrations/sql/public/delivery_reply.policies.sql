alter table public.delivery_reply enable row level security;

drop policy if exists owner on public.delivery_reply;
create policy owner on public.delivery_reply
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.delivery_reply;
create policy system on public.delivery_reply to gateway_system using (true) with check (true);
