-- Divides found slots by their number, for a page of p_count in the order of the numbers after p_after, if given. Tiers: 0
-- have the number p_after itself, 2 the last number that the page needs, 1 all numbers between, 3 no number. Arrays have
-- an element for each segment. Numbers are stored as p_digits binary digits: token `<scope>` marks the slots that have a
-- number, `<scope>:<n>` those whose digit n is set.
create or replace function directory.number_tiers(
  p_segments int[], p_found bit(4096)[], p_scope text, p_digits int, p_descending boolean, p_after bigint, p_count int)
returns table (segment int, tier int, bits bit(4096))
language plpgsql stable parallel safe rows 500 as $$
#variable_conflict use_column
declare
  v_none constant bit(4096) := directory.none();
  v_size constant int := cardinality(p_segments);
  v_known bit(4096)[];
  -- Of each digit, highest number first if p_descending: then the digits are inverted, and so is p_after.
  v_slices bit(4096)[];
  v_slice bit(4096)[];
  v_after constant bigint := case when p_descending then (1::bigint << p_digits) - 1 - p_after else p_after end;
  v_equal bit(4096)[];
  v_between bit(4096)[];
  v_rest bit(4096)[];
  v_zeros bit(4096)[];
  v_count int;
  v_needed int := p_count;
begin
  with held as materialized (
    select h.segment, h.set, bit_or(h.bits) as bits
    from directory.holding(
      array[p_scope] || array(select p_scope || ':' || i from generate_series(0, p_digits - 1) i),
      array(select generate_series(-1, p_digits - 1))) h
    group by 1, 2
  ), grid as (
    select digit, at, coalesce(h.bits, v_none) as bits
    from generate_series(-1, p_digits - 1) as digit cross join unnest(p_segments) with ordinality as s(segment, at)
    left join held h on h.segment = s.segment and h.set = digit
  )
  select array_agg(bits order by at) filter (where digit = -1),
    array_agg(case when p_descending then ~bits else bits end order by digit, at) filter (where digit >= 0)
  into v_known, v_slices from grid;

  select array_agg(found & known order by at) into v_rest from unnest(p_found, v_known) with ordinality as u(found, known, at);
  if p_after is not null then
    v_equal := v_rest;
    v_rest := array_fill(v_none, array[v_size]);
    for i in reverse p_digits - 1 .. 0 loop
      v_slice := v_slices[i * v_size + 1 : (i + 1) * v_size];
      if (v_after >> i) & 1 = 1 then
        select array_agg(e & s order by at) into v_equal from unnest(v_equal, v_slice) with ordinality as u(e, s, at);
      else
        select array_agg(r | (e & s) order by at), array_agg(e & ~s order by at) into v_rest, v_equal
        from unnest(v_rest, v_equal, v_slice) with ordinality as u(r, e, s, at);
      end if;
    end loop;
    return query select p_segments[at], 0, e from unnest(v_equal) with ordinality as u(e, at) where e <> v_none;
  end if;

  -- The number at place p_count, digit by digit: as long as enough slots have the digit 0, those with 1 are beyond it.
  v_between := array_fill(v_none, array[v_size]);
  select sum(bit_count(r)) into v_count from unnest(v_rest) as r;
  if v_count < p_count then
    v_between := v_rest;
    v_rest := array_fill(v_none, array[v_size]);
  else
    for i in reverse p_digits - 1 .. 0 loop
      v_slice := v_slices[i * v_size + 1 : (i + 1) * v_size];
      select array_agg(r & ~s order by at), sum(bit_count(r & ~s)) into v_zeros, v_count
      from unnest(v_rest, v_slice) with ordinality as u(r, s, at);
      if v_count >= v_needed then
        v_rest := v_zeros;
      else
        v_needed := v_needed - v_count;
        select array_agg(b | z order by at), array_agg(r & s order by at) into v_between, v_rest
        from unnest(v_between, v_zeros, v_rest, v_slice) with ordinality as u(b, z, r, s, at);
      end if;
    end loop;
  end if;
  return query select p_segments[at], 1, b from unnest(v_between) with ordinality as u(b, at) where b <> v_none;
  return query select p_segments[at], 2, r from unnest(v_rest) with ordinality as u(r, at) where r <> v_none;
  return query select p_segments[at], 3, found & ~known from unnest(p_found, v_known) with ordinality as u(found, known, at)
    where found & ~known <> v_none;
end $$;

revoke execute on function directory.number_tiers from public, gateway_app, gateway_system;
grant execute on function directory.number_tiers to gateway_app, gateway_system;
