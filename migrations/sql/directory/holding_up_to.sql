-- The slots of each segment whose number is at most p_most; directory.number_tiers says how numbers are stored. For
-- instances of the release before, which do not compare digits in their own statement.
create or replace function directory.holding_up_to(p_scope text, p_digits int, p_most bigint)
returns table (segment int, bits bit(4096))
language plpgsql stable parallel safe rows 300 as $$
#variable_conflict use_column
declare known record; slice bit(4096); digit int; up_to bit(4096);
begin
  for known in
    select h.segment, bit_or(h.bits) filter (where h.set = -1) as bits,
      array_agg(h.set order by h.set) filter (where h.set >= 0) as digits, array_agg(h.bits order by h.set) filter (where h.set >= 0) as slices
    from (
      select h.segment, h.set, bit_or(h.bits) as bits
      from directory.holding(
        array[p_scope] || array(select p_scope || ':' || i from generate_series(0, p_digits - 1) i),
        array(select generate_series(-1, p_digits - 1))) h
      group by 1, 2
    ) as h group by 1
  loop
    up_to := ~directory.none();
    for i in 0 .. p_digits - 1 loop
      digit := array_position(known.digits, i);
      slice := case when digit is null then directory.none() else known.slices[digit] end;
      if (p_most >> i) & 1 = 1 then up_to := up_to | ~slice; else up_to := up_to & ~slice; end if;
    end loop;
    segment := known.segment;
    bits := known.bits & up_to;
    return next;
  end loop;
end $$;

revoke execute on function directory.holding_up_to from public, gateway_app, gateway_system;
grant execute on function directory.holding_up_to to gateway_app, gateway_system;
