-- An RFQ is sent once the first message of its publication has been handed over.
create or replace function public.set_rfq_status() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.rfq r set status = 'sent', updated_at = new.updated_at
  from public.rfq_invitation i
  where i.delivery_id = new.id and r.id = i.rfq_id and r.status = 'draft';
  return null;
end $$;

revoke execute on function public.set_rfq_status from public, gateway_app, gateway_system;
