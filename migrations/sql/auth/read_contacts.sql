-- Counts reads of contacts against the quotas and writes the audit entry of each first read.
-- p_reads: [{ id, factoryId, detail }], each factory once; id becomes the id of the audit entry. If the quotas do not
-- suffice for all, the first are allowed. If both quotas are null, reads are audited but use no quota.
-- Returns the refused reads with the limit that is reached.
create or replace function auth.read_contacts(
  p_owner uuid, p_credential text, p_reads jsonb, p_per_credential int, p_per_organisation int,
  p_request_id text, p_at timestamptz
) returns table (factory_id uuid, reached text, retry_after_s int)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  counts constant boolean := p_per_credential is not null;
  n timestamptz := clock_timestamp();
  known uuid[];
  allowed uuid[] := '{}';
  room_credential int;
  room_organisation int;
begin
  select coalesce(array_agg(c.factory_id), '{}') into known
  from jsonb_to_recordset(p_reads) r ("factoryId" uuid)
  join auth.contact_read c on c.credential = p_credential and c.factory_id = r."factoryId"
  where c.read_at > n - interval '1 day' and (c.counted or not counts);

  if cardinality(known) = jsonb_array_length(p_reads) then return; end if;

  -- One organisation at a time: both quotas are counted before anything is added to them.
  perform pg_advisory_xact_lock(hashtextextended('contact reads of ' || p_owner, 0));
  -- Others may have counted while this waited for the lock.
  n := clock_timestamp();
  -- Counts may be lost in a crash of the database; entries of the audit may not.
  perform set_config('synchronous_commit', 'on', true);

  select coalesce(array_agg(c.factory_id), '{}') into known
  from jsonb_to_recordset(p_reads) r ("factoryId" uuid)
  join auth.contact_read c on c.credential = p_credential and c.factory_id = r."factoryId"
  where c.read_at > n - interval '1 day' and (c.counted or not counts);
  if counts then
    select p_per_credential - count(*) into room_credential from auth.contact_read c
    where c.credential = p_credential and c.counted and c.read_at > n - interval '1 day';
    select p_per_organisation - count(*) into room_organisation from auth.contact_read c
    where c.owner = p_owner and c.counted and c.read_at > n - interval '1 day';
  end if;

  with first_read as (
    select r.place, (r.value ->> 'id')::uuid as id, (r.value ->> 'factoryId')::uuid as factory_id, r.value -> 'detail' as detail
    from jsonb_array_elements(p_reads) with ordinality r (value, place)
    where (r.value ->> 'factoryId')::uuid <> all (known)
    order by r.place limit case when counts then greatest(0, least(room_credential, room_organisation)) end
  ), remembered as (
    insert into auth.contact_read as c (credential, factory_id, owner, counted, read_at)
    select p_credential, f.factory_id, p_owner, counts, n from first_read f
    on conflict on constraint contact_read_pkey
      do update set owner = excluded.owner, counted = excluded.counted, read_at = excluded.read_at
  ), audited as (
    insert into public.audit_entry (id, owner, at, actor, action, resource, resource_id, request_id, detail)
    select f.id, p_owner, p_at, p_credential, 'contacts.read', 'factory', f.factory_id, p_request_id, f.detail
    from first_read f order by f.place
  )
  select coalesce(array_agg(f.factory_id), '{}') into allowed from first_read f;

  return query
    select (r.value ->> 'factoryId')::uuid, q.reached, q.retry_after_s
    from jsonb_array_elements(p_reads) with ordinality r (value, place)
    cross join (
      select case when room_credential <= room_organisation
          then 'contact_reads_per_day' else 'contact_reads_per_organisation_day' end as reached,
        greatest(1, ceil(extract(epoch from greatest(
          (select min(c.read_at) from auth.contact_read c where c.credential = p_credential and c.counted
            and c.read_at > n - interval '1 day' and room_credential <= room_organisation),
          (select min(c.read_at) from auth.contact_read c where c.owner = p_owner and c.counted
            and c.read_at > n - interval '1 day' and room_organisation <= room_credential)
        ) + interval '1 day' - n)))::int as retry_after_s
    ) q
    where (r.value ->> 'factoryId')::uuid <> all (known) and (r.value ->> 'factoryId')::uuid <> all (allowed)
    order by r.place;
end $$;

revoke execute on function auth.read_contacts from public, gateway_app, gateway_system;
grant execute on function auth.read_contacts to gateway_app, gateway_system;
