-- The numbers of the set bits. Searches bit by bit if there are few.
create or replace function directory.slots_of(p_bits bit(4096), p_count int) returns setof int
language plpgsql immutable parallel safe rows 50 as $$
declare at int := 0; step int;
begin
  if p_count > 60 then
    return query select i from generate_series(0, 4095) i where get_bit(p_bits, i) = 1;
    return;
  end if;
  for i in 1 .. p_count loop
    step := position(B'1' in substring(p_bits from at + 1));
    at := at + step;
    return next at - 1;
  end loop;
end $$;

revoke execute on function directory.slots_of from public, gateway_app, gateway_system;
grant execute on function directory.slots_of to gateway_app, gateway_system;
