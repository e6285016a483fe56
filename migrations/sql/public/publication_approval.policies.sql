alter table public.publication_approval enable row level security;

drop policy if exists owner on public.publication_approval;
create policy owner on public.publication_approval
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.publication_approval;
create policy system on public.publication_approval to gateway_system using (true) with check (true);
