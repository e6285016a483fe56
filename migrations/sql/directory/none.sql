-- A bit string for the slots of a segment, with no bit set.
create or replace function directory.none() returns bit(4096) language sql immutable parallel safe
as $$ select repeat('0', 4096)::bit(4096) $$;

revoke execute on function directory.none from public, gateway_app, gateway_system;
grant execute on function directory.none to gateway_app, gateway_system;
