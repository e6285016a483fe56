-- Splits a full segment: its second half moves to a new segment. Slots keep their numbers, so a mask divides the bits.
create or replace function directory.split(p_segment int) returns void language plpgsql as $$
declare
  v_new int := (select max(id) + 1 from directory.segment);
  v_first directory.place;
  v_mask bit(4096);
  v_from constant int := (p_segment & 7) << 12;
  v_to int;
begin
  v_to := (v_new & 7) << 12;
  select * into v_first from directory.place where segment = p_segment
  order by confidence, silent, name, factory_id offset 2048 limit 1;
  select directory.bits_at(slot, 1) into v_mask from directory.place
  where segment = p_segment
    and (confidence, silent, name, factory_id) >= (v_first.confidence, v_first.silent, v_first.name, v_first.factory_id);
  insert into directory.segment values (v_new, v_first.confidence, v_first.silent, v_first.name, v_first.factory_id);
  update directory.place set segment = v_new where segment = p_segment and get_bit(v_mask, slot) = 1;

  insert into directory.dense (token, segment, bits)
  select token, v_new, bits & v_mask from directory.dense
  where segment = p_segment and (bits & v_mask <> directory.none() or token = 'all');
  update directory.dense set bits = bits & ~v_mask where segment = p_segment;

  update directory.word w set
    names = array(select case when x >> 12 = p_segment and get_bit(v_mask, x & 4095) = 1 then v_new << 12 | (x & 4095) else x end
      from unnest(w.names) x),
    rest = array(select case when x >> 12 = p_segment and get_bit(v_mask, x & 4095) = 1 then v_new << 12 | (x & 4095) else x end
      from unnest(w.rest) x)
  where exists (select from unnest(w.names || w.rest) x where x >> 12 = p_segment);

  with moving as (
    select s.token, array_agg(x order by x) as slots
    from directory.sparse s, unnest(s.slots) x
    where s.block = p_segment >> 3 and x - v_from between 0 and 4095 and get_bit(v_mask, x - v_from) = 1
    group by s.token
  ), left_behind as (
    update directory.sparse s set slots = array(select unnest(s.slots) except select unnest(m.slots))
    from moving m where s.token = m.token and s.block = p_segment >> 3 and p_segment >> 3 <> v_new >> 3
  )
  insert into directory.sparse as s (token, block, slots)
  select token, v_new >> 3, array(select (x - v_from + v_to)::smallint from unnest(slots) x) from moving
  on conflict (token, block) do update set slots = case
    when s.block <> p_segment >> 3 then s.slots || excluded.slots
    else array(
      select x from unnest(s.slots) x where not (x - v_from between 0 and 4095 and get_bit(v_mask, x - v_from) = 1)
    ) || excluded.slots end;
end $$;

revoke execute on function directory.split from public, gateway_app, gateway_system;
