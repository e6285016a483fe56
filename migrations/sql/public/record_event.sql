-- Inserts the events that a change of a record makes true, so that no code path can omit one. The triggers say which
-- changes matter. Data are ids and states, never texts or addresses.
create or replace function public.record_event() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  d public.delivery;
  types text[];
  data jsonb;
  id uuid := case when tg_table_name not in ('dispatch', 'delivery_reply') then new.id end;
begin
  case tg_table_name
    when 'project' then
      types := array[case tg_op when 'INSERT' then 'project.created' else 'project.updated' end];
      data := jsonb_build_object('status', new.status);
    when 'action' then
      types := array[case new.status when 'completed' then 'action.completed' when 'failed' then 'action.failed' end];
      data := jsonb_build_object('status', new.status, 'projectId', new.project_id);
    when 'delivery', 'dispatch', 'delivery_reply' then
      if tg_table_name = 'delivery' then
        d := new;
        types := array[
          case
            when tg_op = 'UPDATE' and old.status = new.status then null
            when new.status in ('draft', 'needs_contact') then 'delivery.drafted'
            when new.status in ('approved', 'queued') then 'delivery.approved'
            when new.status = 'rejected' then 'delivery.rejected'
            when new.status = 'sent' then 'delivery.sent'
            when new.status = 'not_sent' then 'delivery.failed'
          end,
          case
            when tg_op = 'UPDATE' and old.dispatch_status is not distinct from new.dispatch_status then null
            when new.dispatch_status = 'failed' then 'delivery.failed'
            when new.dispatch_status = 'uncertain' then 'delivery.uncertain'
          end];
      else
        select * into d from public.delivery where delivery.id = new.delivery_id;
        id := d.id;
        if tg_table_name = 'delivery_reply' then
          types := array['delivery.replied'];
        else
          types := array[
            case when new.events ? 'delivered' and not old.events ? 'delivered' then 'delivery.delivered' end,
            case when new.events ? 'bounced' and not old.events ? 'bounced' then 'delivery.bounced' end];
        end if;
      end if;
      data := jsonb_build_object('status', d.status, 'projectId', d.project_id, 'actionId', d.action_id,
        'factoryId', d.factory_id);
    when 'rfq' then
      types := array[case new.status when 'sent' then 'rfq.sent' when 'closed' then 'rfq.closed' end];
      data := jsonb_build_object('status', new.status, 'projectId', new.project_id, 'actionId', new.action_id);
    when 'supplier_answer' then
      types := array[case when tg_op = 'INSERT' then 'answer.received' when new.status = 'accepted' then 'answer.accepted' end];
      data := jsonb_build_object('status', new.status, 'rfqId', new.rfq_id, 'deliveryId', new.delivery_id);
    when 'supplier_quote' then
      types := array['quote.recorded'];
      data := jsonb_build_object('status', new.status, 'rfqId', new.rfq_id);
    when 'task' then
      types := array['task.changed'];
      data := jsonb_build_object('status', new.status, 'actionId', new.action_id);
    when 'run' then
      types := array['run.forwarded'];
      data := jsonb_build_object('status', new.status, 'projectId', new.project_id, 'deliveryId', new.delivery_id);
    when 'export' then
      types := array['export.completed'];
      data := jsonb_build_object('status', new.status);
    when 'api_key' then
      types := array[case when new.revoked_at is null then 'key.created' else 'key.revoked' end];
      data := jsonb_build_object('status', case when new.revoked_at is null then 'active' else 'revoked' end);
  end case;
  perform public.insert_event(new.owner, type, id, data) from unnest(types) as type where type is not null;
  return null;
end $$;

revoke execute on function public.record_event from public, gateway_app, gateway_system;
