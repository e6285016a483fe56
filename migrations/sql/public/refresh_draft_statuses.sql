-- Updates the status of the open drafts of these factories. The caller has locked the factories.
create or replace function public.refresh_draft_statuses(p_factories uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.delivery d set status = public.resolve_draft_status(d.factory_id, d.channel)
  where d.factory_id = any(p_factories) and d.status in ('draft', 'needs_contact')
    and d.status <> public.resolve_draft_status(d.factory_id, d.channel)
$$;

revoke execute on function public.refresh_draft_statuses from public, gateway_app, gateway_system;
