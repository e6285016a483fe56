-- What the last four of the replaced migrations changed in tables. Their functions are not needed: enter-baseline.sql drops
-- them, and the files of sql/ create those of now.
create table gate.contact_read (
  credential text not null,
  factory_id uuid not null,
  owner uuid not null,
  counted boolean not null,
  read_at timestamptz not null,
  primary key (credential, factory_id)
) with (fillfactor = 70);
create index contact_read_owner_read_at on gate.contact_read (owner, read_at) where counted;

alter table delivery drop constraint delivery_status_check;
alter table delivery add constraint delivery_status_check
  check (status in ('draft', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'));
alter table delivery drop column reviewed,
  add sent_to_withdrawn boolean not null default false,
  add settled_at timestamptz(3) null,
  add settled_outcome text null,
  add settlement_evidence varchar(2000) null;
alter table delivery add constraint delivery_settled_outcome_check check (settled_outcome in ('accepted', 'not_sent'));
create index delivery_without_sender on delivery (approved_at)
  where status = 'approved' and channel = 'email' and frozen_from is null;
create index audit_entry_owner_resource_id_at_index on audit_entry (owner, resource_id, at);

alter table idempotency_key add expires_at timestamptz(3) null;
create index idempotency_key_expires_at_index on idempotency_key (expires_at);

grant select on mikro_orm_migrations to gateway_app, gateway_system;
