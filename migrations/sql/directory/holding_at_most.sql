-- As directory.holding_up_to, for numbers of 24 digits. For instances of the release before.
create or replace function directory.holding_at_most(p_scope text, p_most int)
returns table (segment int, bits bit(4096))
language plpgsql stable parallel safe rows 300 as $$
#variable_conflict use_column
declare known record; slice bit(4096); digit int; at_most bit(4096);
begin
  for known in
    select h.segment, bit_or(h.bits) filter (where h.set = -1) as bits,
      array_agg(h.set order by h.set) filter (where h.set >= 0) as digits, array_agg(h.bits order by h.set) filter (where h.set >= 0) as slices
    from (
      select h.segment, h.set, bit_or(h.bits) as bits
      from directory.holding(
        array[p_scope] || array(select p_scope || ':' || i from generate_series(0, 23) i), array(select generate_series(-1, 23))) h
      group by 1, 2
    ) as h group by 1
  loop
    at_most := ~directory.none();
    for i in 0 .. 23 loop
      digit := array_position(known.digits, i);
      slice := case when digit is null then directory.none() else known.slices[digit] end;
      if (p_most >> i) & 1 = 1 then at_most := at_most | ~slice; else at_most := at_most & ~slice; end if;
    end loop;
    segment := known.segment;
    bits := known.bits & at_most;
    return next;
  end loop;
end $$;

revoke execute on function directory.holding_at_most from public, gateway_app, gateway_system;
grant execute on function directory.holding_at_most to gateway_app, gateway_system;
