-- Ids of at most p_max deliveries of the tenant that have every term of a text; not all of them have the text itself.
-- Row-level security would keep the tenant from using the index, because the operators of arrays are not leakproof.
create or replace function public.search_deliveries(p_text text, p_max int) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  tenant constant text := nullif(current_setting('app.owner', true), '');
  sought constant text := lower(p_text);
  terms constant text[] := array(
    select tenant || substr(sought, i, 2) from generate_series(1, greatest(1, length(sought) - 1)) i);
begin
  return array(
    select d.id from public.delivery d
    where public.delivery_terms(d.owner, d.subject, d.factory_name, d.factory_name_zh) @> terms
    limit p_max);
end $$;

revoke execute on function public.search_deliveries from public, gateway_app, gateway_system;
grant execute on function public.search_deliveries to gateway_app;
