create or replace trigger insert_record_change after insert or update on public.delivery
  for each row execute function public.insert_record_change('updated_at factory_name_zh');

create or replace trigger set_delivery_columns before insert or update of factory_id, channel on public.delivery
  for each row execute function public.set_delivery_columns();

-- Not for other statuses: an approval holds the delivery and must not wait for the factory, whose writer may wait for
-- the delivery.
create or replace trigger set_draft_status before update of status on public.delivery
  for each row when (new.status in ('draft', 'needs_contact')) execute function public.set_delivery_columns();

create or replace trigger count_inserted after insert on public.delivery
  referencing new table as new_rows for each statement execute function public.count_deliveries();

create or replace trigger count_updated after update on public.delivery
  referencing old table as old_rows new table as new_rows for each statement execute function public.count_deliveries();

create or replace trigger count_deleted after delete on public.delivery
  referencing old table as old_rows for each statement execute function public.count_deliveries();

create or replace trigger count_truncated after truncate on public.delivery
  for each statement execute function public.count_deliveries();

create or replace trigger set_rfq_status after update of status on public.delivery
  for each row when (new.kind = 'rfq_publication' and new.status = 'sent' and old.status <> 'sent')
  execute function public.set_rfq_status();

create or replace trigger forward_run after update of status on public.delivery
  for each row when (new.kind = 'quote_request' and new.status = 'sent' and old.status <> 'sent')
  execute function public.forward_run();

create or replace trigger record_inserted after insert on public.delivery
  for each row execute function public.record_event();

-- A draft that loses or gains its contact stays the draft that was reported.
create or replace trigger record_changed after update of status, dispatch_status on public.delivery
  for each row when (
    old.dispatch_status is distinct from new.dispatch_status
      or old.status <> new.status and not (old.status in ('draft', 'needs_contact') and new.status in ('draft', 'needs_contact'))
  )
  execute function public.record_event();
