alter table public.engineering_preview enable row level security;

drop policy if exists owner on public.engineering_preview;
create policy owner on public.engineering_preview
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.engineering_preview;
create policy system on public.engineering_preview to gateway_system using (true) with check (true);
