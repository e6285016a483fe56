alter table public.supplier_answer enable row level security;

drop policy if exists owner on public.supplier_answer;
create policy owner on public.supplier_answer
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.supplier_answer;
create policy system on public.supplier_answer to gateway_system using (true) with check (true);
