-- SHA-256 of an audit entry and of the hash before it.
create or replace function audit.hash_entry(p_before text, e public.audit_entry) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(convert_to(jsonb_build_array(
    p_before, e.seq, e.id, e.owner, (extract(epoch from e.at) * 1000)::bigint,
    e.actor, e.action, e.resource, e.resource_id, e.request_id, e.detail
  )::text, 'UTF8')), 'hex')
$$;

revoke execute on function audit.hash_entry from public, gateway_app, gateway_system;
