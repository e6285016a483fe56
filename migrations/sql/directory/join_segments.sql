-- Aggregates the bits of segments to those of their block; the second argument is the place of the first bit, from 1.
-- See directory.bits_at.
do $$ begin
  execute format(
    'create or replace aggregate directory.join_segments(bit, int) (
      sfunc = "overlay", stype = bit, initcond = %L, parallel = safe
    )', repeat('0', 8 * 4096));
end $$;

revoke execute on function directory.join_segments from public, gateway_app, gateway_system;
grant execute on function directory.join_segments to gateway_app, gateway_system;
