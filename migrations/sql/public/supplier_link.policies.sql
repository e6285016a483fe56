alter table public.supplier_link enable row level security;

drop policy if exists owner on public.supplier_link;
create policy owner on public.supplier_link
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.supplier_link;
create policy system on public.supplier_link to gateway_system using (true) with check (true);
