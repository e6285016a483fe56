-- Removes tokens from slots, writing each row once.
create or replace function directory.remove_tokens(p_tokens text[], p_segments int[], p_slots int[]) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with change as (
    select token, segment, directory.bits_at(slot, 1) as bits
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment
  )
  update directory.dense d set bits = d.bits & ~c.bits from change c
  where d.token = c.token and d.segment = c.segment and d.bits & c.bits <> directory.none();

  with change as (
    select token, segment >> 3 as block, array_agg((((segment & 7) << 12) | slot)::smallint) as slots
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment >> 3
  )
  update directory.sparse s set slots = array(select x from unnest(s.slots) x where x <> all (c.slots)) from change c
  where s.token = c.token and s.block = c.block and s.slots && c.slots;

  with change as (
    select substr(token, 3) as text,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'n:%'), '{}') as names,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'o:%'), '{}') as rest
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) where token like 'n:%' or token like 'o:%'
    group by 1
  )
  update directory.word w set
    names = array(select x from unnest(w.names) x where x <> all (c.names)),
    rest = array(select x from unnest(w.rest) x where x <> all (c.rest))
  from change c where w.text = c.text and not w.common;
end $$;

revoke execute on function directory.remove_tokens from public, gateway_app, gateway_system;
