-- Numbers a new audit entry and chains it to the previous entry of its owner. Deferred to the end of the transaction:
-- the head of the owner's chain is locked only briefly, and entries are in commit order. Events are numbered before, so
-- that every transaction locks the counters of events before the heads of chains.
create or replace function audit.chain_entry() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare hash_before text;
begin
  perform public.number_events();
  insert into audit.chain_head as h (owner, seq, hash) values (new.owner, 1, '')
    on conflict (owner) do update set seq = h.seq + 1 returning h.seq, h.hash into new.seq, hash_before;
  new.hash := audit.hash_entry(hash_before, new);
  update public.audit_entry a set seq = new.seq, hash = new.hash where a.id = new.id and a.at = new.at;
  update audit.chain_head h set hash = new.hash where h.owner = new.owner;
  return null;
end $$;

revoke execute on function audit.chain_entry from public, gateway_app, gateway_system;
