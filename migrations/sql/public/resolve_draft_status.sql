-- The status of a delivery that nobody has approved or rejected: whether its factory has a usable contact on its channel.
create or replace function public.resolve_draft_status(p_factory uuid, p_channel text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when exists (
    select from public.factory f join public.factory_contact c on c.factory_id = f.id
    where f.id = p_factory and not f.quarantined
      and case p_channel when 'email' then c.contact_email else c.contact_wechat end is not null
  ) then 'draft' else 'needs_contact' end
$$;

revoke execute on function public.resolve_draft_status from public, gateway_app, gateway_system;
