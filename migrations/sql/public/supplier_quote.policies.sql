alter table public.supplier_quote enable row level security;

drop policy if exists owner on public.supplier_quote;
create policy owner on public.supplier_quote
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.supplier_quote;
create policy system on public.supplier_quote to gateway_system using (true) with check (true);
