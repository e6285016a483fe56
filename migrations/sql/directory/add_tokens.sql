-- Adds tokens to slots, writing each row once however many factories change. Sequential scans are disabled because the
-- planner takes tables that were never analysed for small ones.
create or replace function directory.add_tokens(p_tokens text[], p_segments int[], p_slots int[]) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare grown record;
begin
  with change as (
    select token, segment, directory.bits_at(slot, 1) as bits,
      array_agg((((segment & 7) << 12) | slot)::smallint) as slots
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment
  ), done as (
    update directory.dense d set bits = d.bits | c.bits from change c
    where d.token = c.token and d.segment = c.segment returning d.token, d.segment
  )
  insert into directory.sparse as s (token, block, slots)
  select c.token, c.segment >> 3, array_agg(slot) from change c, unnest(c.slots) as slot
  where (c.token, c.segment) not in (select token, segment from done)
    and not exists (
      select from directory.word w where c.token ~ '^[no]:' and w.text = substr(c.token, 3) and not w.common
    ) group by c.token, c.segment >> 3
  on conflict (token, block) do update set slots = s.slots || excluded.slots;

  for grown in
    select s.* from (select distinct token, segment >> 3 as block from unnest(p_tokens, p_segments) as c(token, segment)) c
    join directory.sparse s on s.token = c.token and s.block = c.block where cardinality(s.slots) > 500
  loop
    delete from directory.sparse s where s.token = grown.token and s.block = grown.block;
    insert into directory.dense as d (token, segment, bits)
    select grown.token, g.id, coalesce(
      (select directory.bits_at(x & 4095, 1) from unnest(grown.slots) x where x >> 12 = g.id & 7), directory.none())
    from directory.segment g where g.id >> 3 = grown.block
    on conflict (token, segment) do update set bits = d.bits | excluded.bits;
  end loop;
end $$;

revoke execute on function directory.add_tokens from public, gateway_app, gateway_system;
