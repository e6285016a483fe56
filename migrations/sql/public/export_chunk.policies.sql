alter table public.export_chunk enable row level security;

drop policy if exists owner on public.export_chunk;
create policy owner on public.export_chunk
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.export_chunk;
create policy system on public.export_chunk to gateway_system using (true) with check (true);
