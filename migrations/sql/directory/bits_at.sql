-- Aggregates bit numbers to a bit string; the second argument is always 1. Its initial value is composed by format(),
-- because an aggregate takes only a literal.
do $$ begin
  execute format(
    'create or replace aggregate directory.bits_at(int, int) (
      sfunc = set_bit, stype = bit(4096), initcond = %L, parallel = safe
    )', repeat('0', 4096));
end $$;

revoke execute on function directory.bits_at from public, gateway_app, gateway_system;
grant execute on function directory.bits_at to gateway_app, gateway_system;
