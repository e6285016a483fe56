-- Removes at most p_max entries from before p_before, always from the beginning of a chain. The number and hash of the
-- last one removed stay in the head, where verify_chains goes on, and in an entry of the same chain. A chain is cut a day
-- late, so that it gets one such entry a day. Entries that do not verify are never removed, and neither is what follows.
create or replace function audit.cut_chains(p_before timestamptz, p_max int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  due constant timestamptz := p_before - interval '1 day';
  removed int := 0;
  chain record;
  cut record;
begin
  if p_before > clock_timestamp() - interval '90 days' then
    raise exception 'Audit entries of the last 90 days are never removed.';
  end if;
  if not exists (select from public.audit_entry a where a.at < due) then return 0; end if;
  for chain in
    select h.owner, h.cut_seq, h.cut_hash from audit.chain_head h
    where exists (
      select from public.audit_entry a where a.owner = h.owner and a.seq = h.cut_seq + 1 and a.at < due
    )
    for update skip locked
  loop
    with entries as (
      select a as entry, a.seq, a.hash, a.at from public.audit_entry a
      where a.owner = chain.owner and a.seq > chain.cut_seq order by a.seq limit p_max - removed
    ), numbered as (
      select *, row_number() over (order by seq)::int as n, lag(hash, 1, chain.cut_hash) over (order by seq) as hash_before
      from entries
    ), checked as (
      select seq, hash, n, at < p_before and seq = chain.cut_seq + n
        and hash = audit.hash_entry(hash_before, entry) as may_go
      from numbered
    )
    select seq, hash into cut from checked
    where n < coalesce((select min(n) from checked where may_go is not true), p_max + 1)
    order by n desc limit 1;
    continue when not found;
    perform set_config('audit.cutting', 'on', true);
    delete from public.audit_entry a where a.owner = chain.owner and a.seq <= cut.seq;
    perform set_config('audit.cutting', '', true);
    update audit.chain_head h set cut_seq = cut.seq, cut_hash = cut.hash where h.owner = chain.owner;
    insert into public.audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
    values (gen_random_uuid(), chain.owner, clock_timestamp(), 'worker', 'audit.cut', 'audit', chain.owner::text,
      jsonb_build_object('lastNumber', cut.seq, 'lastHash', cut.hash, 'before', p_before));
    removed := removed + cut.seq - chain.cut_seq;
    exit when removed >= p_max;
  end loop;
  return removed;
end $$;

revoke execute on function audit.cut_chains from public, gateway_app, gateway_system;
grant execute on function audit.cut_chains to gateway_system;
