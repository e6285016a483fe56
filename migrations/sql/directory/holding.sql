-- For many sets of tokens at once: the slots of each segment that have one of the tokens of a set.
create or replace function directory.holding(p_tokens text[], p_sets int[])
returns table (segment int, set int, bits bit(4096))
language plpgsql stable parallel safe rows 1000
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with wanted(token, set) as materialized (select * from unnest(p_tokens, p_sets))
  select d.segment, w.set, d.bits from wanted w join directory.dense d on d.token = w.token
  union all
  select (s.block << 3) | (slot >> 12), w.set, directory.bits_at(slot & 4095, 1)
  from wanted w join directory.sparse s on s.token = w.token, unnest(s.slots) as slot
  group by 1, 2
  union all
  select position >> 12, w.set, directory.bits_at(position & 4095, 1)
  from wanted w join directory.word t on t.text = substr(w.token, 3),
    unnest(case left(w.token, 2) when 'n:' then t.names when 'o:' then t.rest end) as position
  group by 1, 2;
end $$;

revoke execute on function directory.holding from public, gateway_app, gateway_system;
grant execute on function directory.holding to gateway_app, gateway_system;
