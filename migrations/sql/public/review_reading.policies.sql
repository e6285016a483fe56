alter table public.review_reading enable row level security;

drop policy if exists owner on public.review_reading;
create policy owner on public.review_reading
  using (owner = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner = nullif(current_setting('app.owner', true), '')::uuid);

drop policy if exists system on public.review_reading;
create policy system on public.review_reading to gateway_system using (true) with check (true);
