-- Verifies the chain of one owner, or of all if p_owner is null. broken_at is the number of the first entry that is
-- changed, missing or out of order. A chain that was cut begins after the last entry removed, whose number and hash its
-- head holds.
create or replace function audit.verify_chains(p_owner uuid)
returns table (owner uuid, entries int, broken_at int, head text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with heads as (
    select * from audit.chain_head a where p_owner is null or a.owner = p_owner
  ), numbered as (
    select e, e.owner, e.seq, e.hash, coalesce(h.cut_seq, 0)
        + row_number() over (partition by e.owner order by e.seq, e.id)::int as n,
      lag(e.hash, 1, coalesce(h.cut_hash, '')) over (partition by e.owner order by e.seq, e.id) as hash_before
    from public.audit_entry e left join heads h on h.owner = e.owner where p_owner is null or e.owner = p_owner
  ), chain as (
    select c.owner, count(*)::int as entries, max(c.n) as last,
      min(c.n) filter (where c.seq <> c.n or c.hash <> audit.hash_entry(c.hash_before, c.e)) as broken_at,
      (array_agg(c.hash order by c.n desc))[1] as hash
    from numbered c group by c.owner
  )
  select coalesce(h.owner, c.owner), coalesce(c.entries, 0),
    coalesce(c.broken_at, case
      when h.seq is distinct from coalesce(c.last, h.cut_seq)
        then least(coalesce(h.seq, 0), coalesce(c.last, h.cut_seq, 0)) + 1
      when h.hash is distinct from coalesce(c.hash, h.cut_hash) then coalesce(c.last, h.cut_seq) end),
    coalesce(h.hash, '')
  from heads h full join chain c on c.owner = h.owner
$$;

revoke execute on function audit.verify_chains from public, gateway_app, gateway_system;
grant execute on function audit.verify_chains to gateway_app, gateway_system;
