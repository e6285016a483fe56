-- The tables of the service. Functions, triggers and policies are in sql/.

-- The service logs in as gateway_app, which row-level security binds; jobs and imports take gateway_system.
-- Roles belong to the whole cluster: another database of it may create them at this moment.
do $$ begin
  create role gateway_system nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  create role gateway_app login;
exception when duplicate_object or unique_violation then null;
end $$;
-- A member that inherits would fall under the policies for gateway_system at all times.
grant gateway_system to gateway_app with inherit false, set true;

create extension if not exists pg_trgm with schema public;

create schema auth;
create schema audit;
create schema directory;
grant usage on schema auth, audit, directory to gateway_app, gateway_system;
alter default privileges in schema public
  grant select, insert, update, delete on tables to gateway_app, gateway_system;
alter default privileges in schema directory grant select on tables to gateway_app, gateway_system;

-- Tables of the search index. directory.create_tables and directory.create_indexes create the same for a rebuild.
create table directory.dense (
  token text collate "C" not null,
  segment int not null,
  bits bit(4096) not null,
  constraint dense_pkey primary key (token, segment)
);

create table directory.facet_value (
  token text collate "C" not null,
  facet text not null,
  value text,
  count int not null,
  constraint facet_value_pkey primary key (token)
);

-- Character sequences inside many words; factories with such a word have a token for it: np: in names, op: in the rest.
create table directory.part (
  text text collate "C" not null,
  constraint part_pkey primary key (text)
);

create table directory.place (
  segment int not null,
  slot smallint not null,
  confidence smallint not null,
  silent boolean not null,
  name text collate "C" not null,
  factory_id uuid not null,
  directory_id text collate "C" not null,
  kind text not null,
  city text,
  region text,
  startup_friendly text not null,
  shown boolean not null,
  certified boolean not null,
  processes text[] not null,
  minima int[] not null,
  minimum int,
  constraint place_pkey primary key (segment, slot)
);
create index place_directory_id on directory.place using gin (directory_id gin_trgm_ops);
create index place_id_begins on directory.place (directory_id) include (segment, slot);
create unique index place_factory on directory.place (factory_id);

create table directory.segment (
  id int not null,
  confidence smallint not null,
  silent boolean not null,
  name text collate "C" not null,
  factory_id uuid not null,
  constraint segment_pkey primary key (id)
);

create table directory.sparse (
  token text collate "C" not null,
  block int not null,
  slots smallint[] not null,
  constraint sparse_pkey primary key (token, block)
);

create table directory.state (
  version int not null,
  stale boolean not null
);

create table directory.word (
  text text collate "C" not null,
  latin boolean not null,
  reading text collate "C",
  common boolean not null,
  names int[] not null,
  rest int[] not null,
  constraint word_pkey primary key (text)
);
create index word_inside on directory.word using gin (text gin_trgm_ops) where latin;
create index word_reading on directory.word (reading) where reading is not null;
create index word_with_sign on directory.word (text) where latin and text ~ '[^a-z0-9]';

-- The last entry of each chain of audit entries, where the service cannot write.
create table audit.chain_head (
  owner uuid not null,
  seq int not null,
  hash text not null,
  constraint chain_head_pkey primary key (owner)
);

-- The latest first read of a contact per credential and factory. Reads with counted = false use no quota.
create table auth.contact_read (
  credential text not null,
  factory_id uuid not null,
  owner uuid not null,
  counted boolean not null,
  read_at timestamptz not null,
  constraint contact_read_pkey primary key (credential, factory_id)
) with (fillfactor = 70);
create index contact_read_owner_read_at on auth.contact_read (owner, read_at) where counted;

-- Cost per second in 61 slots, of which 60 and a part always cover a minute; newest is the last second written.
create table auth.point_window (
  bucket text not null,
  slots int[] not null default array_fill(0, array[61]),
  newest bigint not null,
  constraint point_window_pkey primary key (bucket)
) with (fillfactor = 50);

-- Request times of the last minute, and 97 slots of 15 minutes, of which 96 and a part always cover 24 hours.
create table auth.rate_window (
  bucket text not null,
  minute bigint[] not null default '{}',
  day_slots int[] not null default array_fill(0, array[97]),
  day_epoch bigint not null default 0,
  constraint rate_window_pkey primary key (bucket)
) with (fillfactor = 50);

create table auth.service_secret (
  name text not null,
  secret text not null,
  constraint service_secret_pkey primary key (name)
);

create table public.action (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  kind varchar(60) not null,
  status text not null,
  project_version varchar(20) not null,
  input jsonb not null,
  output jsonb,
  error jsonb,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  project_id uuid not null,
  lease_expires_at timestamptz(3),
  constraint action_pkey primary key (id),
  constraint action_status_check check (status in ('queued', 'running', 'completed', 'failed'))
);
create index action_lease_expires_at_index on public.action (lease_expires_at);
create index action_owner_created_at_id_index on public.action (owner, created_at, id);
create index action_project_id_created_at_id_index on public.action (project_id, created_at, id);

create table public.api_key (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  sha256 bytea not null,
  prefix varchar(12) not null,
  last4 varchar(4) not null,
  label varchar(80),
  mode text not null,
  scopes text[] not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  organisation_id uuid,
  temporary boolean not null default false,
  constraint api_key_pkey primary key (id),
  constraint api_key_sha256_unique unique (sha256),
  constraint api_key_mode_check check (mode in ('sandbox', 'live'))
);
create index api_key_owner_created_at_id_index on public.api_key (owner, created_at, id);

create table public.audit_entry (
  id uuid not null,
  owner uuid not null,
  at timestamptz(3) not null,
  actor varchar(80) not null,
  action varchar(80) not null,
  resource varchar(40) not null,
  resource_id varchar(80) not null,
  request_id varchar(40),
  detail jsonb not null,
  seq int,
  hash varchar(64),
  constraint audit_entry_pkey primary key (id),
  constraint audit_entry_owner_seq_unique unique (owner, seq)
);
create index audit_entry_at_id_index on public.audit_entry (at, id);
create index audit_entry_owner_at_id_index on public.audit_entry (owner, at, id);
create index audit_entry_owner_resource_id_at_index on public.audit_entry (owner, resource_id, at);

create table public.browser_session (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  token_sha256 bytea not null,
  expires_at timestamptz(3) not null,
  member_id uuid not null,
  constraint browser_session_pkey primary key (id),
  constraint browser_session_token_sha256_unique unique (token_sha256)
);
create index browser_session_member_id_index on public.browser_session (member_id);
create index browser_session_owner_created_at_id_index on public.browser_session (owner, created_at, id);

create table public.call_note (
  id uuid not null,
  sha256 varchar(64) not null,
  import_id uuid not null,
  import_line int not null,
  factory varchar(120),
  title varchar(300) not null,
  created_at_source timestamptz(3),
  participants text[] not null,
  usable varchar(200) not null,
  summary_markdown text,
  transcript_text text,
  constraint call_note_pkey primary key (id),
  constraint call_note_sha256_unique unique (sha256)
);

create table public.call_party (
  call_id uuid not null,
  factory_id uuid not null,
  constraint call_party_pkey primary key (call_id, factory_id)
);
create index call_party_factory_id_index on public.call_party (factory_id);

create table public.capability (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  title varchar(200) not null,
  factory_id uuid,
  factory_name varchar(300),
  process text not null,
  materials text[] not null,
  min_quantity int,
  max_quantity int,
  lead_time_days jsonb,
  regions text[] not null,
  tolerances_note varchar(500),
  version int not null default 1,
  confidence text not null,
  status text not null,
  facts jsonb not null,
  source_interview_id uuid,
  submitted_at timestamptz(3) not null,
  review jsonb,
  published_at timestamptz(3),
  constraint capability_pkey primary key (id),
  constraint capability_confidence_check check (confidence in ('verified', 'reported', 'unverified')),
  constraint capability_process_check check (process in ('pcba', 'injection_molding', 'cnc', 'sheet_metal', 'die_casting', 'wire_harness', 'battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf', 'other')),
  constraint capability_status_check check (status in ('draft', 'in_review', 'published', 'rejected', 'retired'))
);
create index capability_owner_created_at_id_index on public.capability (owner, created_at, id);
create index capability_status_submitted_at_id_index on public.capability (status, submitted_at, id);

create table public.delivery (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  status text not null,
  channel text not null,
  project_version varchar(20) not null,
  cc text[] not null,
  subject varchar(400),
  body_en text,
  body_zh text,
  frozen_from varchar(254),
  frozen_name varchar(200),
  frozen_to varchar(254),
  payload bytea,
  payload_sha256 varchar(64),
  review_sha256 varchar(64),
  approved_at timestamptz(3),
  approved_by_key_id uuid,
  rejected_at timestamptz(3),
  reject_reason varchar(400),
  sent_at timestamptz(3),
  sent_by varchar(120),
  sent_reference varchar(200),
  action_id uuid not null,
  project_id uuid not null,
  factory_id uuid,
  sent_to_withdrawn boolean not null default false,
  settled_at timestamptz(3),
  settled_outcome text,
  settlement_evidence varchar(2000),
  constraint delivery_pkey primary key (id),
  constraint delivery_channel_check check (channel in ('email', 'wechat')),
  constraint delivery_settled_outcome_check check (settled_outcome in ('accepted', 'not_sent')),
  constraint delivery_status_check check (status in ('draft', 'approved', 'queued', 'sent', 'not_sent', 'rejected', 'resend_failed'))
);
create index delivery_action_id_created_at_id_index on public.delivery (action_id, created_at, id);
create index delivery_owner_created_at_id_index on public.delivery (owner, created_at, id);
create index delivery_project_id_created_at_id_index on public.delivery (project_id, created_at, id);
create index delivery_without_sender on public.delivery (approved_at) where status = 'approved' and channel = 'email' and frozen_from is null;

create table public.device_connection (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  device_code_sha256 bytea not null,
  user_code_hash varchar(43) not null,
  client_name varchar(80) not null,
  client_version varchar(40),
  label varchar(80),
  scopes text[] not null,
  region varchar(80),
  status text not null,
  expires_at timestamptz(3) not null,
  "interval" int not null,
  polled_at timestamptz(3),
  sealed bytea,
  key_id uuid,
  constraint device_connection_pkey primary key (id),
  constraint device_connection_device_code_sha256_unique unique (device_code_sha256),
  constraint device_connection_key_id_unique unique (key_id),
  constraint device_connection_user_code_hash_unique unique (user_code_hash),
  constraint device_connection_status_check check (status in ('pending', 'approved', 'issued', 'acknowledged', 'denied', 'cancelled'))
);

create table public.disclosure (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  kind text not null,
  items jsonb not null,
  status text not null,
  release_at timestamptz(3) not null,
  released_at timestamptz(3),
  revoked_at timestamptz(3),
  revoke_reason varchar(400),
  project_id uuid not null,
  action_id uuid not null,
  rfq_id uuid not null,
  invitation_id uuid not null,
  factory_id uuid not null,
  constraint disclosure_pkey primary key (id),
  constraint disclosure_kind_check check (kind in ('rfq_content', 'file', 'company_identity', 'product_identity')),
  constraint disclosure_status_check check (status in ('pending', 'released', 'revoked', 'expired'))
);
create index disclosure_due on public.disclosure (release_at) where status = 'pending';
create index disclosure_owner_created_at_id_index on public.disclosure (owner, created_at, id);
create index disclosure_rfq_id_created_at_id_index on public.disclosure (rfq_id, created_at, id);

create table public.dispatch (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  status text not null,
  provider varchar(20) not null,
  provider_fingerprint varchar(64) not null,
  provider_key varchar(120) not null,
  payload_sha256 varchar(64) not null,
  attempts int not null default 0,
  first_attempt_at timestamptz(3),
  retry_before timestamptz(3),
  lease_token uuid,
  lease_expires_at timestamptz(3),
  last_outcome varchar(40),
  provider_message_id varchar(200),
  accepted_at timestamptz(3),
  events jsonb not null,
  delivery_id uuid not null,
  next_attempt_at timestamptz(3),
  constraint dispatch_pkey primary key (id),
  constraint dispatch_delivery_id_unique unique (delivery_id),
  constraint dispatch_status_check check (status in ('ready', 'sending', 'uncertain', 'failed', 'accepted'))
);
create index dispatch_next_attempt_at_index on public.dispatch (next_attempt_at);
create index dispatch_provider_message_id_index on public.dispatch (provider_message_id);

create table public.engineering_file (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  "position" int not null,
  name varchar(255) not null,
  kind text not null,
  size_bytes int not null,
  sha256 varchar(64) not null,
  content_type varchar(120),
  status text not null,
  upload text not null,
  wrong_uploads int not null default 0,
  reason varchar(400),
  uploaded_at timestamptz(3),
  content_transfer_id uuid,
  preview_id uuid not null,
  constraint engineering_file_pkey primary key (id),
  constraint engineering_file_kind_check check (kind in ('drawing', 'model_3d', 'gerber', 'bom', 'firmware', 'test_spec', 'photo', 'other')),
  constraint engineering_file_status_check check (status in ('new', 'unchanged', 'changed', 'rejected')),
  constraint engineering_file_upload_check check (upload in ('waiting', 'received', 'failed'))
);
create index engineering_file_preview_id_position_index on public.engineering_file (preview_id, "position");

create table public.engineering_package (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  revision varchar(40) not null,
  title varchar(200) not null,
  note varchar(1000),
  status text not null,
  total_bytes int not null,
  project_id uuid not null,
  transfer_id uuid not null,
  constraint engineering_package_pkey primary key (id),
  constraint engineering_package_transfer_id_unique unique (transfer_id),
  constraint engineering_package_status_check check (status in ('current', 'superseded'))
);
create index engineering_package_project_id_created_at_id_index on public.engineering_package (project_id, created_at, id);
create unique index engineering_package_current on public.engineering_package (project_id) where status = 'current';

create table public.engineering_preview (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  revision varchar(40) not null,
  note varchar(1000),
  warnings text[] not null,
  expires_at timestamptz(3) not null,
  project_id uuid not null,
  constraint engineering_preview_pkey primary key (id)
);

create table public.engineering_transfer (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  status text not null,
  expires_at timestamptz(3) not null,
  completed_at timestamptz(3),
  content_removed_at timestamptz(3),
  project_id uuid not null,
  preview_id uuid not null,
  constraint engineering_transfer_pkey primary key (id),
  constraint engineering_transfer_preview_id_unique unique (preview_id),
  constraint engineering_transfer_status_check check (status in ('open', 'complete', 'failed', 'expired'))
);
create index engineering_transfer_project_id_created_at_id_index on public.engineering_transfer (project_id, created_at, id);
create index engineering_transfer_status_content_removed_at_index on public.engineering_transfer (status, content_removed_at);

create table public.export (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  kind text not null,
  format text not null,
  filter jsonb not null,
  status text not null,
  failure varchar(400),
  rows int,
  bytes bigint,
  sha256 varchar(64),
  expires_at timestamptz(3) not null,
  constraint export_pkey primary key (id),
  constraint export_format_check check (format in ('csv', 'ndjson', 'parquet')),
  constraint export_kind_check check (kind in ('factories')),
  constraint export_status_check check (status in ('running', 'complete', 'failed'))
);
create index export_expires_at_index on public.export (expires_at);
create index export_owner_created_at_id_index on public.export (owner, created_at, id);

create table public.export_chunk (
  export_id uuid not null,
  number int not null,
  owner uuid not null,
  bytes bytea not null,
  constraint export_chunk_pkey primary key (export_id, number)
);

create table public.factory (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  directory_id varchar(44) not null,
  kind text not null,
  name_en varchar(300) not null,
  name_zh varchar(300),
  city varchar(100),
  region varchar(100),
  country varchar(2) not null,
  processes text[] not null,
  specialty varchar(300),
  capabilities text[] not null,
  min_quantities jsonb not null,
  startup_friendly text not null,
  answered_us boolean not null,
  last_answered_at date,
  confidence text not null,
  certifications jsonb not null,
  directory_fields jsonb not null,
  what_they_told_us jsonb not null,
  quarantined boolean not null default false,
  aliases text[] not null,
  row_sha256 varchar(64) not null,
  raw jsonb not null,
  notes jsonb not null,
  import_id uuid not null,
  import_line int not null,
  constraint factory_pkey primary key (id),
  constraint factory_directory_id_unique unique (directory_id),
  constraint factory_confidence_check check (confidence in ('verified', 'reported', 'unverified')),
  constraint factory_kind_check check (kind in ('manufacturer', 'integrator', 'engineering')),
  constraint factory_startup_friendly_check check (startup_friendly in ('yes', 'no', 'unknown'))
);
-- Rarely read and large. Compressing it took most of the time of an import.
alter table public.factory alter column raw set storage external;
create index factory_aliases on public.factory using gin (aliases) where aliases <> '{}';
create index factory_lower_name_en on public.factory (lower(name_en));
create index factory_lower_name_zh on public.factory (lower(name_zh));

create table public.factory_change (
  id uuid not null,
  at timestamptz(3) not null,
  factory_id uuid not null,
  import_id uuid not null,
  import_line int not null,
  changes jsonb not null,
  constraint factory_change_pkey primary key (id)
);
create index factory_change_factory_id_at_id_index on public.factory_change (factory_id, at, id);

create table public.factory_contact (
  factory_id uuid not null,
  contact_name varchar(200),
  contact_email varchar(254),
  contact_phone varchar(60),
  contact_wechat varchar(100),
  phones text[] not null,
  emails text[] not null,
  addresses_zh text[] not null,
  constraint factory_contact_pkey primary key (factory_id)
);

create table public.factory_import (
  id uuid not null,
  created_at timestamptz(3) not null,
  source varchar(300) not null,
  imported_on date not null,
  constraint factory_import_pkey primary key (id)
);
create index factory_import_imported_on_index on public.factory_import (imported_on);

create table public.idempotency_key (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  operation varchar(40) not null,
  key varchar(120) not null,
  fingerprint varchar(64) not null,
  record_id uuid not null,
  expires_at timestamptz(3),
  constraint idempotency_key_pkey primary key (id),
  constraint idempotency_key_owner_operation_key_unique unique (owner, operation, key)
);
create index idempotency_key_expires_at_index on public.idempotency_key (expires_at);

create table public.interaction_import (
  id uuid not null,
  source varchar(300) not null,
  imported_on date not null,
  mails int not null,
  constraint interaction_import_pkey primary key (id)
);
create index interaction_import_imported_on_index on public.interaction_import (imported_on);

create table public.interview (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  family text not null,
  status text not null,
  locale text not null,
  version int not null default 1,
  turn_count int not null,
  transcript jsonb not null,
  facts jsonb not null,
  dialogue jsonb not null,
  next_question text,
  last_turn_at timestamptz(3) not null,
  last_turn_id uuid not null,
  published_capability_id uuid,
  project_id uuid,
  published_project_id uuid,
  constraint interview_pkey primary key (id),
  constraint interview_family_check check (family in ('capability', 'project_intake')),
  constraint interview_locale_check check (locale in ('en', 'zh')),
  constraint interview_status_check check (status in ('open', 'ready', 'published', 'closed'))
);
create index interview_status_last_turn_at_index on public.interview (status, last_turn_at);

create table public.knowledge_document (
  id varchar(80) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  origin text not null,
  title varchar(200) not null,
  title_zh varchar(200),
  language text not null,
  stage_ids text[] not null,
  summary varchar(600) not null,
  summary_zh varchar(300),
  sources jsonb not null,
  source_url varchar(300),
  body text not null,
  sha256 varchar(64) not null,
  words_version int not null,
  constraint knowledge_document_pkey primary key (id),
  constraint knowledge_document_language_check check (language in ('en', 'zh')),
  constraint knowledge_document_origin_check check (origin in ('library', 'operator'))
);

create table public.knowledge_section (
  document_id varchar(80) not null,
  "position" int not null,
  title text,
  text text not null,
  words tsvector not null,
  constraint knowledge_section_pkey primary key (document_id, "position")
);
create index knowledge_section_words on public.knowledge_section using gin (words);

create table public.mail_message (
  id uuid not null,
  sha256 varchar(64) not null,
  import_id uuid not null,
  import_line int not null,
  message_id text,
  ancestors text[] not null,
  sender varchar(254) not null,
  recipients text[] not null,
  subject text,
  sent_at timestamptz(3),
  snippet text,
  body text,
  constraint mail_message_pkey primary key (id),
  constraint mail_message_sha256_unique unique (sha256)
);

create table public.mail_party (
  mail_id uuid not null,
  factory_id uuid not null,
  wrote boolean not null,
  constraint mail_party_pkey primary key (mail_id, factory_id)
);
create index mail_party_factory_id_index on public.mail_party (factory_id);

create table public.member (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  email varchar(254) not null,
  role text not null,
  organisation_id uuid not null,
  signed_in_at timestamptz(3),
  constraint member_pkey primary key (id),
  constraint member_owner_email_unique unique (owner, email),
  constraint member_role_check check (role in ('owner', 'member', 'reviewer'))
);
create index member_email_index on public.member (email);
create index member_owner_created_at_id_index on public.member (owner, created_at, id);

create table public.organisation (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  name varchar(120) not null,
  kind text not null,
  constraint organisation_pkey primary key (id),
  constraint organisation_kind_check check (kind in ('customer', 'internal'))
);

create table public.project (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  name varchar(120) not null,
  status text not null,
  mode text not null,
  intake jsonb,
  intent jsonb,
  context_number int not null default 1,
  stage_id varchar(60),
  constraint project_pkey primary key (id),
  constraint project_mode_check check (mode in ('sandbox', 'live')),
  constraint project_status_check check (status in ('active', 'archived'))
);
create index project_owner_created_at_id_index on public.project (owner, created_at, id);

create table public.provider_event (
  id varchar(255) not null,
  provider varchar(20) not null,
  message_id varchar(200) not null,
  delivery_id uuid,
  type varchar(60) not null,
  occurred_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  constraint provider_event_pkey primary key (id)
);
create index provider_event_message_id_index on public.provider_event (message_id);

create table public.publication_approval (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  selection jsonb not null,
  review_sha256 varchar(64) not null,
  expires_at timestamptz(3) not null,
  approved_by_key_id uuid,
  action_id uuid not null,
  rfq_id uuid,
  constraint publication_approval_pkey primary key (id)
);

create table public.published_capability (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  title varchar(200) not null,
  factory_id uuid,
  factory_name varchar(300),
  process text not null,
  materials text[] not null,
  min_quantity int,
  max_quantity int,
  lead_time_days jsonb,
  regions text[] not null,
  tolerances_note varchar(500),
  version int not null default 1,
  confidence text not null,
  published_at timestamptz(3) not null,
  places text[] not null,
  words tsvector not null,
  constraint published_capability_pkey primary key (id),
  constraint published_capability_confidence_check check (confidence in ('verified', 'reported', 'unverified')),
  constraint published_capability_process_check check (process in ('pcba', 'injection_molding', 'cnc', 'sheet_metal', 'die_casting', 'wire_harness', 'battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf', 'other'))
);
create index published_capability_created_at_id_index on public.published_capability (created_at, id);
create index published_capability_words on public.published_capability using gin (words);

create table public.record_change (
  record_id uuid not null,
  transaction_id xid8 not null,
  owner uuid not null,
  kind text not null,
  project_id uuid not null,
  at timestamptz(3) not null,
  constraint record_change_pkey primary key (record_id, transaction_id),
  constraint record_change_kind_check check (kind in ('delivery', 'action'))
);
create index record_change_at_index on public.record_change (at);
create index record_change_project_id_transaction_id_index on public.record_change (project_id, transaction_id);

create table public.rfq (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  title varchar(200) not null,
  status text not null,
  anonymised boolean not null,
  scope varchar(40) not null,
  run_kind varchar(40) not null,
  priority varchar(40) not null,
  drawings_status varchar(40) not null,
  tool_ownership_required boolean not null,
  requested jsonb not null,
  quote_by date,
  text_en text not null,
  text_zh text not null,
  review_sha256 varchar(64) not null,
  line_ids text[] not null,
  file_ids text[] not null,
  closed_at timestamptz(3),
  action_id uuid not null,
  project_id uuid not null,
  constraint rfq_pkey primary key (id),
  constraint rfq_status_check check (status in ('draft', 'sent', 'closed'))
);
create index rfq_due on public.rfq (quote_by) where status <> 'closed';
create index rfq_owner_created_at_id_index on public.rfq (owner, created_at, id);
create index rfq_project_id_created_at_id_index on public.rfq (project_id, created_at, id);
create unique index rfq_open on public.rfq (action_id) where status <> 'closed';

create table public.rfq_invitation (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  status text not null,
  responded_at timestamptz(3),
  rfq_id uuid not null,
  factory_id uuid not null,
  delivery_id uuid,
  constraint rfq_invitation_pkey primary key (id),
  constraint rfq_invitation_status_check check (status in ('pending', 'declined', 'quoted', 'expired'))
);
create index rfq_invitation_rfq_id_created_at_id_index on public.rfq_invitation (rfq_id, created_at, id);

create table public.rfq_line (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  number int not null,
  name varchar(200) not null,
  quantity_per_unit bigint,
  rfq_id uuid not null,
  constraint rfq_line_pkey primary key (id)
);
create index rfq_line_rfq_id_number_index on public.rfq_line (rfq_id, number);

create table public.run (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  capability_id uuid not null,
  capability_version int not null,
  project_id uuid,
  status text not null,
  quantity int not null,
  input jsonb not null,
  quote_request jsonb not null,
  missing_fields text[] not null,
  note text not null,
  constraint run_pkey primary key (id),
  constraint run_status_check check (status in ('saved', 'forwarded', 'closed'))
);
create index run_owner_created_at_id_index on public.run (owner, created_at, id);

create table public.sign_in_link (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  token_sha256 bytea not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  member_id uuid not null,
  constraint sign_in_link_pkey primary key (id),
  constraint sign_in_link_token_sha256_unique unique (token_sha256)
);
create index sign_in_link_member_id_index on public.sign_in_link (member_id);

create table public.supplier_quote (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  version int not null,
  status text not null,
  source text not null,
  received_at timestamptz(3) not null,
  valid_until date,
  offer jsonb not null,
  offer_sha256 varchar(64) not null,
  superseded_at timestamptz(3),
  withdrawn_at timestamptz(3),
  withdraw_reason varchar(400),
  rfq_id uuid not null,
  invitation_id uuid not null,
  constraint supplier_quote_pkey primary key (id),
  constraint supplier_quote_invitation_id_version_unique unique (invitation_id, version),
  constraint supplier_quote_source_check check (source in ('entered_by_staff', 'email', 'file')),
  constraint supplier_quote_status_check check (status in ('submitted', 'superseded', 'withdrawn'))
);
create index supplier_quote_rfq_id_index on public.supplier_quote (rfq_id);
create unique index supplier_quote_submitted on public.supplier_quote (invitation_id) where status = 'submitted';

create table public.task (
  id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  owner uuid not null,
  kind varchar(60) not null,
  title varchar(200) not null,
  status text not null,
  note text,
  action_id uuid not null,
  constraint task_pkey primary key (id),
  constraint task_action_id_unique unique (action_id),
  constraint task_status_check check (status in ('open', 'in_progress', 'done', 'cancelled'))
);

alter table public.action add constraint action_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.api_key add constraint api_key_organisation_id_foreign foreign key (organisation_id) references public.organisation (id) on delete set null;
alter table public.browser_session add constraint browser_session_member_id_foreign foreign key (member_id) references public.member (id) on delete cascade;
alter table public.call_note add constraint call_note_import_id_foreign foreign key (import_id) references public.interaction_import (id);
alter table public.call_party add constraint call_party_call_id_foreign foreign key (call_id) references public.call_note (id) on update cascade on delete cascade;
alter table public.call_party add constraint call_party_factory_id_foreign foreign key (factory_id) references public.factory (id) on update cascade on delete cascade;
alter table public.capability add constraint capability_factory_id_foreign foreign key (factory_id) references public.factory (id) on delete set null;
alter table public.delivery add constraint delivery_action_id_foreign foreign key (action_id) references public.action (id);
alter table public.delivery add constraint delivery_factory_id_foreign foreign key (factory_id) references public.factory (id) on delete set null;
alter table public.delivery add constraint delivery_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.device_connection add constraint device_connection_key_id_foreign foreign key (key_id) references public.api_key (id) on delete set null;
alter table public.disclosure add constraint disclosure_action_id_foreign foreign key (action_id) references public.action (id);
alter table public.disclosure add constraint disclosure_factory_id_foreign foreign key (factory_id) references public.factory (id);
alter table public.disclosure add constraint disclosure_invitation_id_foreign foreign key (invitation_id) references public.rfq_invitation (id);
alter table public.disclosure add constraint disclosure_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.disclosure add constraint disclosure_rfq_id_foreign foreign key (rfq_id) references public.rfq (id);
alter table public.dispatch add constraint dispatch_delivery_id_foreign foreign key (delivery_id) references public.delivery (id);
alter table public.engineering_file add constraint engineering_file_preview_id_foreign foreign key (preview_id) references public.engineering_preview (id);
alter table public.engineering_package add constraint engineering_package_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.engineering_package add constraint engineering_package_transfer_id_foreign foreign key (transfer_id) references public.engineering_transfer (id);
alter table public.engineering_preview add constraint engineering_preview_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.engineering_transfer add constraint engineering_transfer_preview_id_foreign foreign key (preview_id) references public.engineering_preview (id);
alter table public.engineering_transfer add constraint engineering_transfer_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.export_chunk add constraint export_chunk_export_id_foreign foreign key (export_id) references public.export (id) on delete cascade;
alter table public.factory add constraint factory_import_id_foreign foreign key (import_id) references public.factory_import (id);
alter table public.factory_change add constraint factory_change_factory_id_foreign foreign key (factory_id) references public.factory (id) on delete cascade;
alter table public.factory_change add constraint factory_change_import_id_foreign foreign key (import_id) references public.factory_import (id);
alter table public.factory_contact add constraint factory_contact_factory_id_foreign foreign key (factory_id) references public.factory (id) on update cascade on delete cascade;
alter table public.interview add constraint interview_project_id_foreign foreign key (project_id) references public.project (id) on delete set null;
alter table public.interview add constraint interview_published_project_id_foreign foreign key (published_project_id) references public.project (id) on delete set null;
alter table public.knowledge_section add constraint knowledge_section_document_id_foreign foreign key (document_id) references public.knowledge_document (id) on delete cascade;
alter table public.mail_message add constraint mail_message_import_id_foreign foreign key (import_id) references public.interaction_import (id);
alter table public.mail_party add constraint mail_party_factory_id_foreign foreign key (factory_id) references public.factory (id) on update cascade on delete cascade;
alter table public.mail_party add constraint mail_party_mail_id_foreign foreign key (mail_id) references public.mail_message (id) on update cascade on delete cascade;
alter table public.member add constraint member_organisation_id_foreign foreign key (organisation_id) references public.organisation (id);
alter table public.publication_approval add constraint publication_approval_action_id_foreign foreign key (action_id) references public.action (id);
alter table public.publication_approval add constraint publication_approval_rfq_id_foreign foreign key (rfq_id) references public.rfq (id) on delete set null;
alter table public.published_capability add constraint published_capability_factory_id_foreign foreign key (factory_id) references public.factory (id) on delete set null;
alter table public.rfq add constraint rfq_action_id_foreign foreign key (action_id) references public.action (id);
alter table public.rfq add constraint rfq_project_id_foreign foreign key (project_id) references public.project (id);
alter table public.rfq_invitation add constraint rfq_invitation_delivery_id_foreign foreign key (delivery_id) references public.delivery (id) on delete set null;
alter table public.rfq_invitation add constraint rfq_invitation_factory_id_foreign foreign key (factory_id) references public.factory (id);
alter table public.rfq_invitation add constraint rfq_invitation_rfq_id_foreign foreign key (rfq_id) references public.rfq (id);
alter table public.rfq_line add constraint rfq_line_rfq_id_foreign foreign key (rfq_id) references public.rfq (id);
alter table public.run add constraint run_capability_id_foreign foreign key (capability_id) references public.capability (id);
alter table public.run add constraint run_project_id_foreign foreign key (project_id) references public.project (id) on delete set null;
alter table public.sign_in_link add constraint sign_in_link_member_id_foreign foreign key (member_id) references public.member (id) on delete cascade;
alter table public.supplier_quote add constraint supplier_quote_invitation_id_foreign foreign key (invitation_id) references public.rfq_invitation (id);
alter table public.supplier_quote add constraint supplier_quote_rfq_id_foreign foreign key (rfq_id) references public.rfq (id);
alter table public.task add constraint task_action_id_foreign foreign key (action_id) references public.action (id);

-- The service only adds audit entries, and only a trigger notes changes of records.
revoke update, delete on public.audit_entry from gateway_app, gateway_system;
revoke insert, update, delete on public.record_change from gateway_app;
revoke insert, update on public.record_change from gateway_system;
-- To say whether it is ready, the service reads which migrations were applied.
grant select on public.mikro_orm_migrations to gateway_app, gateway_system;

-- The rules that the search index was built by, and whether factories were saved without their tokens.
insert into directory.state (version, stale) values (0, true);

insert into auth.service_secret (name, secret)
select name, encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
from unnest(array['cursor', 'pepper', 'receipts']) as name;
