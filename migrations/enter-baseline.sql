-- What the baseline names otherwise than the migrations that it replaced. Functions and their triggers are dropped: the
-- files of sql/ create them under their new names.
do $$
declare f regprocedure;
begin
  for f in select oid from pg_proc where pronamespace = 'gate'::regnamespace loop
    execute format('drop function %s cascade', f);
  end loop;
end $$;

alter schema gate rename to auth;
create schema audit;
grant usage on schema audit to gateway_app, gateway_system;
alter table auth.audit_head set schema audit;
alter table audit.audit_head rename to chain_head;
alter table audit.chain_head rename constraint audit_head_pkey to chain_head_pkey;
