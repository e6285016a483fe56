-- As directory.holding_up_to, for numbers of 24 digits.
create or replace function directory.holding_at_most(p_scope text, p_most int)
returns table (segment int, bits bit(4096))
language sql stable parallel safe rows 300
as $$ select * from directory.holding_up_to(p_scope, 24, p_most) $$;

revoke execute on function directory.holding_at_most from public, gateway_app, gateway_system;
grant execute on function directory.holding_at_most to gateway_app, gateway_system;
