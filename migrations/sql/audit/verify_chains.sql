-- Verifies the chain of one owner, or of all if p_owner is null. broken_at is the number of the first entry that is
-- changed, missing or out of order.
create or replace function audit.verify_chains(p_owner uuid)
returns table (owner uuid, entries int, broken_at int, head text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with numbered as (
    select e, e.owner, e.seq, e.hash,
      row_number() over (partition by e.owner order by e.seq, e.id)::int as n,
      lag(e.hash, 1, '') over (partition by e.owner order by e.seq, e.id) as hash_before
    from public.audit_entry e where p_owner is null or e.owner = p_owner
  ), chain as (
    select c.owner, count(*)::int as entries,
      min(c.n) filter (where c.seq <> c.n or c.hash <> audit.hash_entry(c.hash_before, c.e)) as broken_at,
      (array_agg(c.hash order by c.n desc))[1] as hash
    from numbered c group by c.owner
  )
  select coalesce(h.owner, c.owner), coalesce(c.entries, 0),
    coalesce(c.broken_at, case
      when h.seq is distinct from c.entries then least(coalesce(h.seq, 0), coalesce(c.entries, 0)) + 1
      when h.hash is distinct from c.hash then c.entries end),
    coalesce(h.hash, '')
  from (select * from audit.chain_head a where p_owner is null or a.owner = p_owner) h
  full join chain c on c.owner = h.owner
$$;

revoke execute on function audit.verify_chains from public, gateway_app, gateway_system;
grant execute on function audit.verify_chains to gateway_app, gateway_system;
