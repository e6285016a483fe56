-- What a delivery is found by: each character of its subject and of the names of its factory, and each two neighbours.
-- The owner is a part of a term, so that a term has deliveries of one owner only. The index delivery_search holds the
-- result: to change it, create another function and another index.
create or replace function public.delivery_terms(p_owner uuid, p_subject text, p_name text, p_name_zh text) returns text[]
language plpgsql immutable parallel safe cost 10000 as $$
declare
  owner constant text := p_owner;
  searched constant text := lower(concat_ws(chr(10), p_subject, p_name, p_name_zh));
begin
  return array(
    select distinct owner || substr(searched, i, n)
    from generate_series(1, length(searched)) i, generate_series(1, 2) n);
end $$;

revoke execute on function public.delivery_terms from public, gateway_app, gateway_system;
grant execute on function public.delivery_terms to gateway_app, gateway_system;
