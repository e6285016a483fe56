-- Extensions

create extension pg_trgm with schema public;

-- Schemas

create schema audit;
grant usage on schema audit to gateway_app, gateway_system;

create schema auth;
grant usage on schema auth to gateway_app, gateway_system;

create schema directory;
grant usage on schema directory to gateway_app, gateway_system;

create schema partition;
grant usage on schema partition to gateway_system;

-- Default privileges

alter default privileges in schema directory grant select on tables to gateway_app;

alter default privileges in schema directory grant select on tables to gateway_system;

alter default privileges in schema public grant delete, insert, select, update on tables to gateway_app;

alter default privileges in schema public grant delete, insert, select, update on tables to gateway_system;

-- Tables

create table audit.chain_head (
  owner uuid not null,
  seq integer not null,
  hash text not null,
  cut_seq integer default 0 not null,
  cut_hash text default ''::text not null,
  constraint chain_head_pkey PRIMARY KEY (owner)
);

create table auth.contact_read (
  credential text not null,
  factory_id uuid not null,
  owner uuid not null,
  counted boolean not null,
  read_at timestamp with time zone not null,
  constraint contact_read_pkey PRIMARY KEY (credential, factory_id)
) with (fillfactor=70);
CREATE INDEX contact_read_owner_read_at ON auth.contact_read USING btree (owner, read_at) WHERE counted;
CREATE INDEX contact_read_read_at ON auth.contact_read USING btree (read_at);

create table auth.point_window (
  bucket text not null,
  slots integer[] default array_fill(0, ARRAY[61]) not null,
  newest bigint not null,
  constraint point_window_pkey PRIMARY KEY (bucket)
) with (fillfactor=50);

create table auth.rate_window (
  bucket text not null,
  minute bigint[] default '{}'::bigint[] not null,
  day_slots integer[] default array_fill(0, ARRAY[97]) not null,
  day_epoch bigint default 0 not null,
  day_total integer default 0,
  day_oldest bigint,
  charge_seconds bigint[] default '{}'::bigint[] not null,
  charges integer[] default '{}'::integer[] not null,
  charge_total integer default 0 not null,
  constraint rate_window_pkey PRIMARY KEY (bucket)
) with (fillfactor=50);

create table auth.replication_beat (
  single boolean default true not null,
  timeline integer not null,
  at timestamp with time zone not null,
  constraint replication_beat_pkey PRIMARY KEY (single),
  constraint replication_beat_single_check CHECK (single)
) with (fillfactor=50);

create table auth.service_secret (
  name text not null,
  secret text not null,
  constraint service_secret_pkey PRIMARY KEY (name)
);

create table auth.write_position (
  owner uuid not null,
  timeline integer not null,
  lsn pg_lsn not null,
  saved_at timestamp with time zone not null,
  constraint write_position_pkey PRIMARY KEY (owner)
) with (fillfactor=50);

create table directory.dense (
  token text collate "C" not null,
  segment integer not null,
  bits bit(4096) not null,
  constraint dense_pkey PRIMARY KEY (token, segment)
);
grant select on table directory.dense to gateway_app, gateway_system;

create table directory.facet_value (
  token text collate "C" not null,
  facet text not null,
  value text,
  count integer not null,
  constraint facet_value_pkey PRIMARY KEY (token)
);
grant select on table directory.facet_value to gateway_app, gateway_system;

create table directory.part (
  text text collate "C" not null,
  constraint part_pkey PRIMARY KEY (text)
);
grant select on table directory.part to gateway_app, gateway_system;

create table directory.place (
  segment integer not null,
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
  minima integer[] not null,
  minimum integer,
  constraint place_pkey PRIMARY KEY (segment, slot)
);
CREATE INDEX place_directory_id ON directory.place USING gin (directory_id public.gin_trgm_ops);
CREATE INDEX place_id_begins ON directory.place USING btree (directory_id) INCLUDE (segment, slot);
CREATE UNIQUE INDEX place_factory ON directory.place USING btree (factory_id);
grant select on table directory.place to gateway_app, gateway_system;

create table directory.segment (
  id integer not null,
  confidence smallint not null,
  silent boolean not null,
  name text collate "C" not null,
  factory_id uuid not null,
  constraint segment_pkey PRIMARY KEY (id)
);
grant select on table directory.segment to gateway_app, gateway_system;

create table directory.sparse (
  token text collate "C" not null,
  block integer not null,
  slots smallint[] not null,
  constraint sparse_pkey PRIMARY KEY (token, block)
);
grant select on table directory.sparse to gateway_app, gateway_system;

create table directory.state (
  version integer not null,
  stale boolean not null
);
grant select on table directory.state to gateway_app, gateway_system;

create table directory.word (
  text text collate "C" not null,
  latin boolean not null,
  reading text collate "C",
  common boolean not null,
  names integer[] not null,
  rest integer[] not null,
  constraint word_pkey PRIMARY KEY (text)
);
CREATE INDEX word_inside ON directory.word USING gin (text public.gin_trgm_ops) WHERE latin;
CREATE INDEX word_reading ON directory.word USING btree (reading) WHERE (reading IS NOT NULL);
CREATE INDEX word_with_sign ON directory.word USING btree (text) WHERE (latin AND (text ~ '[^a-z0-9]'::text));
grant select on table directory.word to gateway_app, gateway_system;

create table public.action (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  kind character varying(60) not null,
  status text not null,
  project_version character varying(20) not null,
  input jsonb not null,
  output jsonb,
  error jsonb,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  project_id uuid not null,
  lease_expires_at timestamp(3) with time zone,
  run_id uuid,
  constraint action_pkey PRIMARY KEY (id),
  constraint action_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'completed'::text, 'failed'::text]))),
  constraint action_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id)
);
CREATE INDEX action_lease_expires_at_index ON public.action USING btree (lease_expires_at);
CREATE INDEX action_owner_created_at_id_index ON public.action USING btree (owner, created_at, id);
CREATE INDEX action_owner_status_id_index ON public.action USING btree (owner, status, id);
CREATE INDEX action_project_id_created_at_id_index ON public.action USING btree (project_id, created_at, id);
CREATE INDEX action_run ON public.action USING btree (run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX action_unfinished ON public.action USING btree (status, created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
alter table public.action enable row level security;
create policy owner on public.action using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.action to gateway_system using (true) with check (true);
CREATE TRIGGER insert_record_change AFTER INSERT OR UPDATE ON public.action FOR EACH ROW EXECUTE FUNCTION public.insert_record_change('updated_at lease_expires_at');
CREATE TRIGGER record_ended AFTER UPDATE OF status ON public.action FOR EACH ROW WHEN (((new.status = ANY (ARRAY['completed'::text, 'failed'::text])) AND (old.status <> new.status))) EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_ended_at_once AFTER INSERT ON public.action FOR EACH ROW WHEN ((new.status = ANY (ARRAY['completed'::text, 'failed'::text]))) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.action to gateway_app, gateway_system;

create table public.answer_file (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  name character varying(200) not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 character varying(64) not null,
  stored_at timestamp(3) with time zone,
  attached_at timestamp(3) with time zone,
  invitation_id uuid not null,
  constraint answer_file_pkey PRIMARY KEY (id),
  constraint answer_file_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text, 'image/jpeg'::text, 'image/png'::text, 'image/webp'::text]))),
  constraint answer_file_invitation_id_foreign FOREIGN KEY (invitation_id) REFERENCES public.rfq_invitation(id)
);
CREATE INDEX answer_file_invitation_id_created_at_index ON public.answer_file USING btree (invitation_id, created_at);
CREATE INDEX answer_file_unattached ON public.answer_file USING btree (created_at) WHERE (attached_at IS NULL);
alter table public.answer_file enable row level security;
create policy owner on public.answer_file using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.answer_file to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.answer_file to gateway_app, gateway_system;

create table public.api_key (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  sha256 bytea not null,
  prefix character varying(12) not null,
  last4 character varying(4) not null,
  label character varying(80),
  mode text not null,
  scopes text[] not null,
  expires_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  organisation_id uuid,
  temporary boolean default false not null,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_sha256_unique UNIQUE (sha256),
  constraint api_key_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'live'::text]))),
  constraint api_key_organisation_id_foreign FOREIGN KEY (organisation_id) REFERENCES public.organisation(id) ON DELETE SET NULL
);
CREATE INDEX api_key_owner_created_at_id_index ON public.api_key USING btree (owner, created_at, id);
CREATE INDEX api_key_sandbox ON public.api_key USING btree (expires_at) WHERE (mode = 'sandbox'::text);
alter table public.api_key enable row level security;
create policy owner on public.api_key using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.api_key to gateway_system using (true) with check (true);
CREATE TRIGGER record_acknowledged AFTER UPDATE OF temporary ON public.api_key FOR EACH ROW WHEN ((old.temporary AND (NOT new.temporary) AND (new.revoked_at IS NULL))) EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_created AFTER INSERT ON public.api_key FOR EACH ROW WHEN ((NOT new.temporary)) EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_revoked AFTER UPDATE OF revoked_at ON public.api_key FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL) AND (NOT new.temporary))) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.api_key to gateway_app, gateway_system;

create table public.applied_sql_file (
  path text not null,
  sha256 text not null,
  release text not null,
  applied_at timestamp(3) with time zone default now() not null,
  constraint applied_sql_file_pkey PRIMARY KEY (path)
);

create table public.audit_entry (
  id uuid not null,
  owner uuid not null,
  at timestamp(3) with time zone not null,
  actor character varying(80) not null,
  action character varying(80) not null,
  resource character varying(40) not null,
  resource_id character varying(80) not null,
  request_id character varying(40),
  detail jsonb not null,
  seq integer,
  hash character varying(64),
  constraint audit_entry_pkey PRIMARY KEY (id, at),
  constraint audit_entry_owner_seq_at_unique UNIQUE (owner, seq, at)
) partition by range (at);
CREATE INDEX audit_entry_at_id_index ON ONLY public.audit_entry USING btree (at, id);
CREATE INDEX audit_entry_owner_at_id_index ON ONLY public.audit_entry USING btree (owner, at, id);
CREATE INDEX audit_entry_owner_resource_id_at_index ON ONLY public.audit_entry USING btree (owner, resource_id, at);
alter table public.audit_entry enable row level security;
create policy owner on public.audit_entry using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.audit_entry to gateway_system using (true) with check (true);
CREATE CONSTRAINT TRIGGER chain_entry AFTER INSERT ON public.audit_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit.chain_entry();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
grant insert, select on table public.audit_entry to gateway_app, gateway_system;

create table public.browser_session (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  token_sha256 bytea not null,
  expires_at timestamp(3) with time zone not null,
  member_id uuid not null,
  constraint browser_session_pkey PRIMARY KEY (id),
  constraint browser_session_token_sha256_unique UNIQUE (token_sha256),
  constraint browser_session_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX browser_session_expires_at_index ON public.browser_session USING btree (expires_at);
CREATE INDEX browser_session_member_id_index ON public.browser_session USING btree (member_id);
CREATE INDEX browser_session_owner_created_at_id_index ON public.browser_session USING btree (owner, created_at, id);
alter table public.browser_session enable row level security;
create policy owner on public.browser_session using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.browser_session to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.browser_session to gateway_app, gateway_system;

create table public.call_note (
  id uuid not null,
  sha256 character varying(64) not null,
  import_id uuid not null,
  import_line integer not null,
  factory character varying(120),
  title character varying(300) not null,
  created_at_source timestamp(3) with time zone,
  participants text[] not null,
  usable character varying(200) not null,
  summary_markdown text,
  transcript_text text,
  constraint call_note_pkey PRIMARY KEY (id),
  constraint call_note_sha256_unique UNIQUE (sha256),
  constraint call_note_import_id_foreign FOREIGN KEY (import_id) REFERENCES public.interaction_import(id)
);
grant delete, insert, select, update on table public.call_note to gateway_app, gateway_system;

create table public.call_party (
  call_id uuid not null,
  factory_id uuid not null,
  constraint call_party_pkey PRIMARY KEY (call_id, factory_id),
  constraint call_party_call_id_foreign FOREIGN KEY (call_id) REFERENCES public.call_note(id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint call_party_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX call_party_factory_id_index ON public.call_party USING btree (factory_id);
grant delete, insert, select, update on table public.call_party to gateway_app, gateway_system;

create table public.capability (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  title character varying(200) not null,
  factory_id uuid,
  factory_name character varying(300),
  process text not null,
  materials text[] not null,
  min_quantity integer,
  max_quantity integer,
  lead_time_days jsonb,
  regions text[] not null,
  tolerances_note character varying(500),
  version integer default 1 not null,
  confidence text not null,
  status text not null,
  facts jsonb not null,
  source_interview_id uuid,
  submitted_at timestamp(3) with time zone not null,
  review jsonb,
  published_at timestamp(3) with time zone,
  constraint capability_pkey PRIMARY KEY (id),
  constraint capability_confidence_check CHECK ((confidence = ANY (ARRAY['verified'::text, 'reported'::text, 'unverified'::text]))),
  constraint capability_process_check CHECK ((process = ANY (ARRAY['pcba'::text, 'injection_molding'::text, 'cnc'::text, 'sheet_metal'::text, 'die_casting'::text, 'wire_harness'::text, 'battery'::text, 'motor_actuator'::text, 'display'::text, 'camera'::text, 'power_adapter'::text, 'packaging'::text, 'off_the_shelf'::text, 'other'::text]))),
  constraint capability_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'published'::text, 'rejected'::text, 'retired'::text]))),
  constraint capability_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON DELETE SET NULL
);
CREATE INDEX capability_owner_created_at_id_index ON public.capability USING btree (owner, created_at, id);
CREATE INDEX capability_status_submitted_at_id_index ON public.capability USING btree (status, submitted_at, id);
alter table public.capability enable row level security;
create policy owner on public.capability using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.capability to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.capability to gateway_app, gateway_system;

create table public.delivery (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  status text not null,
  channel text not null,
  project_version character varying(20) not null,
  cc text[] not null,
  subject character varying(400),
  body_en text,
  body_zh text,
  frozen_from character varying(254),
  frozen_name character varying(200),
  frozen_to character varying(254),
  payload bytea,
  payload_sha256 character varying(64),
  review_sha256 character varying(64),
  approved_at timestamp(3) with time zone,
  rejected_at timestamp(3) with time zone,
  reject_reason character varying(400),
  sent_at timestamp(3) with time zone,
  sent_by character varying(120),
  sent_reference character varying(200),
  action_id uuid not null,
  project_id uuid not null,
  factory_id uuid,
  sent_to_withdrawn boolean default false not null,
  settled_at timestamp(3) with time zone,
  settled_outcome text,
  settlement_evidence character varying(2000),
  approved_by jsonb,
  dispatch_status text,
  factory_name character varying(300) default ''::character varying not null,
  factory_name_zh character varying(300),
  passkey_signature jsonb,
  kind text default 'quote_request'::text not null,
  has_link boolean default false not null,
  files jsonb default '[]'::jsonb not null,
  reply_reference character varying(20),
  in_reply_to_id uuid,
  constraint delivery_pkey PRIMARY KEY (id),
  constraint delivery_reply_reference_unique UNIQUE (reply_reference),
  constraint delivery_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'wechat'::text]))),
  constraint delivery_dispatch_status_check CHECK ((dispatch_status = ANY (ARRAY['ready'::text, 'sending'::text, 'uncertain'::text, 'failed'::text, 'accepted'::text]))),
  constraint delivery_kind_check CHECK ((kind = ANY (ARRAY['quote_request'::text, 'rfq_publication'::text, 'counter_question'::text]))),
  constraint delivery_settled_outcome_check CHECK ((settled_outcome = ANY (ARRAY['accepted'::text, 'not_sent'::text]))),
  constraint delivery_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'needs_contact'::text, 'approved'::text, 'queued'::text, 'sent'::text, 'not_sent'::text, 'rejected'::text, 'resend_failed'::text]))),
  constraint delivery_action_id_foreign FOREIGN KEY (action_id) REFERENCES public.action(id),
  constraint delivery_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON DELETE SET NULL,
  constraint delivery_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id)
);
CREATE INDEX delivery_action_id_created_at_id_index ON public.delivery USING btree (action_id, created_at, id);
CREATE INDEX delivery_approved ON public.delivery USING btree (approved_at) WHERE ((status = 'approved'::text) AND (channel = 'email'::text));
CREATE INDEX delivery_by_dispatch_status ON public.delivery USING btree (owner, dispatch_status, status, id) WHERE (dispatch_status IS NOT NULL);
CREATE INDEX delivery_by_factory_name ON public.delivery USING btree (owner, factory_name COLLATE "C", id);
CREATE INDEX delivery_by_status_and_factory_name ON public.delivery USING btree (owner, status, factory_name COLLATE "C", id);
CREATE INDEX delivery_factory_id_owner_created_at_id_index ON public.delivery USING btree (factory_id, owner, created_at, id);
CREATE INDEX delivery_open ON public.delivery USING btree (factory_id) WHERE (status = ANY (ARRAY['draft'::text, 'needs_contact'::text]));
CREATE INDEX delivery_owner_channel_created_at_id_index ON public.delivery USING btree (owner, channel, created_at, id);
CREATE INDEX delivery_owner_created_at_id_index ON public.delivery USING btree (owner, created_at, id);
CREATE INDEX delivery_owner_dispatch_status_created_at_id_index ON public.delivery USING btree (owner, dispatch_status, created_at, id);
CREATE INDEX delivery_owner_status_created_at_id_index ON public.delivery USING btree (owner, status, created_at, id);
CREATE INDEX delivery_owner_status_id_index ON public.delivery USING btree (owner, status, id);
CREATE INDEX delivery_owner_status_updated_at_id_index ON public.delivery USING btree (owner, status, updated_at, id);
CREATE INDEX delivery_owner_updated_at_id_index ON public.delivery USING btree (owner, updated_at, id);
CREATE INDEX delivery_project_id_created_at_id_index ON public.delivery USING btree (project_id, created_at, id);
CREATE INDEX delivery_queued ON public.delivery USING btree (approved_at) WHERE (status = 'queued'::text);
CREATE INDEX delivery_search ON public.delivery USING gin (public.delivery_terms(owner, (subject)::text, (factory_name)::text, (factory_name_zh)::text));
CREATE INDEX delivery_thread ON public.delivery USING btree (in_reply_to_id) WHERE (in_reply_to_id IS NOT NULL);
CREATE INDEX delivery_without_sender ON public.delivery USING btree (approved_at) WHERE ((status = 'approved'::text) AND (channel = 'email'::text) AND (frozen_from IS NULL));
alter table public.delivery enable row level security;
create policy owner on public.delivery using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.delivery to gateway_system using (true) with check (true);
CREATE TRIGGER count_deleted AFTER DELETE ON public.delivery REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_deliveries();
CREATE TRIGGER count_inserted AFTER INSERT ON public.delivery REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_deliveries();
CREATE TRIGGER count_truncated AFTER TRUNCATE ON public.delivery FOR EACH STATEMENT EXECUTE FUNCTION public.count_deliveries();
CREATE TRIGGER count_updated AFTER UPDATE ON public.delivery REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_deliveries();
CREATE TRIGGER forward_run AFTER UPDATE OF status ON public.delivery FOR EACH ROW WHEN (((new.kind = 'quote_request'::text) AND (new.status = 'sent'::text) AND (old.status <> 'sent'::text))) EXECUTE FUNCTION public.forward_run();
CREATE TRIGGER insert_record_change AFTER INSERT OR UPDATE ON public.delivery FOR EACH ROW EXECUTE FUNCTION public.insert_record_change('updated_at factory_name_zh');
CREATE TRIGGER record_changed AFTER UPDATE OF status, dispatch_status ON public.delivery FOR EACH ROW WHEN (((old.dispatch_status IS DISTINCT FROM new.dispatch_status) OR ((old.status <> new.status) AND (NOT ((old.status = ANY (ARRAY['draft'::text, 'needs_contact'::text])) AND (new.status = ANY (ARRAY['draft'::text, 'needs_contact'::text]))))))) EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_inserted AFTER INSERT ON public.delivery FOR EACH ROW EXECUTE FUNCTION public.record_event();
CREATE TRIGGER set_delivery_columns BEFORE INSERT OR UPDATE OF factory_id, channel ON public.delivery FOR EACH ROW EXECUTE FUNCTION public.set_delivery_columns();
CREATE TRIGGER set_draft_status BEFORE UPDATE OF status ON public.delivery FOR EACH ROW WHEN ((new.status = ANY (ARRAY['draft'::text, 'needs_contact'::text]))) EXECUTE FUNCTION public.set_delivery_columns();
CREATE TRIGGER set_rfq_status AFTER UPDATE OF status ON public.delivery FOR EACH ROW WHEN (((new.kind = 'rfq_publication'::text) AND (new.status = 'sent'::text) AND (old.status <> 'sent'::text))) EXECUTE FUNCTION public.set_rfq_status();
grant delete, insert, select, update on table public.delivery to gateway_app, gateway_system;

create table public.delivery_count (
  scope_id uuid not null,
  status text not null,
  channel text not null,
  transaction_id xid8 not null,
  owner uuid not null,
  count integer not null,
  constraint delivery_count_pkey PRIMARY KEY (scope_id, status, channel, transaction_id),
  constraint delivery_count_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'wechat'::text]))),
  constraint delivery_count_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'needs_contact'::text, 'approved'::text, 'queued'::text, 'sent'::text, 'not_sent'::text, 'rejected'::text, 'resend_failed'::text])))
);
CREATE INDEX delivery_count_unfolded ON public.delivery_count USING btree (scope_id) WHERE (transaction_id <> '0'::xid8);
alter table public.delivery_count enable row level security;
create policy owner on public.delivery_count using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.delivery_count to gateway_system using (true) with check (true);
grant select on table public.delivery_count to gateway_app, gateway_system;

create table public.delivery_reply (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  matched_by text not null,
  is_automatic boolean not null,
  is_verified boolean not null,
  received_at timestamp(3) with time zone not null,
  delivery_id uuid not null,
  received_mail_id uuid not null,
  mail_id uuid not null,
  constraint delivery_reply_pkey PRIMARY KEY (id),
  constraint delivery_reply_received_mail_id_unique UNIQUE (received_mail_id),
  constraint delivery_reply_matched_by_check CHECK ((matched_by = ANY (ARRAY['reference'::text, 'thread'::text, 'staff'::text]))),
  constraint delivery_reply_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id),
  constraint delivery_reply_mail_id_foreign FOREIGN KEY (mail_id) REFERENCES public.mail_message(id),
  constraint delivery_reply_received_mail_id_foreign FOREIGN KEY (received_mail_id) REFERENCES public.received_mail(id)
);
CREATE INDEX delivery_reply_delivery_id_created_at_id_index ON public.delivery_reply USING btree (delivery_id, created_at, id);
CREATE INDEX delivery_reply_owner_created_at_id_index ON public.delivery_reply USING btree (owner, created_at, id);
alter table public.delivery_reply enable row level security;
create policy owner on public.delivery_reply using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.delivery_reply to gateway_system using (true) with check (true);
CREATE TRIGGER record_replied AFTER INSERT ON public.delivery_reply FOR EACH ROW WHEN ((NOT new.is_automatic)) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.delivery_reply to gateway_app, gateway_system;

create table public.device_connection (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  device_code_sha256 bytea not null,
  user_code_hash character varying(43) not null,
  client_name character varying(80) not null,
  client_version character varying(40),
  label character varying(80),
  scopes text[] not null,
  region character varying(80),
  status text not null,
  expires_at timestamp(3) with time zone not null,
  "interval" integer not null,
  polled_at timestamp(3) with time zone,
  sealed bytea,
  key_id uuid,
  constraint device_connection_pkey PRIMARY KEY (id),
  constraint device_connection_device_code_sha256_unique UNIQUE (device_code_sha256),
  constraint device_connection_key_id_unique UNIQUE (key_id),
  constraint device_connection_user_code_hash_unique UNIQUE (user_code_hash),
  constraint device_connection_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'issued'::text, 'acknowledged'::text, 'denied'::text, 'cancelled'::text]))),
  constraint device_connection_key_id_foreign FOREIGN KEY (key_id) REFERENCES public.api_key(id) ON DELETE SET NULL
);
CREATE INDEX device_connection_expires_at_index ON public.device_connection USING btree (expires_at);
alter table public.device_connection enable row level security;
create policy owner on public.device_connection using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.device_connection to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.device_connection to gateway_app, gateway_system;

create table public.disclosure (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  kind text not null,
  items jsonb not null,
  status text not null,
  release_at timestamp(3) with time zone not null,
  released_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoke_reason character varying(400),
  project_id uuid not null,
  action_id uuid not null,
  rfq_id uuid not null,
  invitation_id uuid not null,
  factory_id uuid not null,
  constraint disclosure_pkey PRIMARY KEY (id),
  constraint disclosure_kind_check CHECK ((kind = ANY (ARRAY['rfq_content'::text, 'file'::text, 'company_identity'::text, 'product_identity'::text]))),
  constraint disclosure_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'released'::text, 'revoked'::text, 'expired'::text]))),
  constraint disclosure_action_id_foreign FOREIGN KEY (action_id) REFERENCES public.action(id),
  constraint disclosure_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id),
  constraint disclosure_invitation_id_foreign FOREIGN KEY (invitation_id) REFERENCES public.rfq_invitation(id),
  constraint disclosure_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id),
  constraint disclosure_rfq_id_foreign FOREIGN KEY (rfq_id) REFERENCES public.rfq(id)
);
CREATE INDEX disclosure_action_id_index ON public.disclosure USING btree (action_id);
CREATE INDEX disclosure_due ON public.disclosure USING btree (release_at) WHERE (status = 'pending'::text);
CREATE INDEX disclosure_owner_created_at_id_index ON public.disclosure USING btree (owner, created_at, id);
CREATE INDEX disclosure_project_id_index ON public.disclosure USING btree (project_id);
CREATE INDEX disclosure_rfq_id_created_at_id_index ON public.disclosure USING btree (rfq_id, created_at, id);
alter table public.disclosure enable row level security;
create policy owner on public.disclosure using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.disclosure to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.disclosure to gateway_app, gateway_system;

create table public.dispatch (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  status text not null,
  provider character varying(20) not null,
  provider_fingerprint character varying(64) not null,
  provider_key character varying(120) not null,
  payload_sha256 character varying(64) not null,
  attempts integer default 0 not null,
  first_attempt_at timestamp(3) with time zone,
  retry_before timestamp(3) with time zone,
  lease_token uuid,
  lease_expires_at timestamp(3) with time zone,
  last_outcome character varying(40),
  provider_message_id character varying(200),
  accepted_at timestamp(3) with time zone,
  events jsonb not null,
  delivery_id uuid not null,
  next_attempt_at timestamp(3) with time zone,
  constraint dispatch_pkey PRIMARY KEY (id),
  constraint dispatch_delivery_id_unique UNIQUE (delivery_id),
  constraint dispatch_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'sending'::text, 'uncertain'::text, 'failed'::text, 'accepted'::text]))),
  constraint dispatch_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id)
);
CREATE INDEX dispatch_next_attempt_at_index ON public.dispatch USING btree (next_attempt_at);
CREATE INDEX dispatch_provider_message_id_index ON public.dispatch USING btree (provider_message_id);
CREATE INDEX dispatch_unsettled ON public.dispatch USING btree (status, created_at) WHERE (status = ANY (ARRAY['ready'::text, 'sending'::text, 'uncertain'::text]));
alter table public.dispatch enable row level security;
create policy owner on public.dispatch using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.dispatch to gateway_system using (true) with check (true);
CREATE TRIGGER insert_record_change AFTER INSERT OR UPDATE ON public.dispatch FOR EACH ROW EXECUTE FUNCTION public.insert_record_change('updated_at lease_token next_attempt_at');
CREATE TRIGGER record_reported AFTER UPDATE OF events ON public.dispatch FOR EACH ROW EXECUTE FUNCTION public.record_event();
CREATE TRIGGER set_dispatch_status AFTER INSERT OR DELETE OR UPDATE OF status ON public.dispatch FOR EACH ROW EXECUTE FUNCTION public.set_dispatch_status();
grant delete, insert, select, update on table public.dispatch to gateway_app, gateway_system;

create table public.engineering_file (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  "position" integer not null,
  name character varying(255) not null,
  kind text not null,
  size_bytes integer not null,
  sha256 character varying(64) not null,
  content_type character varying(120),
  status text not null,
  upload text not null,
  wrong_uploads integer default 0 not null,
  reason character varying(400),
  uploaded_at timestamp(3) with time zone,
  content_transfer_id uuid,
  preview_id uuid not null,
  constraint engineering_file_pkey PRIMARY KEY (id),
  constraint engineering_file_kind_check CHECK ((kind = ANY (ARRAY['drawing'::text, 'model_3d'::text, 'gerber'::text, 'bom'::text, 'firmware'::text, 'test_spec'::text, 'photo'::text, 'other'::text]))),
  constraint engineering_file_status_check CHECK ((status = ANY (ARRAY['new'::text, 'unchanged'::text, 'changed'::text, 'rejected'::text]))),
  constraint engineering_file_upload_check CHECK ((upload = ANY (ARRAY['waiting'::text, 'received'::text, 'failed'::text]))),
  constraint engineering_file_preview_id_foreign FOREIGN KEY (preview_id) REFERENCES public.engineering_preview(id)
);
CREATE INDEX engineering_file_preview_id_position_index ON public.engineering_file USING btree (preview_id, "position");
alter table public.engineering_file enable row level security;
create policy owner on public.engineering_file using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.engineering_file to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.engineering_file to gateway_app, gateway_system;

create table public.engineering_package (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  revision character varying(40) not null,
  title character varying(200) not null,
  note character varying(1000),
  status text not null,
  total_bytes integer not null,
  project_id uuid not null,
  transfer_id uuid not null,
  constraint engineering_package_pkey PRIMARY KEY (id),
  constraint engineering_package_transfer_id_unique UNIQUE (transfer_id),
  constraint engineering_package_status_check CHECK ((status = ANY (ARRAY['current'::text, 'superseded'::text]))),
  constraint engineering_package_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id),
  constraint engineering_package_transfer_id_foreign FOREIGN KEY (transfer_id) REFERENCES public.engineering_transfer(id)
);
CREATE INDEX engineering_package_project_id_created_at_id_index ON public.engineering_package USING btree (project_id, created_at, id);
CREATE UNIQUE INDEX engineering_package_current ON public.engineering_package USING btree (project_id) WHERE (status = 'current'::text);
alter table public.engineering_package enable row level security;
create policy owner on public.engineering_package using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.engineering_package to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.engineering_package to gateway_app, gateway_system;

create table public.engineering_preview (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  revision character varying(40) not null,
  note character varying(1000),
  warnings text[] not null,
  expires_at timestamp(3) with time zone not null,
  project_id uuid not null,
  constraint engineering_preview_pkey PRIMARY KEY (id),
  constraint engineering_preview_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id)
);
CREATE INDEX engineering_preview_project_id_index ON public.engineering_preview USING btree (project_id);
alter table public.engineering_preview enable row level security;
create policy owner on public.engineering_preview using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.engineering_preview to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.engineering_preview to gateway_app, gateway_system;

create table public.engineering_transfer (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  status text not null,
  expires_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  content_removed_at timestamp(3) with time zone,
  project_id uuid not null,
  preview_id uuid not null,
  constraint engineering_transfer_pkey PRIMARY KEY (id),
  constraint engineering_transfer_preview_id_unique UNIQUE (preview_id),
  constraint engineering_transfer_status_check CHECK ((status = ANY (ARRAY['open'::text, 'complete'::text, 'failed'::text, 'expired'::text]))),
  constraint engineering_transfer_preview_id_foreign FOREIGN KEY (preview_id) REFERENCES public.engineering_preview(id),
  constraint engineering_transfer_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id)
);
CREATE INDEX engineering_transfer_project_id_created_at_id_index ON public.engineering_transfer USING btree (project_id, created_at, id);
CREATE INDEX engineering_transfer_status_content_removed_at_index ON public.engineering_transfer USING btree (status, content_removed_at);
alter table public.engineering_transfer enable row level security;
create policy owner on public.engineering_transfer using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.engineering_transfer to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.engineering_transfer to gateway_app, gateway_system;

create table public.event (
  id uuid not null,
  owner uuid not null,
  sequence bigint,
  "position" integer not null,
  type text not null,
  at timestamp(3) with time zone not null,
  resource_type text not null,
  resource_id uuid not null,
  data jsonb not null,
  constraint event_pkey PRIMARY KEY (id, at),
  constraint event_owner_sequence_at_unique UNIQUE (owner, sequence, at),
  constraint event_resource_type_check CHECK ((resource_type = ANY (ARRAY['project'::text, 'action'::text, 'delivery'::text, 'rfq'::text, 'answer'::text, 'quote'::text, 'task'::text, 'run'::text, 'export'::text, 'key'::text]))),
  constraint event_type_check CHECK ((type = ANY (ARRAY['project.created'::text, 'project.updated'::text, 'action.completed'::text, 'action.failed'::text, 'delivery.drafted'::text, 'delivery.approved'::text, 'delivery.rejected'::text, 'delivery.sent'::text, 'delivery.failed'::text, 'delivery.uncertain'::text, 'delivery.delivered'::text, 'delivery.bounced'::text, 'delivery.replied'::text, 'rfq.sent'::text, 'rfq.closed'::text, 'answer.received'::text, 'answer.accepted'::text, 'quote.recorded'::text, 'task.changed'::text, 'run.forwarded'::text, 'export.completed'::text, 'key.created'::text, 'key.revoked'::text])))
) partition by range (at);
CREATE INDEX event_at_index ON ONLY public.event USING btree (at);
CREATE INDEX event_owner_type_sequence_index ON ONLY public.event USING btree (owner, type, sequence);
CREATE INDEX event_unnumbered ON ONLY public.event USING btree (owner) WHERE (sequence IS NULL);
alter table public.event enable row level security;
create policy owner on public.event using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.event to gateway_system using (true) with check (true);
CREATE CONSTRAINT TRIGGER number_event AFTER INSERT ON public.event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.number_event();
grant delete, select on table public.event to gateway_system;
grant select on table public.event to gateway_app;

create table public.event_counter (
  owner uuid not null,
  last bigint not null,
  constraint event_counter_pkey PRIMARY KEY (owner)
);
alter table public.event_counter enable row level security;
create policy owner on public.event_counter using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.event_counter to gateway_system using (true) with check (true);
grant select on table public.event_counter to gateway_app, gateway_system;

create table public.export (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  kind text not null,
  format text not null,
  filter jsonb not null,
  status text not null,
  failure character varying(400),
  rows integer,
  bytes bigint,
  sha256 character varying(64),
  expires_at timestamp(3) with time zone not null,
  constraint export_pkey PRIMARY KEY (id),
  constraint export_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'ndjson'::text, 'parquet'::text]))),
  constraint export_kind_check CHECK ((kind = 'factories'::text)),
  constraint export_status_check CHECK ((status = ANY (ARRAY['running'::text, 'complete'::text, 'failed'::text])))
);
CREATE INDEX export_expires_at_index ON public.export USING btree (expires_at);
CREATE INDEX export_owner_created_at_id_index ON public.export USING btree (owner, created_at, id);
CREATE INDEX export_running ON public.export USING btree (created_at) WHERE (status = 'running'::text);
alter table public.export enable row level security;
create policy owner on public.export using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.export to gateway_system using (true) with check (true);
CREATE TRIGGER record_completed AFTER UPDATE OF status ON public.export FOR EACH ROW WHEN (((new.status = 'complete'::text) AND (old.status <> 'complete'::text))) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.export to gateway_app, gateway_system;

create table public.export_chunk (
  export_id uuid not null,
  number integer not null,
  owner uuid not null,
  bytes bytea not null,
  constraint export_chunk_pkey PRIMARY KEY (export_id, number),
  constraint export_chunk_export_id_foreign FOREIGN KEY (export_id) REFERENCES public.export(id) ON DELETE CASCADE
);
alter table public.export_chunk enable row level security;
create policy owner on public.export_chunk using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.export_chunk to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.export_chunk to gateway_app, gateway_system;

create table public.factory (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  directory_id character varying(44) not null,
  kind text not null,
  name_en character varying(300) not null,
  name_zh character varying(300),
  city character varying(100),
  region character varying(100),
  country character varying(2) not null,
  processes text[] not null,
  specialty character varying(300),
  capabilities text[] not null,
  min_quantities jsonb not null,
  startup_friendly text not null,
  answered_us boolean not null,
  last_answered_at date,
  confidence text not null,
  certifications jsonb not null,
  directory_fields jsonb not null,
  what_they_told_us jsonb not null,
  quarantined boolean default false not null,
  aliases text[] not null,
  row_sha256 character varying(64) not null,
  raw jsonb not null,
  notes jsonb not null,
  import_id uuid not null,
  import_line integer not null,
  constraint factory_pkey PRIMARY KEY (id),
  constraint factory_directory_id_unique UNIQUE (directory_id),
  constraint factory_confidence_check CHECK ((confidence = ANY (ARRAY['verified'::text, 'reported'::text, 'unverified'::text]))),
  constraint factory_kind_check CHECK ((kind = ANY (ARRAY['manufacturer'::text, 'integrator'::text, 'engineering'::text]))),
  constraint factory_startup_friendly_check CHECK ((startup_friendly = ANY (ARRAY['yes'::text, 'no'::text, 'unknown'::text]))),
  constraint factory_import_id_foreign FOREIGN KEY (import_id) REFERENCES public.factory_import(id)
);
alter table public.factory alter column raw set storage external;
CREATE INDEX factory_aliases ON public.factory USING gin (aliases) WHERE (aliases <> '{}'::text[]);
CREATE INDEX factory_lower_name_en ON public.factory USING btree (lower((name_en)::text));
CREATE INDEX factory_lower_name_zh ON public.factory USING btree (lower((name_zh)::text));
CREATE TRIGGER refresh_deliveries AFTER UPDATE ON public.factory REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_deliveries_of_factories();
grant delete, insert, select, update on table public.factory to gateway_app, gateway_system;

create table public.factory_change (
  id uuid not null,
  at timestamp(3) with time zone not null,
  factory_id uuid not null,
  import_id uuid not null,
  import_line integer not null,
  changes jsonb not null,
  constraint factory_change_pkey PRIMARY KEY (id),
  constraint factory_change_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON DELETE CASCADE,
  constraint factory_change_import_id_foreign FOREIGN KEY (import_id) REFERENCES public.factory_import(id)
);
CREATE INDEX factory_change_factory_id_at_id_index ON public.factory_change USING btree (factory_id, at, id);
grant delete, insert, select, update on table public.factory_change to gateway_app, gateway_system;

create table public.factory_contact (
  factory_id uuid not null,
  contact_name character varying(200),
  contact_email character varying(254),
  contact_phone character varying(60),
  contact_wechat character varying(100),
  phones text[] not null,
  emails text[] not null,
  addresses_zh text[] not null,
  constraint factory_contact_pkey PRIMARY KEY (factory_id),
  constraint factory_contact_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE TRIGGER refresh_deliveries_deleted AFTER DELETE ON public.factory_contact REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_deliveries_of_contacts();
CREATE TRIGGER refresh_deliveries_inserted AFTER INSERT ON public.factory_contact REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_deliveries_of_contacts();
CREATE TRIGGER refresh_deliveries_updated AFTER UPDATE ON public.factory_contact REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_deliveries_of_contacts();
grant delete, insert, select, update on table public.factory_contact to gateway_app, gateway_system;

create table public.factory_import (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  source character varying(300) not null,
  imported_on date not null,
  imported integer,
  updated integer,
  unchanged integer,
  rejected integer,
  read_share real,
  progressed_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  constraint factory_import_pkey PRIMARY KEY (id)
);
CREATE INDEX factory_import_imported_on_index ON public.factory_import USING btree (imported_on);
grant delete, insert, select, update on table public.factory_import to gateway_app, gateway_system;

create table public.idempotency_key (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  operation character varying(40) not null,
  key character varying(120) not null,
  fingerprint character varying(64) not null,
  record_id uuid not null,
  expires_at timestamp(3) with time zone,
  constraint idempotency_key_pkey PRIMARY KEY (id),
  constraint idempotency_key_owner_operation_key_unique UNIQUE (owner, operation, key)
);
CREATE INDEX idempotency_key_expires_at_index ON public.idempotency_key USING btree (expires_at);
alter table public.idempotency_key enable row level security;
create policy owner on public.idempotency_key using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.idempotency_key to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.idempotency_key to gateway_app, gateway_system;

create table public.interaction_import (
  id uuid not null,
  source character varying(300) not null,
  imported_on date not null,
  mails integer not null,
  constraint interaction_import_pkey PRIMARY KEY (id)
);
CREATE INDEX interaction_import_imported_on_index ON public.interaction_import USING btree (imported_on);
grant delete, insert, select, update on table public.interaction_import to gateway_app, gateway_system;

create table public.interview (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  family text not null,
  status text not null,
  locale text not null,
  version integer default 1 not null,
  turn_count integer not null,
  transcript jsonb not null,
  facts jsonb not null,
  dialogue jsonb not null,
  next_question text,
  last_turn_at timestamp(3) with time zone not null,
  last_turn_id uuid not null,
  published_capability_id uuid,
  project_id uuid,
  published_project_id uuid,
  constraint interview_pkey PRIMARY KEY (id),
  constraint interview_family_check CHECK ((family = ANY (ARRAY['capability'::text, 'project_intake'::text]))),
  constraint interview_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'zh'::text]))),
  constraint interview_status_check CHECK ((status = ANY (ARRAY['open'::text, 'ready'::text, 'published'::text, 'closed'::text]))),
  constraint interview_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON DELETE SET NULL,
  constraint interview_published_project_id_foreign FOREIGN KEY (published_project_id) REFERENCES public.project(id) ON DELETE SET NULL
);
CREATE INDEX interview_owner_index ON public.interview USING btree (owner);
CREATE INDEX interview_project_id_created_at_id_index ON public.interview USING btree (project_id, created_at, id);
CREATE INDEX interview_published_project_id_index ON public.interview USING btree (published_project_id);
CREATE INDEX interview_status_last_turn_at_index ON public.interview USING btree (status, last_turn_at);
alter table public.interview enable row level security;
create policy owner on public.interview using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.interview to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.interview to gateway_app, gateway_system;

create table public.job_state (
  instance uuid not null,
  name character varying(60) not null,
  every_seconds integer not null,
  started_at timestamp(3) with time zone,
  succeeded_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  failure character varying(80),
  failures integer not null,
  saved_at timestamp(3) with time zone not null,
  constraint job_state_pkey PRIMARY KEY (instance, name)
);
CREATE INDEX job_state_saved_at_index ON public.job_state USING btree (saved_at);
grant delete, insert, select, update on table public.job_state to gateway_system;

create table public.knowledge_document (
  id character varying(80) not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  origin text not null,
  title character varying(200) not null,
  title_zh character varying(200),
  language text not null,
  stage_ids text[] not null,
  summary character varying(600) not null,
  summary_zh character varying(300),
  sources jsonb not null,
  source_url character varying(300),
  body text not null,
  sha256 character varying(64) not null,
  words_version integer not null,
  constraint knowledge_document_pkey PRIMARY KEY (id),
  constraint knowledge_document_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text]))),
  constraint knowledge_document_origin_check CHECK ((origin = ANY (ARRAY['library'::text, 'operator'::text])))
);
grant delete, insert, select, update on table public.knowledge_document to gateway_app, gateway_system;

create table public.knowledge_section (
  document_id character varying(80) not null,
  "position" integer not null,
  title text,
  text text not null,
  words tsvector not null,
  constraint knowledge_section_pkey PRIMARY KEY (document_id, "position"),
  constraint knowledge_section_document_id_foreign FOREIGN KEY (document_id) REFERENCES public.knowledge_document(id) ON DELETE CASCADE
);
CREATE INDEX knowledge_section_words ON public.knowledge_section USING gin (words);
grant delete, insert, select, update on table public.knowledge_section to gateway_app, gateway_system;

create table public.mail_attachment (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  number integer not null,
  name character varying(200) not null,
  media_type character varying(100) not null,
  size_bytes integer not null,
  sha256 character varying(64) not null,
  stored_at timestamp(3) with time zone,
  discarded_at timestamp(3) with time zone,
  received_mail_id uuid not null,
  constraint mail_attachment_pkey PRIMARY KEY (id),
  constraint mail_attachment_received_mail_id_number_unique UNIQUE (received_mail_id, number),
  constraint mail_attachment_received_mail_id_foreign FOREIGN KEY (received_mail_id) REFERENCES public.received_mail(id)
);
CREATE INDEX mail_attachment_discarded ON public.mail_attachment USING btree (discarded_at) WHERE (discarded_at IS NOT NULL);
grant delete, insert, select, update on table public.mail_attachment to gateway_app, gateway_system;

create table public.mail_message (
  id uuid not null,
  sha256 character varying(64) not null,
  import_id uuid not null,
  import_line integer not null,
  message_id text,
  ancestors text[] not null,
  sender character varying(254) not null,
  recipients text[] not null,
  subject text,
  sent_at timestamp(3) with time zone,
  snippet text,
  body text,
  constraint mail_message_pkey PRIMARY KEY (id),
  constraint mail_message_sha256_unique UNIQUE (sha256),
  constraint mail_message_import_id_foreign FOREIGN KEY (import_id) REFERENCES public.interaction_import(id)
);
grant delete, insert, select, update on table public.mail_message to gateway_app, gateway_system;

create table public.mail_party (
  mail_id uuid not null,
  factory_id uuid not null,
  wrote boolean not null,
  constraint mail_party_pkey PRIMARY KEY (mail_id, factory_id),
  constraint mail_party_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint mail_party_mail_id_foreign FOREIGN KEY (mail_id) REFERENCES public.mail_message(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX mail_party_factory_id_index ON public.mail_party USING btree (factory_id);
grant delete, insert, select, update on table public.mail_party to gateway_app, gateway_system;

create table public.member (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  email character varying(254) not null,
  role text not null,
  organisation_id uuid not null,
  signed_in_at timestamp(3) with time zone,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_owner_email_unique UNIQUE (owner, email),
  constraint member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'approver'::text, 'member'::text, 'viewer'::text, 'operator'::text, 'reviewer'::text]))),
  constraint member_organisation_id_foreign FOREIGN KEY (organisation_id) REFERENCES public.organisation(id)
);
CREATE INDEX member_email_index ON public.member USING btree (email);
CREATE INDEX member_owner_created_at_id_index ON public.member USING btree (owner, created_at, id);
alter table public.member enable row level security;
create policy owner on public.member using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.member to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.member to gateway_app, gateway_system;

create table public.mikro_orm_migrations (
  id integer default nextval('public.mikro_orm_migrations_id_seq'::regclass) not null,
  name character varying(255) not null,
  executed_at timestamp(6) with time zone default CURRENT_TIMESTAMP(6) not null,
  constraint mikro_orm_migrations_pkey PRIMARY KEY (id)
);
grant select on table public.mikro_orm_migrations to gateway_app, gateway_system;

create table public.notification (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  event_id uuid not null,
  kind text not null,
  record_id uuid not null,
  due_at timestamp(3) with time zone,
  member_id uuid not null,
  mail_id uuid,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_member_id_event_id_unique UNIQUE (member_id, event_id),
  constraint notification_kind_check CHECK ((kind = ANY (ARRAY['answers'::text, 'approvals'::text, 'failures'::text]))),
  constraint notification_mail_id_foreign FOREIGN KEY (mail_id) REFERENCES public.notification_mail(id) ON DELETE CASCADE,
  constraint notification_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX notification_created_at_index ON public.notification USING btree (created_at);
CREATE INDEX notification_due ON public.notification USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notification_mail_id_index ON public.notification USING btree (mail_id);
alter table public.notification enable row level security;
create policy owner on public.notification using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.notification to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.notification to gateway_app, gateway_system;

create table public.notification_mail (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  status text not null,
  payload text not null,
  provider_fingerprint character varying(64) not null,
  attempts integer default 0 not null,
  retry_before timestamp(3) with time zone,
  lease_token uuid,
  lease_expires_at timestamp(3) with time zone,
  next_attempt_at timestamp(3) with time zone,
  last_outcome character varying(40),
  provider_message_id character varying(200),
  accepted_at timestamp(3) with time zone,
  member_id uuid not null,
  constraint notification_mail_pkey PRIMARY KEY (id),
  constraint notification_mail_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'sending'::text, 'accepted'::text, 'failed'::text, 'uncertain'::text, 'dropped'::text]))),
  constraint notification_mail_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX notification_mail_created_at_index ON public.notification_mail USING btree (created_at);
CREATE INDEX notification_mail_due ON public.notification_mail USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX notification_mail_member_id_index ON public.notification_mail USING btree (member_id);
alter table public.notification_mail enable row level security;
create policy owner on public.notification_mail using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.notification_mail to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.notification_mail to gateway_app, gateway_system;

create table public.notification_preference (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  answers text default 'never'::text not null,
  approvals text default 'never'::text not null,
  failures text default 'never'::text not null,
  language text,
  last_sequence bigint not null,
  member_id uuid not null,
  constraint notification_preference_pkey PRIMARY KEY (id),
  constraint notification_preference_member_id_unique UNIQUE (member_id),
  constraint notification_preference_answers_check CHECK ((answers = ANY (ARRAY['immediately'::text, 'daily'::text, 'never'::text]))),
  constraint notification_preference_approvals_check CHECK ((approvals = ANY (ARRAY['immediately'::text, 'daily'::text, 'never'::text]))),
  constraint notification_preference_failures_check CHECK ((failures = ANY (ARRAY['immediately'::text, 'daily'::text, 'never'::text]))),
  constraint notification_preference_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text]))),
  constraint notification_preference_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
alter table public.notification_preference enable row level security;
create policy owner on public.notification_preference using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.notification_preference to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.notification_preference to gateway_app, gateway_system;

create table public.organisation (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  name character varying(120) not null,
  kind text not null,
  approval_policy text default 'KEYS_AND_MEMBERS'::text not null,
  constraint organisation_pkey PRIMARY KEY (id),
  constraint organisation_approval_policy_check CHECK ((approval_policy = ANY (ARRAY['KEYS_AND_MEMBERS'::text, 'MEMBERS_ONLY'::text, 'MEMBERS_WITH_PASSKEY'::text]))),
  constraint organisation_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'internal'::text])))
);
alter table public.organisation enable row level security;
create policy owner on public.organisation using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.organisation to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.organisation to gateway_app, gateway_system;

create table public.passkey (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  name character varying(80) not null,
  credential_id character varying(1364) not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  last_used_at timestamp(3) with time zone,
  member_id uuid not null,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_unique UNIQUE (credential_id),
  constraint passkey_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX passkey_member_id_created_at_id_index ON public.passkey USING btree (member_id, created_at, id);
alter table public.passkey enable row level security;
create policy owner on public.passkey using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.passkey to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.passkey to gateway_app, gateway_system;

create table public.passkey_challenge (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  purpose text not null,
  challenge bytea not null,
  nonce character varying(43),
  expires_at timestamp(3) with time zone not null,
  member_id uuid,
  constraint passkey_challenge_pkey PRIMARY KEY (id),
  constraint passkey_challenge_challenge_unique UNIQUE (challenge),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'confirmation'::text, 'sign_in'::text, 'delivery_approval'::text, 'publication_approval'::text]))),
  constraint passkey_challenge_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_expires_at_index ON public.passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_challenge_member_id_index ON public.passkey_challenge USING btree (member_id);
alter table public.passkey_challenge enable row level security;
create policy owner on public.passkey_challenge using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.passkey_challenge to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.passkey_challenge to gateway_app, gateway_system;

create table public.project (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  name character varying(120) not null,
  status text not null,
  mode text not null,
  intake jsonb,
  intent jsonb,
  context_number integer default 1 not null,
  stage_id character varying(60),
  constraint project_pkey PRIMARY KEY (id),
  constraint project_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'live'::text]))),
  constraint project_status_check CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text])))
);
CREATE INDEX project_by_name ON public.project USING btree (owner, name COLLATE "C", id);
CREATE INDEX project_owner_created_at_id_index ON public.project USING btree (owner, created_at, id);
CREATE INDEX project_owner_updated_at_id_index ON public.project USING btree (owner, updated_at, id);
alter table public.project enable row level security;
create policy owner on public.project using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.project to gateway_system using (true) with check (true);
CREATE TRIGGER record_created AFTER INSERT ON public.project FOR EACH ROW EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_updated AFTER UPDATE ON public.project FOR EACH ROW WHEN (((((((old.name)::text IS DISTINCT FROM (new.name)::text) OR (old.status IS DISTINCT FROM new.status)) OR (old.intake IS DISTINCT FROM new.intake)) OR (old.intent IS DISTINCT FROM new.intent)) OR ((old.stage_id)::text IS DISTINCT FROM (new.stage_id)::text))) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.project to gateway_app, gateway_system;

create table public.provider_event (
  id character varying(255) not null,
  provider character varying(20) not null,
  message_id character varying(200) not null,
  delivery_id uuid,
  type character varying(60) not null,
  occurred_at timestamp(3) with time zone not null,
  received_at timestamp(3) with time zone not null,
  mail_message_id character varying(500),
  constraint provider_event_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_event_mail_message_id_index ON public.provider_event USING btree (mail_message_id);
CREATE INDEX provider_event_message_id_index ON public.provider_event USING btree (message_id);
grant delete, insert, select, update on table public.provider_event to gateway_app, gateway_system;

create table public.publication_approval (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  selection jsonb not null,
  review_sha256 character varying(64) not null,
  expires_at timestamp(3) with time zone not null,
  action_id uuid not null,
  rfq_id uuid,
  approved_by jsonb,
  passkey_signature jsonb,
  constraint publication_approval_pkey PRIMARY KEY (id),
  constraint publication_approval_action_id_foreign FOREIGN KEY (action_id) REFERENCES public.action(id),
  constraint publication_approval_rfq_id_foreign FOREIGN KEY (rfq_id) REFERENCES public.rfq(id) ON DELETE SET NULL
);
CREATE INDEX publication_approval_action_id_index ON public.publication_approval USING btree (action_id);
alter table public.publication_approval enable row level security;
create policy owner on public.publication_approval using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.publication_approval to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.publication_approval to gateway_app, gateway_system;

create table public.published_capability (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  title character varying(200) not null,
  factory_id uuid,
  factory_name character varying(300),
  process text not null,
  materials text[] not null,
  min_quantity integer,
  max_quantity integer,
  lead_time_days jsonb,
  regions text[] not null,
  tolerances_note character varying(500),
  version integer default 1 not null,
  confidence text not null,
  published_at timestamp(3) with time zone not null,
  places text[] not null,
  words tsvector not null,
  constraint published_capability_pkey PRIMARY KEY (id),
  constraint published_capability_confidence_check CHECK ((confidence = ANY (ARRAY['verified'::text, 'reported'::text, 'unverified'::text]))),
  constraint published_capability_process_check CHECK ((process = ANY (ARRAY['pcba'::text, 'injection_molding'::text, 'cnc'::text, 'sheet_metal'::text, 'die_casting'::text, 'wire_harness'::text, 'battery'::text, 'motor_actuator'::text, 'display'::text, 'camera'::text, 'power_adapter'::text, 'packaging'::text, 'off_the_shelf'::text, 'other'::text]))),
  constraint published_capability_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id) ON DELETE SET NULL
);
CREATE INDEX published_capability_created_at_id_index ON public.published_capability USING btree (created_at, id);
CREATE INDEX published_capability_words ON public.published_capability USING gin (words);
grant delete, insert, select, update on table public.published_capability to gateway_app, gateway_system;

create table public.received_mail (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  source text not null,
  source_id character varying(200),
  status text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp(3) with time zone,
  mail_sha256 character varying(64),
  mail jsonb,
  is_automatic boolean default false not null,
  is_verified boolean default false not null,
  reason text,
  suggested_delivery_id uuid,
  dismissal_reason character varying(400),
  constraint received_mail_pkey PRIMARY KEY (id),
  constraint received_mail_mail_sha256_unique UNIQUE (mail_sha256),
  constraint received_mail_source_source_id_unique UNIQUE (source, source_id),
  constraint received_mail_reason_check CHECK ((reason = ANY (ARRAY['no_reference'::text, 'unknown_reference'::text, 'ambiguous'::text, 'not_verified'::text, 'other_sender'::text, 'unreadable'::text]))),
  constraint received_mail_source_check CHECK ((source = ANY (ARRAY['resend'::text, 'mbox'::text]))),
  constraint received_mail_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'unmatched'::text, 'assigned'::text, 'dismissed'::text, 'duplicate'::text])))
);
CREATE INDEX received_mail_next_attempt_at_index ON public.received_mail USING btree (next_attempt_at);
CREATE INDEX received_mail_unmatched ON public.received_mail USING btree (created_at, id) WHERE (status = 'unmatched'::text);
grant delete, insert, select, update on table public.received_mail to gateway_app, gateway_system;

create table public.record_change (
  record_id uuid not null,
  transaction_id xid8 not null,
  owner uuid not null,
  kind text not null,
  project_id uuid not null,
  at timestamp(3) with time zone not null,
  constraint record_change_pkey PRIMARY KEY (record_id, transaction_id),
  constraint record_change_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'action'::text, 'task'::text, 'supplier_answer'::text])))
);
CREATE INDEX record_change_at_index ON public.record_change USING btree (at);
CREATE INDEX record_change_owner_transaction_id_index ON public.record_change USING btree (owner, transaction_id);
CREATE INDEX record_change_project_id_transaction_id_index ON public.record_change USING btree (project_id, transaction_id);
alter table public.record_change enable row level security;
create policy owner on public.record_change using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.record_change to gateway_system using (true) with check (true);
grant delete, select on table public.record_change to gateway_system;
grant select on table public.record_change to gateway_app;

create table public.review_reading (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  read_at timestamp(3) with time zone not null,
  review_sha256 character varying(64) not null,
  content jsonb not null,
  member_id uuid not null,
  delivery_id uuid not null,
  constraint review_reading_pkey PRIMARY KEY (id),
  constraint review_reading_member_id_delivery_id_unique UNIQUE (member_id, delivery_id),
  constraint review_reading_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id) ON DELETE CASCADE,
  constraint review_reading_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX review_reading_delivery_id_index ON public.review_reading USING btree (delivery_id);
alter table public.review_reading enable row level security;
create policy owner on public.review_reading using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.review_reading to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.review_reading to gateway_app, gateway_system;

create table public.rfq (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  title character varying(200) not null,
  status text not null,
  anonymised boolean not null,
  scope character varying(40) not null,
  run_kind character varying(40) not null,
  priority character varying(40) not null,
  drawings_status character varying(40) not null,
  tool_ownership_required boolean not null,
  requested jsonb not null,
  quote_by date,
  text_en text not null,
  text_zh text not null,
  review_sha256 character varying(64) not null,
  line_ids text[] not null,
  file_ids text[] not null,
  closed_at timestamp(3) with time zone,
  action_id uuid not null,
  project_id uuid not null,
  constraint rfq_pkey PRIMARY KEY (id),
  constraint rfq_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'closed'::text]))),
  constraint rfq_action_id_foreign FOREIGN KEY (action_id) REFERENCES public.action(id),
  constraint rfq_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id)
);
CREATE INDEX rfq_action_id_index ON public.rfq USING btree (action_id);
CREATE INDEX rfq_by_quote_by ON public.rfq USING btree (owner, COALESCE(quote_by, 'infinity'::date), id);
CREATE INDEX rfq_created_at_id_index ON public.rfq USING btree (created_at, id);
CREATE INDEX rfq_due ON public.rfq USING btree (quote_by) WHERE (status <> 'closed'::text);
CREATE INDEX rfq_owner_created_at_id_index ON public.rfq USING btree (owner, created_at, id);
CREATE INDEX rfq_project_id_created_at_id_index ON public.rfq USING btree (project_id, created_at, id);
CREATE UNIQUE INDEX rfq_open ON public.rfq USING btree (action_id) WHERE (status <> 'closed'::text);
alter table public.rfq enable row level security;
create policy owner on public.rfq using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.rfq to gateway_system using (true) with check (true);
CREATE TRIGGER record_changed AFTER UPDATE OF status ON public.rfq FOR EACH ROW WHEN (((new.status = ANY (ARRAY['sent'::text, 'closed'::text])) AND (old.status <> new.status))) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.rfq to gateway_app, gateway_system;

create table public.rfq_invitation (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  status text not null,
  responded_at timestamp(3) with time zone,
  rfq_id uuid not null,
  factory_id uuid not null,
  delivery_id uuid,
  recipient jsonb,
  failure text,
  constraint rfq_invitation_pkey PRIMARY KEY (id),
  constraint rfq_invitation_failure_check CHECK ((failure = ANY (ARRAY['no_contact'::text, 'delivery_unsettled'::text, 'contact_changed'::text, 'sender_changed'::text, 'project_archived'::text, 'approval_lost'::text]))),
  constraint rfq_invitation_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'queued'::text, 'failed'::text, 'revoked'::text, 'answered'::text, 'declined'::text, 'quoted'::text, 'expired'::text]))),
  constraint rfq_invitation_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id) ON DELETE SET NULL,
  constraint rfq_invitation_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id),
  constraint rfq_invitation_rfq_id_foreign FOREIGN KEY (rfq_id) REFERENCES public.rfq(id)
);
CREATE INDEX rfq_invitation_delivery_id_index ON public.rfq_invitation USING btree (delivery_id);
CREATE INDEX rfq_invitation_rfq_id_created_at_id_index ON public.rfq_invitation USING btree (rfq_id, created_at, id);
alter table public.rfq_invitation enable row level security;
create policy owner on public.rfq_invitation using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.rfq_invitation to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.rfq_invitation to gateway_app, gateway_system;

create table public.rfq_line (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  number integer not null,
  name character varying(200) not null,
  quantity_per_unit bigint,
  rfq_id uuid not null,
  disclosed_name text,
  constraint rfq_line_pkey PRIMARY KEY (id),
  constraint rfq_line_rfq_id_foreign FOREIGN KEY (rfq_id) REFERENCES public.rfq(id)
);
CREATE INDEX rfq_line_rfq_id_number_index ON public.rfq_line USING btree (rfq_id, number);
alter table public.rfq_line enable row level security;
create policy owner on public.rfq_line using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.rfq_line to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.rfq_line to gateway_app, gateway_system;

create table public.run (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  capability_id uuid not null,
  capability_version integer not null,
  project_id uuid,
  status text not null,
  quantity integer not null,
  input jsonb not null,
  quote_request jsonb not null,
  missing_fields text[] not null,
  note text not null,
  steps jsonb default '[]'::jsonb not null,
  forwarded_at timestamp(3) with time zone,
  delivery_id uuid,
  constraint run_pkey PRIMARY KEY (id),
  constraint run_status_check CHECK ((status = ANY (ARRAY['saved'::text, 'forwarded'::text, 'closed'::text]))),
  constraint run_capability_id_foreign FOREIGN KEY (capability_id) REFERENCES public.capability(id),
  constraint run_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON DELETE SET NULL
);
CREATE INDEX run_capability_id_forwarded_at_id_index ON public.run USING btree (capability_id, forwarded_at, id);
CREATE INDEX run_owner_created_at_id_index ON public.run USING btree (owner, created_at, id);
CREATE INDEX run_project_id_created_at_id_index ON public.run USING btree (project_id, created_at, id);
alter table public.run enable row level security;
create policy owner on public.run using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.run to gateway_system using (true) with check (true);
CREATE TRIGGER record_forwarded AFTER UPDATE OF forwarded_at ON public.run FOR EACH ROW WHEN (((old.forwarded_at IS NULL) AND (new.forwarded_at IS NOT NULL))) EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.run to gateway_app, gateway_system;

create table public.screening_confirmation (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  recipient_sha256 character varying(64) not null,
  list_version character varying(60) not null,
  reason character varying(500) not null,
  confirmed_by jsonb not null,
  factory_id uuid not null,
  constraint screening_confirmation_pkey PRIMARY KEY (id),
  constraint screening_confirmation_factory_id_foreign FOREIGN KEY (factory_id) REFERENCES public.factory(id)
);
CREATE INDEX screening_confirmation_by_recipient ON public.screening_confirmation USING btree (factory_id, owner, recipient_sha256, list_version);
alter table public.screening_confirmation enable row level security;
create policy owner on public.screening_confirmation using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.screening_confirmation to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.screening_confirmation to gateway_app, gateway_system;

create table public.sign_in_link (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  token_sha256 bytea not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  member_id uuid not null,
  constraint sign_in_link_pkey PRIMARY KEY (id),
  constraint sign_in_link_token_sha256_unique UNIQUE (token_sha256),
  constraint sign_in_link_member_id_foreign FOREIGN KEY (member_id) REFERENCES public.member(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_link_expires_at_index ON public.sign_in_link USING btree (expires_at);
CREATE INDEX sign_in_link_member_id_index ON public.sign_in_link USING btree (member_id);
alter table public.sign_in_link enable row level security;
create policy owner on public.sign_in_link using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.sign_in_link to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.sign_in_link to gateway_app, gateway_system;

create table public.supplier_answer (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  version integer not null,
  status text not null,
  client_answer_id character varying(120),
  offer jsonb,
  decline_reason character varying(400),
  content_sha256 character varying(64) not null,
  decided_at timestamp(3) with time zone,
  decided_by jsonb,
  refusal_reason character varying(400),
  rfq_id uuid not null,
  invitation_id uuid not null,
  delivery_id uuid not null,
  quote_id uuid,
  source text default 'link'::text not null,
  evidence jsonb default '[]'::jsonb not null,
  files jsonb default '[]'::jsonb not null,
  constraint supplier_answer_pkey PRIMARY KEY (id),
  constraint supplier_answer_invitation_id_client_answer_id_unique UNIQUE (invitation_id, client_answer_id),
  constraint supplier_answer_invitation_id_version_unique UNIQUE (invitation_id, version),
  constraint supplier_answer_source_check CHECK ((source = ANY (ARRAY['link'::text, 'mail'::text]))),
  constraint supplier_answer_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'accepted'::text, 'refused'::text, 'superseded'::text]))),
  constraint supplier_answer_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id),
  constraint supplier_answer_invitation_id_foreign FOREIGN KEY (invitation_id) REFERENCES public.rfq_invitation(id),
  constraint supplier_answer_quote_id_foreign FOREIGN KEY (quote_id) REFERENCES public.supplier_quote(id) ON DELETE SET NULL,
  constraint supplier_answer_rfq_id_foreign FOREIGN KEY (rfq_id) REFERENCES public.rfq(id)
);
CREATE INDEX supplier_answer_delivery_id_index ON public.supplier_answer USING btree (delivery_id);
CREATE INDEX supplier_answer_owner_created_at_id_index ON public.supplier_answer USING btree (owner, created_at, id);
CREATE INDEX supplier_answer_rfq_id_created_at_id_index ON public.supplier_answer USING btree (rfq_id, created_at, id);
CREATE UNIQUE INDEX supplier_answer_proposed ON public.supplier_answer USING btree (invitation_id) WHERE (status = 'proposed'::text);
alter table public.supplier_answer enable row level security;
create policy owner on public.supplier_answer using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.supplier_answer to gateway_system using (true) with check (true);
CREATE TRIGGER insert_record_change AFTER INSERT ON public.supplier_answer FOR EACH ROW EXECUTE FUNCTION public.insert_record_change('');
CREATE TRIGGER record_accepted AFTER UPDATE OF status ON public.supplier_answer FOR EACH ROW WHEN (((new.status = 'accepted'::text) AND (old.status <> 'accepted'::text))) EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_received AFTER INSERT ON public.supplier_answer FOR EACH ROW EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.supplier_answer to gateway_app, gateway_system;

create table public.supplier_link (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  version integer not null,
  token_sha256 character varying(64),
  revoked_at timestamp(3) with time zone,
  delivery_id uuid not null,
  constraint supplier_link_pkey PRIMARY KEY (id),
  constraint supplier_link_delivery_id_unique UNIQUE (delivery_id),
  constraint supplier_link_token_sha256_unique UNIQUE (token_sha256),
  constraint supplier_link_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id)
);
alter table public.supplier_link enable row level security;
create policy owner on public.supplier_link using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.supplier_link to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.supplier_link to gateway_app, gateway_system;

create table public.supplier_link_download (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  file_id uuid not null,
  country character varying(2),
  delivery_id uuid not null,
  constraint supplier_link_download_pkey PRIMARY KEY (id),
  constraint supplier_link_download_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.delivery(id)
);
CREATE INDEX supplier_link_download_created_at_index ON public.supplier_link_download USING btree (created_at);
CREATE INDEX supplier_link_download_delivery_id_created_at_id_index ON public.supplier_link_download USING btree (delivery_id, created_at, id);
alter table public.supplier_link_download enable row level security;
create policy owner on public.supplier_link_download using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.supplier_link_download to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.supplier_link_download to gateway_app, gateway_system;

create table public.supplier_quote (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  version integer not null,
  status text not null,
  source text not null,
  received_at timestamp(3) with time zone not null,
  valid_until date,
  offer jsonb not null,
  offer_sha256 character varying(64) not null,
  superseded_at timestamp(3) with time zone,
  withdrawn_at timestamp(3) with time zone,
  withdraw_reason character varying(400),
  rfq_id uuid not null,
  invitation_id uuid not null,
  constraint supplier_quote_pkey PRIMARY KEY (id),
  constraint supplier_quote_invitation_id_version_unique UNIQUE (invitation_id, version),
  constraint supplier_quote_source_check CHECK ((source = ANY (ARRAY['entered_by_staff'::text, 'email'::text, 'file'::text, 'supplier_answer'::text]))),
  constraint supplier_quote_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'superseded'::text, 'withdrawn'::text]))),
  constraint supplier_quote_invitation_id_foreign FOREIGN KEY (invitation_id) REFERENCES public.rfq_invitation(id),
  constraint supplier_quote_rfq_id_foreign FOREIGN KEY (rfq_id) REFERENCES public.rfq(id)
);
CREATE INDEX supplier_quote_rfq_id_index ON public.supplier_quote USING btree (rfq_id);
CREATE UNIQUE INDEX supplier_quote_submitted ON public.supplier_quote USING btree (invitation_id) WHERE (status = 'submitted'::text);
alter table public.supplier_quote enable row level security;
create policy owner on public.supplier_quote using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.supplier_quote to gateway_system using (true) with check (true);
CREATE TRIGGER close_answered_run AFTER INSERT ON public.supplier_quote FOR EACH ROW EXECUTE FUNCTION public.close_answered_run();
CREATE TRIGGER record_inserted AFTER INSERT ON public.supplier_quote FOR EACH ROW EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.supplier_quote to gateway_app, gateway_system;

create table public.task (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  kind character varying(60) not null,
  title character varying(200) not null,
  status text not null,
  note text,
  action_id uuid not null,
  assignee character varying(120),
  report jsonb,
  cancellation_reason text,
  steps jsonb default '[]'::jsonb not null,
  constraint task_pkey PRIMARY KEY (id),
  constraint task_action_id_unique UNIQUE (action_id),
  constraint task_status_check CHECK ((status = ANY (ARRAY['open'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint task_action_id_foreign FOREIGN KEY (action_id) REFERENCES public.action(id)
);
CREATE INDEX task_created_at_id_index ON public.task USING btree (created_at, id);
CREATE INDEX task_status_created_at_id_index ON public.task USING btree (status, created_at, id);
alter table public.task enable row level security;
create policy owner on public.task using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.task to gateway_system using (true) with check (true);
CREATE TRIGGER insert_record_change AFTER INSERT OR UPDATE ON public.task FOR EACH ROW EXECUTE FUNCTION public.insert_record_change('updated_at');
CREATE TRIGGER record_changed AFTER UPDATE OF status, assignee ON public.task FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR ((old.assignee)::text IS DISTINCT FROM (new.assignee)::text))) EXECUTE FUNCTION public.record_event();
CREATE TRIGGER record_inserted AFTER INSERT ON public.task FOR EACH ROW EXECUTE FUNCTION public.record_event();
grant delete, insert, select, update on table public.task to gateway_app, gateway_system;

create table public.task_file (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  name character varying(200) not null,
  media_type character varying(100) not null,
  size_bytes integer not null,
  sha256 character varying(64) not null,
  stored_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  task_id uuid not null,
  constraint task_file_pkey PRIMARY KEY (id),
  constraint task_file_task_id_foreign FOREIGN KEY (task_id) REFERENCES public.task(id)
);
CREATE INDEX task_file_task_id_created_at_index ON public.task_file USING btree (task_id, created_at);
alter table public.task_file enable row level security;
create policy owner on public.task_file using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.task_file to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.task_file to gateway_app, gateway_system;

create table public.webhook (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  url character varying(500) not null,
  types text[] not null,
  status text not null,
  sealed_secret character varying(200) not null,
  former_secret character varying(200),
  former_secret_until timestamp(3) with time zone,
  last_sequence bigint not null,
  failing_since timestamp(3) with time zone,
  disabled_at timestamp(3) with time zone,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
);
CREATE INDEX webhook_owner_id_index ON public.webhook USING btree (owner, id);
alter table public.webhook enable row level security;
create policy owner on public.webhook using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.webhook to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.webhook to gateway_app, gateway_system;

create table public.webhook_attempt (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  webhook_id uuid not null,
  delivery_id uuid,
  status integer,
  failure text,
  answer character varying(1024),
  duration_ms integer not null,
  constraint webhook_attempt_pkey PRIMARY KEY (id),
  constraint webhook_attempt_failure_check CHECK ((failure = ANY (ARRAY['address_refused'::text, 'unresolved'::text, 'timeout'::text, 'connection'::text]))),
  constraint webhook_attempt_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES public.webhook_delivery(id) ON DELETE CASCADE,
  constraint webhook_attempt_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES public.webhook(id) ON DELETE CASCADE
);
CREATE INDEX webhook_attempt_created_at_index ON public.webhook_attempt USING btree (created_at);
CREATE INDEX webhook_attempt_delivery_id_created_at_index ON public.webhook_attempt USING btree (delivery_id, created_at);
CREATE INDEX webhook_attempt_webhook_id_index ON public.webhook_attempt USING btree (webhook_id);
alter table public.webhook_attempt enable row level security;
create policy owner on public.webhook_attempt using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.webhook_attempt to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.webhook_attempt to gateway_app, gateway_system;

create table public.webhook_delivery (
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  owner uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  sequence bigint not null,
  status text not null,
  attempts integer not null,
  next_attempt_at timestamp(3) with time zone,
  lease_expires_at timestamp(3) with time zone,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_webhook_id_event_id_unique UNIQUE (webhook_id, event_id),
  constraint webhook_delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_delivery_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES public.webhook(id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_created_at_index ON public.webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX webhook_delivery_leased ON public.webhook_delivery USING btree (webhook_id) WHERE (lease_expires_at IS NOT NULL);
CREATE INDEX webhook_delivery_webhook_id_created_at_id_index ON public.webhook_delivery USING btree (webhook_id, created_at, id);
alter table public.webhook_delivery enable row level security;
create policy owner on public.webhook_delivery using ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)) with check ((owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid));
create policy system on public.webhook_delivery to gateway_system using (true) with check (true);
grant delete, insert, select, update on table public.webhook_delivery to gateway_app, gateway_system;

-- Sequences

create sequence public.mikro_orm_migrations_id_seq as integer;

-- Functions

CREATE OR REPLACE FUNCTION audit.chain_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare hash_before text;
begin
  perform public.number_events();
  insert into audit.chain_head as h (owner, seq, hash) values (new.owner, 1, '')
    on conflict (owner) do update set seq = h.seq + 1 returning h.seq, h.hash into new.seq, hash_before;
  new.hash := audit.hash_entry(hash_before, new);
  update public.audit_entry a set seq = new.seq, hash = new.hash where a.id = new.id and a.at = new.at;
  update audit.chain_head h set hash = new.hash where h.owner = new.owner;
  return null;
end $function$;
revoke execute on function audit.chain_entry() from public;

CREATE OR REPLACE FUNCTION audit.cut_chains(p_before timestamp with time zone, p_max integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  due constant timestamptz := p_before - interval '1 day';
  removed int := 0;
  chain record;
  cut record;
begin
  if p_before > clock_timestamp() - interval '90 days' then
    raise exception 'Audit entries of the last 90 days are never removed.';
  end if;
  if not exists (select from public.audit_entry a where a.at < due) then return 0; end if;
  for chain in
    select h.owner, h.cut_seq, h.cut_hash from audit.chain_head h
    where exists (
      select from public.audit_entry a where a.owner = h.owner and a.seq = h.cut_seq + 1 and a.at < due
    )
    for update skip locked
  loop
    with entries as (
      select a as entry, a.seq, a.hash, a.at from public.audit_entry a
      where a.owner = chain.owner and a.seq > chain.cut_seq order by a.seq limit p_max - removed
    ), numbered as (
      select *, row_number() over (order by seq)::int as n, lag(hash, 1, chain.cut_hash) over (order by seq) as hash_before
      from entries
    ), checked as (
      select seq, hash, n, at < p_before and seq = chain.cut_seq + n
        and hash = audit.hash_entry(hash_before, entry) as may_go
      from numbered
    )
    select seq, hash into cut from checked
    where n < coalesce((select min(n) from checked where may_go is not true), p_max + 1)
    order by n desc limit 1;
    continue when not found;
    perform set_config('audit.cutting', 'on', true);
    delete from public.audit_entry a where a.owner = chain.owner and a.seq <= cut.seq;
    perform set_config('audit.cutting', '', true);
    update audit.chain_head h set cut_seq = cut.seq, cut_hash = cut.hash where h.owner = chain.owner;
    insert into public.audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
    values (gen_random_uuid(), chain.owner, clock_timestamp(), 'worker', 'audit.cut', 'audit', chain.owner::text,
      jsonb_build_object('lastNumber', cut.seq, 'lastHash', cut.hash, 'before', p_before));
    removed := removed + cut.seq - chain.cut_seq;
    exit when removed >= p_max;
  end loop;
  return removed;
end $function$;
revoke execute on function audit.cut_chains(timestamp with time zone,integer) from public;
grant execute on function audit.cut_chains(timestamp with time zone,integer) to gateway_system;

CREATE OR REPLACE FUNCTION audit.hash_entry(p_before text, e public.audit_entry)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select encode(sha256(convert_to(jsonb_build_array(
    p_before, e.seq, e.id, e.owner, (extract(epoch from e.at) * 1000)::bigint,
    e.actor, e.action, e.resource, e.resource_id, e.request_id, e.detail
  )::text, 'UTF8')), 'hex')
$function$;
revoke execute on function audit.hash_entry(text,public.audit_entry) from public;

CREATE OR REPLACE FUNCTION audit.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return null; end if;
  if tg_op = 'DELETE' and current_setting('audit.cutting', true) = 'on'
    and current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return null;
  end if;
  raise exception 'Entries of the audit are only ever added.';
end $function$;
revoke execute on function audit.refuse_change() from public;
grant execute on function audit.refuse_change() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION audit.remove_sandbox_chains(p_keys uuid[], p_max integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  expired constant uuid[] := array(
    select k.id from public.api_key k
    where k.id = any(p_keys) and k.mode = 'sandbox' and k.expires_at < clock_timestamp()
  );
  first_made constant timestamptz := (select min(k.created_at) from public.api_key k where k.id = any(expired));
  removed int;
begin
  perform set_config('audit.cutting', 'on', true);
  delete from public.audit_entry a where (a.id, a.at) in (
    select e.id, e.at from public.audit_entry e where e.owner = any(expired) and e.at > first_made - interval '1 day'
    order by e.owner limit p_max
  );
  get diagnostics removed = row_count;
  perform set_config('audit.cutting', '', true);
  delete from audit.chain_head h where h.owner = any(expired)
    and not exists (select from public.audit_entry a where a.owner = h.owner);
  return removed;
end $function$;
revoke execute on function audit.remove_sandbox_chains(uuid[],integer) from public;
grant execute on function audit.remove_sandbox_chains(uuid[],integer) to gateway_system;

CREATE OR REPLACE FUNCTION audit.verify_chains(p_owner uuid)
 RETURNS TABLE(owner uuid, entries integer, broken_at integer, head text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with heads as (
    select * from audit.chain_head a where p_owner is null or a.owner = p_owner
  ), numbered as (
    select e, e.owner, e.seq, e.hash, coalesce(h.cut_seq, 0)
        + row_number() over (partition by e.owner order by e.seq, e.id)::int as n,
      lag(e.hash, 1, coalesce(h.cut_hash, '')) over (partition by e.owner order by e.seq, e.id) as hash_before
    from public.audit_entry e left join heads h on h.owner = e.owner where p_owner is null or e.owner = p_owner
  ), chain as (
    select c.owner, count(*)::int as entries, max(c.n) as last,
      min(c.n) filter (where c.seq <> c.n or c.hash <> audit.hash_entry(c.hash_before, c.e)) as broken_at,
      (array_agg(c.hash order by c.n desc))[1] as hash
    from numbered c group by c.owner
  )
  select coalesce(h.owner, c.owner), coalesce(c.entries, 0),
    coalesce(c.broken_at, case
      when h.seq is distinct from coalesce(c.last, h.cut_seq)
        then least(coalesce(h.seq, 0), coalesce(c.last, h.cut_seq, 0)) + 1
      when h.hash is distinct from coalesce(c.hash, h.cut_hash) then coalesce(c.last, h.cut_seq) end),
    coalesce(h.hash, '')
  from heads h full join chain c on c.owner = h.owner
$function$;
revoke execute on function audit.verify_chains(uuid) from public;
grant execute on function audit.verify_chains(uuid) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.admit_keys(p_sha256 bytea[], p_costs integer[], p_wait boolean, p_minute integer, p_day_sandbox integer, p_day_live integer, p_points_sandbox integer, p_points_live integer)
 RETURNS TABLE(place bigint, id uuid, owner uuid, mode text, scopes text[], organisation json, expires_at timestamp with time zone, state text, temporary boolean, allowed boolean, minute_left integer, day_left integer, retry_after_s integer, minute_reset_s integer, day_reset_s integer, at_ms bigint, charged boolean, points_left integer, points_retry_s integer, points_reset_s integer, charged_at_s bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
  with found as materialized (
    select q.place, q.cost, a.*, o.name as organisation_name, o.kind, o.approval_policy,
      case
        when a.revoked_at is not null or (a.temporary and a.expires_at <= clock_timestamp()) then 'revoked'
        when a.expires_at <= clock_timestamp() then 'expired'
        else 'active' end as state
    from unnest(p_sha256, p_costs) with ordinality q (sha256, cost, place)
    join public.api_key a on a.sha256 = q.sha256
    left join public.organisation o on o.id = a.organisation_id
    order by a.id, q.place
  ), active as (
    select array_agg(f.place) as places, array_agg('key:' || f.id) as buckets, array_agg(f.cost) as costs,
      array_agg(case f.mode when 'live' then p_day_live else p_day_sandbox end) as days,
      array_agg(case f.mode when 'live' then p_points_live else p_points_sandbox end) as points
    from found f where f.state = 'active'
  ), used as (
    update public.api_key a set last_used_at = clock_timestamp() where a.id in (
      select u.id from public.api_key u where u.id in (
        select f.id from found f
        where f.state = 'active' and coalesce(f.last_used_at, '-infinity') < clock_timestamp() - interval '1 minute'
      ) for no key update skip locked
    )
  )
  select f.place, f.id, f.owner, f.mode, f.scopes,
    case when f.organisation_id is not null then json_build_object('id', f.organisation_id, 'name', f.organisation_name,
      'kind', f.kind, 'approvalPolicy', f.approval_policy) end,
    f.expires_at, f.state, f.temporary, c.allowed, c.minute_left, c.day_left, c.retry_after_s, c.minute_reset_s,
    c.day_reset_s, c.at_ms, c.charged, c.points_left, c.points_retry_s, c.points_reset_s, c.charged_at_s
  from found f left join (
    select r.* from active a
    cross join lateral auth.admit_requests(a.places, a.buckets, a.costs, p_minute, a.days, a.points, p_wait) r
  ) c on c.place = f.place;
end $function$;
revoke execute on function auth.admit_keys(bytea[],integer[],boolean,integer,integer,integer,integer,integer) from public;
grant execute on function auth.admit_keys(bytea[],integer[],boolean,integer,integer,integer,integer,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.admit_request(p_bucket text, p_counted boolean, p_minute integer, p_day integer, p_cost integer, p_points integer, p_wait boolean, p_now_ms bigint DEFAULT NULL::bigint, OUT allowed boolean, OUT minute_left integer, OUT day_left integer, OUT retry_after_s integer, OUT minute_reset_s integer, OUT day_reset_s integer, OUT at_ms bigint, OUT charged boolean, OUT points_left integer, OUT points_retry_s integer, OUT points_reset_s integer, OUT charged_at_s bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  slot_ms constant bigint := 900000;
  exact constant boolean := p_minute is not null and (p_day is null or p_minute < p_day);
  w auth.rate_window;
  slot bigint;
  gone int;
  newest int;
  room int;
  wait_ms bigint := 0;
begin
  if p_bucket is null then return; end if;
  if p_wait then
    select r.* into w from auth.rate_window r where r.bucket = p_bucket for update;
  else
    select r.* into w from auth.rate_window r where r.bucket = p_bucket for update skip locked;
  end if;
  if not found then
    -- To insert a row that another transaction is changing would wait for it.
    if not p_wait and exists (select from auth.rate_window r where r.bucket = p_bucket) then return; end if;
    insert into auth.rate_window as r (bucket) values (p_bucket) on conflict do nothing returning r.* into w;
    if not found then
      if not p_wait then return; end if;
      select r.* into w from auth.rate_window r where r.bucket = p_bucket for update;
    end if;
  end if;
  -- Waiting for the lock took time.
  at_ms := coalesce(p_now_ms, (date_part('epoch', clock_timestamp()) * 1000)::bigint);
  allowed := true;

  if p_counted then
    slot := greatest(at_ms / slot_ms, w.day_epoch);
    if slot > w.day_epoch or w.day_total is null then w := auth.advance_day(w, slot); end if;
    if exact then
      w.minute := w.minute[width_bucket(at_ms - 60000, w.minute) + 1 :];
      if cardinality(w.minute) >= p_minute then
        wait_ms := w.minute[cardinality(w.minute) - p_minute + 1] + 60000 - at_ms;
      end if;
    else
      w.minute := '{}';
    end if;
    if w.day_total >= p_day then wait_ms := greatest(wait_ms, (w.day_oldest + 97) * slot_ms - at_ms); end if;

    allowed := wait_ms = 0;
    if allowed then
      if exact then
        if w.minute[cardinality(w.minute)] > at_ms then
          w.minute := array(select t from unnest(w.minute || at_ms) t order by t);
        else
          w.minute := w.minute || at_ms;
        end if;
      end if;
      w.day_slots[slot % 97 + 1] := w.day_slots[slot % 97 + 1] + 1;
      w.day_total := w.day_total + 1;
      w.day_oldest := coalesce(w.day_oldest, slot);
    end if;
    day_left := case when p_day is null then 2147483647 else greatest(0, p_day - w.day_total) end;
    minute_left := case when exact then greatest(0, p_minute - cardinality(w.minute))
      else least(coalesce(p_minute, 2147483647), day_left) end;
    retry_after_s := (wait_ms + 999) / 1000;
    minute_reset_s := case when w.minute <> '{}' then greatest(1, (w.minute[1] + 60999 - at_ms) / 1000) else 60 end;
    day_reset_s := ((coalesce(w.day_oldest, slot) + 97) * slot_ms - at_ms + 999) / 1000;
  end if;

  if allowed and p_cost is not null then
    newest := cardinality(w.charge_seconds);
    charged_at_s := greatest(at_ms / 1000, w.charge_seconds[newest]);
    gone := width_bucket(charged_at_s - 61, w.charge_seconds);
    while w.charges[gone + 1] = 0 loop gone := gone + 1; end loop;
    if gone > 0 then
      w.charge_total := w.charge_total - (select sum(c) from unnest(w.charges[: gone]) c);
      w.charge_seconds := w.charge_seconds[gone + 1 :];
      w.charges := w.charges[gone + 1 :];
      newest := newest - gone;
    end if;
    room := p_points - w.charge_total;
    charged := room >= p_cost;
    points_left := greatest(0, room);
    points_retry_s := 0;
    if not charged then
      for i in 1 .. newest loop
        exit when room >= p_cost;
        room := room + w.charges[i];
        points_retry_s := ((w.charge_seconds[i] + 61) * 1000 - at_ms + 999) / 1000;
      end loop;
      if room < p_cost then points_retry_s := ((charged_at_s + 61) * 1000 - at_ms + 999) / 1000; end if;
    elsif p_cost > 0 then
      if w.charge_seconds[newest] = charged_at_s then
        w.charges[newest] := w.charges[newest] + p_cost;
      else
        w.charge_seconds := w.charge_seconds || charged_at_s;
        w.charges := w.charges || p_cost;
      end if;
      w.charge_total := w.charge_total + p_cost;
      points_left := room - p_cost;
    end if;
    points_reset_s := case when w.charge_total > 0
      then ((w.charge_seconds[1] + 61) * 1000 - at_ms + 999) / 1000 else 0 end;
  end if;

  if p_counted and allowed or charged and p_cost > 0 then
    update auth.rate_window r set minute = w.minute, day_slots = w.day_slots, day_epoch = w.day_epoch,
      day_total = w.day_total, day_oldest = w.day_oldest,
      charge_seconds = w.charge_seconds, charges = w.charges, charge_total = w.charge_total
    where r.bucket = p_bucket;
  end if;
end $function$;
revoke execute on function auth.admit_request(text,boolean,integer,integer,integer,integer,boolean,bigint) from public;

CREATE OR REPLACE FUNCTION auth.admit_requests(p_places bigint[], p_buckets text[], p_costs integer[], p_minute integer, p_days integer[], p_points integer[], p_wait boolean)
 RETURNS TABLE(place bigint, allowed boolean, minute_left integer, day_left integer, retry_after_s integer, minute_reset_s integer, day_reset_s integer, at_ms bigint, charged boolean, points_left integer, points_retry_s integer, points_reset_s integer, charged_at_s bigint)
 LANGUAGE plpgsql
AS $function$
declare
  served int := 0;
  written text[] := '{}';
begin
  if cardinality(p_places) > 2 then
    return query select t.* from auth.admit_together(p_places, p_buckets, p_costs, p_minute, p_days, p_points) t;
    get diagnostics served = row_count;
    if served = cardinality(p_places) then return; end if;
  end if;
  if served > 0 then
    written := array(
      select w.bucket from auth.rate_window w where w.bucket = any(p_buckets) and w.xmin = pg_current_xact_id()::xid
    );
  end if;
  return query
    select q.place, r.* from unnest(p_places, p_buckets, p_costs, p_days, p_points) with ordinality
      q (place, bucket, cost, day, points, at)
    cross join lateral auth.admit_request(q.bucket, true, p_minute, q.day, q.cost, q.points, p_wait) r
    where q.bucket <> all(written) or q.at <> array_position(p_buckets, q.bucket);
end $function$;
revoke execute on function auth.admit_requests(bigint[],text[],integer[],integer,integer[],integer[],boolean) from public;

CREATE OR REPLACE FUNCTION auth.admit_sessions(p_sha256 bytea[], p_costs integer[], p_wait boolean, p_minute integer, p_day integer, p_points integer)
 RETURNS TABLE(place bigint, session_id uuid, member_id uuid, email text, owner uuid, organisation json, role text, expires_at timestamp with time zone, allowed boolean, minute_left integer, day_left integer, retry_after_s integer, minute_reset_s integer, day_reset_s integer, at_ms bigint, charged boolean, points_left integer, points_retry_s integer, points_reset_s integer, charged_at_s bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
  with found as materialized (
    select q.place, q.cost, s.id as session_id, m.id as member_id, m.email, s.owner, m.role, s.expires_at,
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'approvalPolicy', o.approval_policy) as organisation
    from unnest(p_sha256, p_costs) with ordinality q (sha256, cost, place)
    join public.browser_session s on s.token_sha256 = q.sha256
    join public.member m on m.id = s.member_id
    join public.organisation o on o.id = m.organisation_id
    where s.expires_at > clock_timestamp()
    order by m.id, q.place
  ), asked as (
    select array_agg(f.place) as places, array_agg('member:' || f.member_id) as buckets, array_agg(f.cost) as costs,
      array_agg(p_day) as days, array_agg(p_points) as points
    from found f
  )
  select f.place, f.session_id, f.member_id, f.email::text, f.owner, f.organisation, f.role, f.expires_at,
    c.allowed, c.minute_left, c.day_left, c.retry_after_s, c.minute_reset_s, c.day_reset_s, c.at_ms, c.charged,
    c.points_left, c.points_retry_s, c.points_reset_s, c.charged_at_s
  from found f left join (
    select r.* from asked a
    cross join lateral auth.admit_requests(a.places, a.buckets, a.costs, p_minute, a.days, a.points, p_wait) r
  ) c on c.place = f.place;
end $function$;
revoke execute on function auth.admit_sessions(bytea[],integer[],boolean,integer,integer,integer) from public;
grant execute on function auth.admit_sessions(bytea[],integer[],boolean,integer,integer,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.admit_together(p_places bigint[], p_buckets text[], p_costs integer[], p_minute integer, p_days integer[], p_points integer[])
 RETURNS TABLE(place bigint, allowed boolean, minute_left integer, day_left integer, retry_after_s integer, minute_reset_s integer, day_reset_s integer, at_ms bigint, charged boolean, points_left integer, points_retry_s integer, points_reset_s integer, charged_at_s bigint)
 LANGUAGE plpgsql
AS $function$
begin
  return query
  with held as materialized (
    select w.*, q.place, q.cost, q.day, q.points, p_minute < q.day as exact,
      (date_part('epoch', clock_timestamp()) * 1000)::bigint as at_ms
    from (
      select distinct on (r.bucket) r.*
      from unnest(p_places, p_buckets, p_costs, p_days, p_points) r (place, bucket, cost, day, points)
      order by r.bucket, r.place
    ) q join auth.rate_window w on w.bucket = q.bucket for update of w skip locked
  ), current as (
    select h.*, width_bucket(h.at_ms - 60000, h.minute) as gone,
      width_bucket(h.at_ms / 1000 - 61, h.charge_seconds) as spent,
      width_bucket(h.at_ms / 1000 - 1, h.charge_seconds) as earlier
    from held h
    where h.day_epoch = h.at_ms / 900000 and h.day_total < h.day
      and coalesce(h.minute[cardinality(h.minute)] <= h.at_ms, true)
      and coalesce(h.charge_seconds[cardinality(h.charge_seconds)] <= h.at_ms / 1000, true)
  ), fitting as materialized (
    select c.*, c.charge_total - case when c.spent = 0 then 0
      else (select sum(n)::int from unnest(c.charges[: c.spent]) n) end as charged
    from current c
    where coalesce(c.charges[c.spent + 1] > 0, true)
      and (not c.exact or cardinality(c.minute) - c.gone < p_minute)
  )
  update auth.rate_window w set
    minute = case when f.exact then f.minute[f.gone + 1 :] || f.at_ms else '{}' end,
    day_slots[f.day_epoch % 97 + 1] = f.day_slots[f.day_epoch % 97 + 1] + 1,
    day_total = f.day_total + 1,
    day_oldest = coalesce(f.day_oldest, f.day_epoch),
    charge_seconds = case when f.cost > 0 then f.charge_seconds[f.spent + 1 : f.earlier] || f.at_ms / 1000
      else f.charge_seconds end,
    charges = case when f.cost > 0 then f.charges[f.spent + 1 : f.earlier] || coalesce(f.charges[f.earlier + 1], 0) + f.cost
      else f.charges end,
    charge_total = case when f.cost > 0 then f.charged + f.cost else f.charge_total end
  from fitting f where w.bucket = f.bucket and coalesce(f.cost <= f.points - f.charged, true)
  returning f.place, true,
    case when f.exact then p_minute - cardinality(w.minute) else least(p_minute, f.day - w.day_total) end,
    f.day - w.day_total, 0,
    case when f.exact then greatest(1, (w.minute[1] + 60999 - f.at_ms) / 1000) else 60 end::int,
    (((w.day_oldest + 97) * 900000 - f.at_ms + 999) / 1000)::int, f.at_ms,
    case when f.cost is not null then true end, case when f.cost is not null then f.points - w.charge_total end, 0,
    case when w.charge_total > 0 then ((w.charge_seconds[1] + 61) * 1000 - f.at_ms + 999) / 1000 else 0 end::int,
    f.at_ms / 1000;
end $function$;
revoke execute on function auth.admit_together(bigint[],text[],integer[],integer,integer[],integer[]) from public;

CREATE OR REPLACE FUNCTION auth.advance_day(w auth.rate_window, p_slot bigint)
 RETURNS auth.rate_window
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  ring int[];
  events int[];
begin
  if p_slot - w.day_epoch >= 97 then
    w.day_slots := array_fill(0, array[97]);
  else
    for i in w.day_epoch + 1 .. p_slot loop w.day_slots[i % 97 + 1] := 0; end loop;
  end if;
  w.day_epoch := p_slot;
  w.day_total := (select sum(n) from unnest(w.day_slots) n);
  ring := w.day_slots[p_slot % 97 + 2 :] || w.day_slots[: p_slot % 97 + 1];
  events := array_remove(ring, 0);
  w.day_oldest := p_slot - 97 + array_position(ring, events[1]);
  return w;
end $function$;
revoke execute on function auth.advance_day(auth.rate_window,bigint) from public;

CREATE OR REPLACE FUNCTION auth.authenticate_key(p_sha256 bytea, p_minute integer, p_day_sandbox integer, p_day_live integer)
 RETURNS TABLE(id uuid, owner uuid, mode text, scopes text[], organisation json, expires_at timestamp with time zone, state text, temporary boolean, allowed boolean, minute_left integer, day_left integer, retry_after_s integer, minute_reset_s integer, day_reset_s integer, at_ms bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare k record; t record;
begin
  select a.*, o.name as organisation_name, o.kind as organisation_kind, o.approval_policy into k
  from public.api_key a left join public.organisation o on o.id = a.organisation_id where a.sha256 = p_sha256;
  if not found then return; end if;
  id := k.id; owner := k.owner; mode := k.mode; scopes := k.scopes; expires_at := k.expires_at;
  organisation := case when k.organisation_id is not null
    then json_build_object('id', k.organisation_id, 'name', k.organisation_name, 'kind', k.organisation_kind,
      'approvalPolicy', k.approval_policy) end;
  temporary := k.temporary;
  state := case
    when k.revoked_at is not null or (k.temporary and k.expires_at <= clock_timestamp()) then 'revoked'
    when k.expires_at <= clock_timestamp() then 'expired'
    else 'active' end;
  if state = 'active' then
    select * into t from auth.consume('key:' || k.id, p_minute, case k.mode when 'live' then p_day_live else p_day_sandbox end);
    allowed := t.allowed; minute_left := t.minute_left; day_left := t.day_left;
    retry_after_s := t.retry_after_s; minute_reset_s := t.minute_reset_s;
    day_reset_s := t.day_reset_s; at_ms := t.at_ms;
    if k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute' then
      update public.api_key a set last_used_at = clock_timestamp() where a.id = k.id;
    end if;
  end if;
  return next;
end $function$;
revoke execute on function auth.authenticate_key(bytea,integer,integer,integer) from public;
grant execute on function auth.authenticate_key(bytea,integer,integer,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.authenticate_session(p_sha256 bytea)
 RETURNS TABLE(session_id uuid, member_id uuid, email text, owner uuid, organisation json, role text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select s.id, m.id, m.email, s.owner, json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'approvalPolicy', o.approval_policy), m.role, s.expires_at
  from public.browser_session s
  join public.member m on m.id = s.member_id
  join public.organisation o on o.id = m.organisation_id
  where s.token_sha256 = p_sha256 and s.expires_at > clock_timestamp()
$function$;
revoke execute on function auth.authenticate_session(bytea) from public;
grant execute on function auth.authenticate_session(bytea) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.beat_replication(OUT log_position text, OUT now_ms double precision)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  current_timeline constant int := auth.read_timeline();
begin
  update auth.replication_beat set at = clock_timestamp(), timeline = current_timeline where single in (
    select b.single from auth.replication_beat b
    where b.at < clock_timestamp() - interval '500 ms' or b.timeline <> current_timeline for update skip locked
  );
  log_position := current_timeline || '/' || pg_current_wal_insert_lsn();
  now_ms := extract(epoch from clock_timestamp()) * 1000;
end $function$;
revoke execute on function auth.beat_replication() from public;
grant execute on function auth.beat_replication() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.consume(p_bucket text, p_minute integer, p_day integer, p_now_ms bigint DEFAULT NULL::bigint)
 RETURNS TABLE(allowed boolean, minute_left integer, day_left integer, retry_after_s integer, minute_reset_s integer, day_reset_s integer, at_ms bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.allowed, r.minute_left, r.day_left, r.retry_after_s, r.minute_reset_s, r.day_reset_s, r.at_ms
  from auth.admit_request(p_bucket, true, p_minute, p_day, null, null, true, p_now_ms) r
$function$;
revoke execute on function auth.consume(text,integer,integer,bigint) from public;
grant execute on function auth.consume(text,integer,integer,bigint) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.consume_cost(p_bucket text, p_points integer, p_limit integer, p_now_ms bigint DEFAULT NULL::bigint)
 RETURNS TABLE(charged boolean, points_left integer, points_retry_s integer, points_reset_s integer, charged_at_s bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_points is null then return; end if;
  return query select r.charged, r.points_left, r.points_retry_s, r.points_reset_s, r.charged_at_s
    from auth.admit_request(p_bucket, false, null, null, p_points, p_limit, true, p_now_ms) r;
end $function$;
revoke execute on function auth.consume_cost(text,integer,integer,bigint) from public;
grant execute on function auth.consume_cost(text,integer,integer,bigint) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.consume_recent(p_bucket text, p_most integer, p_seconds integer, p_now_ms bigint DEFAULT NULL::bigint)
 RETURNS TABLE(allowed boolean, retry_after_s integer, at_ms bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  window_ms constant bigint := p_seconds * 1000::bigint;
  n bigint := coalesce(p_now_ms, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  times bigint[];
  wait_ms bigint := 0;
begin
  insert into auth.rate_window (bucket, day_epoch) values (p_bucket, n / 900000) on conflict do nothing;
  select minute into times from auth.rate_window w where w.bucket = p_bucket for update;
  if p_now_ms is null then -- Waiting for the lock took time.
    n := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  end if;
  times := array(select t from unnest(times) t where t > n - window_ms order by t);
  if cardinality(times) >= p_most then wait_ms := times[cardinality(times) - p_most + 1] + window_ms - n; end if;
  allowed := wait_ms = 0;
  if allowed then
    update auth.rate_window w set minute = times || n, day_epoch = n / 900000 where w.bucket = p_bucket;
  end if;
  retry_after_s := ceil(wait_ms / 1000.0)::int;
  at_ms := n;
  return next;
end $function$;
revoke execute on function auth.consume_recent(text,integer,integer,bigint) from public;
grant execute on function auth.consume_recent(text,integer,integer,bigint) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.purge_contact_reads()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with purged as (
    delete from auth.contact_read c where c.read_at <= clock_timestamp() - interval '1 day' returning 1
  ) select count(*)::int from purged
$function$;
revoke execute on function auth.purge_contact_reads() from public;
grant execute on function auth.purge_contact_reads() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.purge_rate_windows()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with counted as (
    delete from auth.rate_window
    where day_epoch < (extract(epoch from clock_timestamp()) * 1000)::bigint / 900000 - 97 returning 1
  ) select count(*)::int from counted
$function$;
revoke execute on function auth.purge_rate_windows() from public;
grant execute on function auth.purge_rate_windows() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.read_contacts(p_owner uuid, p_credential text, p_reads jsonb, p_per_credential integer, p_per_organisation integer, p_request_id text, p_at timestamp with time zone)
 RETURNS TABLE(factory_id uuid, reached text, retry_after_s integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  counts constant boolean := p_per_credential is not null;
  n timestamptz := clock_timestamp();
  known uuid[];
  allowed uuid[] := '{}';
  room_credential int;
  room_organisation int;
begin
  select coalesce(array_agg(c.factory_id), '{}') into known
  from jsonb_to_recordset(p_reads) r ("factoryId" uuid)
  join auth.contact_read c on c.credential = p_credential and c.factory_id = r."factoryId"
  where c.read_at > n - interval '1 day' and (c.counted or not counts);

  if cardinality(known) = jsonb_array_length(p_reads) then return; end if;

  -- One organisation at a time: both quotas are counted before anything is added to them.
  perform pg_advisory_xact_lock(hashtextextended('contact reads of ' || p_owner, 0));
  -- Others may have counted while this waited for the lock.
  n := clock_timestamp();
  -- Counts may be lost in a crash of the database; entries of the audit may not.
  perform set_config('synchronous_commit', 'on', true);

  select coalesce(array_agg(c.factory_id), '{}') into known
  from jsonb_to_recordset(p_reads) r ("factoryId" uuid)
  join auth.contact_read c on c.credential = p_credential and c.factory_id = r."factoryId"
  where c.read_at > n - interval '1 day' and (c.counted or not counts);
  if counts then
    select p_per_credential - count(*) into room_credential from auth.contact_read c
    where c.credential = p_credential and c.counted and c.read_at > n - interval '1 day';
    select p_per_organisation - count(*) into room_organisation from auth.contact_read c
    where c.owner = p_owner and c.counted and c.read_at > n - interval '1 day';
  end if;

  with first_read as (
    select r.place, (r.value ->> 'id')::uuid as id, (r.value ->> 'factoryId')::uuid as factory_id, r.value -> 'detail' as detail
    from jsonb_array_elements(p_reads) with ordinality r (value, place)
    where (r.value ->> 'factoryId')::uuid <> all (known)
    order by r.place limit case when counts then greatest(0, least(room_credential, room_organisation)) end
  ), remembered as (
    insert into auth.contact_read as c (credential, factory_id, owner, counted, read_at)
    select p_credential, f.factory_id, p_owner, counts, n from first_read f
    on conflict on constraint contact_read_pkey
      do update set owner = excluded.owner, counted = excluded.counted, read_at = excluded.read_at
  ), audited as (
    insert into public.audit_entry (id, owner, at, actor, action, resource, resource_id, request_id, detail)
    select f.id, p_owner, p_at, p_credential, 'contacts.read', 'factory', f.factory_id, p_request_id, f.detail
    from first_read f order by f.place
  )
  select coalesce(array_agg(f.factory_id), '{}') into allowed from first_read f;

  return query
    select (r.value ->> 'factoryId')::uuid, q.reached, q.retry_after_s
    from jsonb_array_elements(p_reads) with ordinality r (value, place)
    cross join (
      select case when room_credential <= room_organisation
          then 'contact_reads_per_day' else 'contact_reads_per_organisation_day' end as reached,
        greatest(1, ceil(extract(epoch from greatest(
          (select min(c.read_at) from auth.contact_read c where c.credential = p_credential and c.counted
            and c.read_at > n - interval '1 day' and room_credential <= room_organisation),
          (select min(c.read_at) from auth.contact_read c where c.owner = p_owner and c.counted
            and c.read_at > n - interval '1 day' and room_organisation <= room_credential)
        ) + interval '1 day' - n)))::int as retry_after_s
    ) q
    where (r.value ->> 'factoryId')::uuid <> all (known) and (r.value ->> 'factoryId')::uuid <> all (allowed)
    order by r.place;
end $function$;
revoke execute on function auth.read_contacts(uuid,text,jsonb,integer,integer,text,timestamp with time zone) from public;
grant execute on function auth.read_contacts(uuid,text,jsonb,integer,integer,text,timestamp with time zone) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.read_position(p_owner uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select timeline || '/' || lsn from auth.write_position where owner = p_owner
$function$;
revoke execute on function auth.read_position(uuid) from public;
grant execute on function auth.read_position(uuid) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.read_replication_state(OUT log_position text, OUT beat_ms double precision)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when pg_is_in_recovery() then timeline || '/' || pg_last_wal_replay_lsn() end,
    extract(epoch from at) * 1000
  from auth.replication_beat
$function$;
revoke execute on function auth.read_replication_state() from public;
grant execute on function auth.read_replication_state() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.read_secret(p_name text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select secret from auth.service_secret where name = p_name $function$;
revoke execute on function auth.read_secret(text) from public;
grant execute on function auth.read_secret(text) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.read_timeline()
 RETURNS integer
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int
$function$;
revoke execute on function auth.read_timeline() from public;
grant execute on function auth.read_timeline() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.refund(p_bucket text, p_at_ms bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update auth.rate_window set
    minute = case when array_position(minute, p_at_ms) is null then minute
      else minute[: array_position(minute, p_at_ms) - 1] || minute[array_position(minute, p_at_ms) + 1 :] end,
    day_slots[((p_at_ms / 900000) % 97) + 1] = greatest(0, day_slots[((p_at_ms / 900000) % 97) + 1] - 1),
    day_total = null
  where bucket = p_bucket and day_epoch - p_at_ms / 900000 < 97
$function$;
revoke execute on function auth.refund(text,bigint) from public;
grant execute on function auth.refund(text,bigint) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.refund_cost(p_buckets text[], p_seconds bigint[], p_points integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare r record;
begin
  for r in
    select g.bucket, g.second, sum(g.points)::int as points
    from unnest(p_buckets, p_seconds, p_points) g (bucket, second, points) group by 1, 2 order by 1, 2
  loop
    update auth.rate_window w set
      charges[array_position(w.charge_seconds, r.second)] =
        greatest(0, w.charges[array_position(w.charge_seconds, r.second)] - r.points),
      charge_total = w.charge_total - least(r.points, w.charges[array_position(w.charge_seconds, r.second)])
    where w.bucket = r.bucket and r.second = any(w.charge_seconds);
  end loop;
end $function$;
revoke execute on function auth.refund_cost(text[],bigint[],integer[]) from public;
grant execute on function auth.refund_cost(text[],bigint[],integer[]) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION auth.remove_contact_reads(p_max integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with past as (
    select c.ctid from auth.contact_read c where c.read_at <= clock_timestamp() - interval '1 day'
    order by c.read_at limit p_max for update skip locked
  ), removed as (
    delete from auth.contact_read c using past where c.ctid = past.ctid returning 1
  ) select count(*)::int from removed
$function$;
revoke execute on function auth.remove_contact_reads(integer) from public;
grant execute on function auth.remove_contact_reads(integer) to gateway_system;

CREATE OR REPLACE FUNCTION auth.remove_idle_windows(p_after text, p_max integer, OUT last text, OUT removed integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  keys constant text[] := array(select bucket from auth.rate_window where bucket > p_after order by bucket limit p_max);
  now_s constant bigint := extract(epoch from clock_timestamp())::bigint;
begin
  if cardinality(keys) = p_max then last := keys[p_max]; end if;
  with idle as (
    select w.ctid from auth.rate_window w
    where w.bucket = any(keys) and w.day_epoch < now_s * 1000 / 900000 - 97 for update skip locked
  ), deleted as (
    delete from auth.rate_window w using idle where w.ctid = idle.ctid returning 1
  ) select count(*) from deleted into removed;
end $function$;
revoke execute on function auth.remove_idle_windows(text,integer) from public;
grant execute on function auth.remove_idle_windows(text,integer) to gateway_system;

CREATE OR REPLACE FUNCTION auth.remove_old_positions(p_max integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with past as (
    select p.ctid from auth.write_position p where p.saved_at <= clock_timestamp() - interval '1 day'
    limit p_max for update skip locked
  ), removed as (
    delete from auth.write_position p using past where p.ctid = past.ctid returning 1
  ) select count(*)::int from removed
$function$;
revoke execute on function auth.remove_old_positions(integer) from public;
grant execute on function auth.remove_old_positions(integer) to gateway_system;

CREATE OR REPLACE FUNCTION auth.save_position(p_owner uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into auth.write_position as p (owner, timeline, lsn, saved_at)
  values (p_owner, auth.read_timeline(), pg_current_wal_insert_lsn(), clock_timestamp())
  on conflict (owner) do update set timeline = excluded.timeline, lsn = excluded.lsn, saved_at = excluded.saved_at
  where (p.timeline, p.lsn) < (excluded.timeline, excluded.lsn)
$function$;
revoke execute on function auth.save_position(uuid) from public;
grant execute on function auth.save_position(uuid) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.add_tokens(p_tokens text[], p_segments integer[], p_slots integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare grown record;
begin
  with change as (
    select token, segment, directory.bits_at(slot, 1) as bits,
      array_agg((((segment & 7) << 12) | slot)::smallint) as slots
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment
  ), done as (
    update directory.dense d set bits = d.bits | c.bits from change c
    where d.token = c.token and d.segment = c.segment returning d.token, d.segment
  )
  insert into directory.sparse as s (token, block, slots)
  select c.token, c.segment >> 3, array_agg(slot) from change c, unnest(c.slots) as slot
  where (c.token, c.segment) not in (select token, segment from done)
    and not exists (
      select from directory.word w where c.token ~ '^[no]:' and w.text = substr(c.token, 3) and not w.common
    ) group by c.token, c.segment >> 3
  on conflict (token, block) do update set slots = s.slots || excluded.slots;

  for grown in
    select s.* from (select distinct token, segment >> 3 as block from unnest(p_tokens, p_segments) as c(token, segment)) c
    join directory.sparse s on s.token = c.token and s.block = c.block where cardinality(s.slots) > 500
  loop
    delete from directory.sparse s where s.token = grown.token and s.block = grown.block;
    insert into directory.dense as d (token, segment, bits)
    select grown.token, g.id, coalesce(
      (select directory.bits_at(x & 4095, 1) from unnest(grown.slots) x where x >> 12 = g.id & 7), directory.none())
    from directory.segment g where g.id >> 3 = grown.block
    on conflict (token, segment) do update set bits = d.bits | excluded.bits;
  end loop;
end $function$;
revoke execute on function directory.add_tokens(text[],integer[],integer[]) from public;

CREATE OR REPLACE FUNCTION directory.add_words(p_tokens text[], p_segments integer[], p_slots integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare grown record;
begin
  with change as (
    select substr(token, 3) as text,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'n:%'), '{}') as names,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'o:%'), '{}') as rest
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) where token like 'n:%' or token like 'o:%'
    group by 1
  )
  update directory.word w set names = w.names || c.names, rest = w.rest || c.rest
  from change c where w.text = c.text and not w.common;

  for grown in
    select distinct on (w.text) w.* from unnest(p_tokens) as c(token) join directory.word w on w.text = substr(c.token, 3)
    where not w.common and cardinality(w.names) + cardinality(w.rest) > 128
  loop
    update directory.word w set common = true, names = '{}', rest = '{}' where w.text = grown.text;
    perform directory.add_tokens(array_agg(token), array_agg(position >> 12), array_agg(position & 4095)) from (
      select 'n:' || grown.text as token, position from unnest(grown.names) as position
      union all select 'o:' || grown.text, position from unnest(grown.rest) as position
    ) as held;
  end loop;
end $function$;
revoke execute on function directory.add_words(text[],integer[],integer[]) from public;

CREATE OR REPLACE FUNCTION directory.apply(p_changes jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare r record;
begin
  perform directory.remove_tokens(array_agg(t.token), array_agg(p.segment), array_agg(p.slot))
  from jsonb_array_elements(p_changes) as e(change)
  join directory.place p on p.factory_id = (e.change ->> 'factoryId')::uuid
  cross join lateral jsonb_array_elements_text(e.change -> 'remove') as t(token);
  delete from directory.place p using jsonb_array_elements(p_changes) as e(change)
  where p.factory_id = (e.change ->> 'factoryId')::uuid and (e.change -> 'moved')::boolean;

  for r in
    select (e.change ->> 'factoryId')::uuid as factory_id, p.*
    from jsonb_array_elements(p_changes) as e(change), jsonb_to_record(e.change -> 'place') as p(
      confidence smallint, silent boolean, name text, "directoryId" text, kind text, city text, region text,
      "startupFriendly" text, shown boolean, certified boolean, processes text[], minima int[], minimum int)
    where e.change -> 'place' <> 'null'
  loop
    update directory.place p set
      directory_id = r."directoryId", kind = r.kind, city = r.city, region = r.region, startup_friendly = r."startupFriendly",
      shown = r.shown, certified = r.certified, processes = r.processes, minima = r.minima, minimum = r.minimum
    where p.factory_id = r.factory_id;
    if not found then
      insert into directory.place
      select s.segment, s.slot, r.confidence, r.silent, r.name, r.factory_id, r."directoryId", r.kind, r.city, r.region,
        r."startupFriendly", r.shown, r.certified, r.processes, r.minima, r.minimum
      from directory.take_slot(r.confidence, r.silent, r.name, r.factory_id) s;
    end if;
  end loop;

  insert into directory.word (text, latin, reading, common, names, rest)
  select distinct on (w.text) w.text, w.latin, w.reading, false, '{}', '{}'
  from jsonb_array_elements(p_changes) as e(change), jsonb_to_recordset(e.change -> 'words') as w(text text, latin boolean, reading text)
  on conflict do nothing;
  select array_agg(t.token) as tokens, array_agg(p.segment) as segments, array_agg(p.slot) as slots into r
  from jsonb_array_elements(p_changes) as e(change)
  join directory.place p on p.factory_id = (e.change ->> 'factoryId')::uuid
  cross join lateral jsonb_array_elements_text(e.change -> 'add') as t(token);
  perform directory.add_tokens(r.tokens, r.segments, r.slots);
  perform directory.add_words(r.tokens, r.segments, r.slots);

  insert into directory.facet_value as v (token, facet, value, count)
  select f.token, min(f.facet), min(f.value), sum(f.change)
  from jsonb_array_elements(p_changes) as e(change), jsonb_to_recordset(e.change -> 'facets') as f(token text, facet text, value text, change int)
  group by f.token
  on conflict (token) do update set count = v.count + excluded.count, value = excluded.value;
end $function$;
revoke execute on function directory.apply(jsonb) from public;

CREATE OR REPLACE FUNCTION directory.apply_answers(p_changes jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform directory.apply(p_changes);
end $function$;
revoke execute on function directory.apply_answers(jsonb) from public;
grant execute on function directory.apply_answers(jsonb) to gateway_system;

create aggregate directory.bits_at(integer, integer) (sfunc = pg_catalog.set_bit, stype = bit, initcond = '00000000' of 4096 characters, parallel = safe);
revoke execute on function directory.bits_at(integer,integer) from public;
grant execute on function directory.bits_at(integer,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.change_to_next(p_version integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare t text;
begin
  -- Searches lock these tables in an order of their own, and an export for a minute: waiting for one while holding
  -- another could wait for ever, and whoever comes later would wait too. So all at once, or again in a moment.
  loop
    begin
      lock table directory.segment, directory.place, directory.dense, directory.sparse, directory.word, directory.part,
        directory.facet_value nowait;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.01);
    end;
  end loop;
  foreach t in array array['segment', 'place', 'dense', 'sparse', 'word', 'part', 'facet_value'] loop
    execute format('drop table directory.%I', t);
    execute format('alter table directory_next.%I set schema directory', t);
    execute format('grant select on directory.%I to gateway_app, gateway_system', t);
  end loop;
  drop schema directory_next;
  update directory.state set version = p_version, stale = false;
end $function$;
revoke execute on function directory.change_to_next(integer) from public;

CREATE OR REPLACE FUNCTION directory.create_indexes(p_schema text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %I.segment add primary key (id)', p_schema);
  execute format('alter table %I.place add primary key (segment, slot)', p_schema);
  execute format('create unique index place_factory on %I.place (factory_id)', p_schema);
  execute format('create index place_directory_id on %I.place using gin (directory_id gin_trgm_ops)', p_schema);
  execute format('create index place_id_begins on %I.place (directory_id) include (segment, slot)', p_schema);
  execute format('alter table %I.dense add primary key (token, segment)', p_schema);
  execute format('alter table %I.sparse add primary key (token, block)', p_schema);
  execute format('alter table %I.word add primary key (text)', p_schema);
  execute format('create index word_reading on %I.word (reading) where reading is not null', p_schema);
  execute format('create index word_inside on %I.word using gin (text gin_trgm_ops) where latin', p_schema);
  -- Signs have no trigrams.
  execute format('create index word_with_sign on %I.word (text) where latin and text ~ ''[^a-z0-9]''', p_schema);
  execute format('alter table %I.facet_value add primary key (token)', p_schema);
end $function$;
revoke execute on function directory.create_indexes(text) from public;

CREATE OR REPLACE FUNCTION directory.create_next()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  drop schema if exists directory_next cascade;
  create schema directory_next;
  perform directory.create_tables('directory_next');
  create table directory_next.part (like directory.part including indexes);
end $function$;
revoke execute on function directory.create_next() from public;

CREATE OR REPLACE FUNCTION directory.create_tables(p_schema text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- The first key of a segment; those before the first segment belong to it too.
  execute format('create table %I.segment (
    id int not null, confidence smallint not null, silent boolean not null, name text collate "C" not null, factory_id uuid not null
  )', p_schema);
  execute format('create table %I.place (
    segment int not null, slot smallint not null,
    confidence smallint not null, silent boolean not null, name text collate "C" not null, factory_id uuid not null,
    directory_id text collate "C" not null, kind text not null, city text, region text, startup_friendly text not null,
    shown boolean not null, certified boolean not null, processes text[] not null,
    -- The smallest stated minimum for each of the processes, and of all.
    minima int[] not null, minimum int
  )', p_schema);
  execute format('create table %I.dense (token text collate "C" not null, segment int not null, bits bit(4096) not null)', p_schema);
  -- Tokens that few factories of eight segments hold: (segment % 8) * 4096 + slot.
  execute format('create table %I.sparse (token text collate "C" not null, block int not null, slots smallint[] not null)', p_schema);
  -- What names (token n:) and the rest (o:) of factories are found by. Who holds a rare one is listed here, by
  -- segment * 4096 + slot; a common one has tokens. Chinese of one and two characters says how it is read.
  execute format('create table %I.word (
    text text collate "C" not null, latin boolean not null, reading text collate "C", common boolean not null,
    names int[] not null, rest int[] not null
  )', p_schema);
  -- Tokens that are a value of a facet, with the number of factories that are not quarantined. Null is unknown.
  execute format('create table %I.facet_value (
    token text collate "C" not null, facet text not null, value text, count int not null
  )', p_schema);
end $function$;
revoke execute on function directory.create_tables(text) from public;

CREATE OR REPLACE FUNCTION directory.holding(p_tokens text[], p_sets integer[])
 RETURNS TABLE(segment integer, set integer, bits bit)
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  with wanted(token, set) as materialized (select * from unnest(p_tokens, p_sets))
  select d.segment, w.set, d.bits from wanted w join directory.dense d on d.token = w.token
  union all
  select (s.block << 3) | (slot >> 12), w.set, directory.bits_at(slot & 4095, 1)
  from wanted w join directory.sparse s on s.token = w.token, unnest(s.slots) as slot
  group by 1, 2
  union all
  select position >> 12, w.set, directory.bits_at(position & 4095, 1)
  from wanted w join directory.word t on t.text = substr(w.token, 3),
    unnest(case left(w.token, 2) when 'n:' then t.names when 'o:' then t.rest end) as position
  group by 1, 2;
end $function$;
revoke execute on function directory.holding(text[],integer[]) from public;
grant execute on function directory.holding(text[],integer[]) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.holding_at_most(p_scope text, p_most integer)
 RETURNS TABLE(segment integer, bits bit)
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 300
AS $function$ select * from directory.holding_up_to(p_scope, 24, p_most) $function$;
revoke execute on function directory.holding_at_most(text,integer) from public;
grant execute on function directory.holding_at_most(text,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.holding_up_to(p_scope text, p_digits integer, p_most bigint)
 RETURNS TABLE(segment integer, bits bit)
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 300
AS $function$
#variable_conflict use_column
declare known record; slice bit(4096); digit int; up_to bit(4096);
begin
  for known in
    select h.segment, bit_or(h.bits) filter (where h.set = -1) as bits,
      array_agg(h.set order by h.set) filter (where h.set >= 0) as digits, array_agg(h.bits order by h.set) filter (where h.set >= 0) as slices
    from (
      select h.segment, h.set, bit_or(h.bits) as bits
      from directory.holding(
        array[p_scope] || array(select p_scope || ':' || i from generate_series(0, p_digits - 1) i),
        array(select generate_series(-1, p_digits - 1))) h
      group by 1, 2
    ) as h group by 1
  loop
    up_to := ~directory.none();
    for i in 0 .. p_digits - 1 loop
      digit := array_position(known.digits, i);
      slice := case when digit is null then directory.none() else known.slices[digit] end;
      if (p_most >> i) & 1 = 1 then up_to := up_to | ~slice; else up_to := up_to & ~slice; end if;
    end loop;
    segment := known.segment;
    bits := known.bits & up_to;
    return next;
  end loop;
end $function$;
revoke execute on function directory.holding_up_to(text,integer,bigint) from public;
grant execute on function directory.holding_up_to(text,integer,bigint) to gateway_app, gateway_system;

create aggregate directory.join_segments(bit, integer) (sfunc = pg_catalog."overlay", stype = bit, initcond = '00000000' of 32768 characters, parallel = safe);
revoke execute on function directory.join_segments(bit,integer) from public;
grant execute on function directory.join_segments(bit,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.merge(p_old uuid, p_survivor uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  r record;
  place tid;
begin
  for r in
    select c.conrelid::regclass as tab, a.attname as col from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.factory'::regclass
      and c.conrelid not in ('public.factory_contact'::regclass, 'public.factory_change'::regclass)
  loop
    for place in execute format('select ctid from %s where %I = $1', r.tab, r.col) using p_old loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', r.tab, r.col) using p_survivor, place;
      exception when unique_violation then
        execute format('delete from %s where ctid = $1', r.tab) using place;
      end;
    end loop;
  end loop;
  update public.factory f set aliases = array(
    select distinct a from unnest(f.aliases || o.aliases || o.directory_id::text || o.id::text) a order by a
  ) from public.factory o where o.id = p_old and f.id = p_survivor;
  if not found then raise exception 'Factory % or its survivor % is not there.', p_old, p_survivor; end if;
  delete from public.factory where id = p_old;
end $function$;
revoke execute on function directory.merge(uuid,uuid) from public;

CREATE OR REPLACE FUNCTION directory."none"()
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select repeat('0', 4096)::bit(4096) $function$;
revoke execute on function directory."none"() from public;
grant execute on function directory."none"() to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.number_tiers(p_segments integer[], p_found bit[], p_scope text, p_digits integer, p_descending boolean, p_after bigint, p_count integer)
 RETURNS TABLE(segment integer, tier integer, bits bit)
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 500
AS $function$
#variable_conflict use_column
declare
  v_none constant bit(4096) := directory.none();
  v_size constant int := cardinality(p_segments);
  v_known bit(4096)[];
  -- Of each digit, highest number first if p_descending: then the digits are inverted, and so is p_after.
  v_slices bit(4096)[];
  v_slice bit(4096)[];
  v_after constant bigint := case when p_descending then (1::bigint << p_digits) - 1 - p_after else p_after end;
  v_equal bit(4096)[];
  v_between bit(4096)[];
  v_rest bit(4096)[];
  v_zeros bit(4096)[];
  v_count int;
  v_needed int := p_count;
begin
  with held as materialized (
    select h.segment, h.set, bit_or(h.bits) as bits
    from directory.holding(
      array[p_scope] || array(select p_scope || ':' || i from generate_series(0, p_digits - 1) i),
      array(select generate_series(-1, p_digits - 1))) h
    group by 1, 2
  ), grid as (
    select digit, at, coalesce(h.bits, v_none) as bits
    from generate_series(-1, p_digits - 1) as digit cross join unnest(p_segments) with ordinality as s(segment, at)
    left join held h on h.segment = s.segment and h.set = digit
  )
  select array_agg(bits order by at) filter (where digit = -1),
    array_agg(case when p_descending then ~bits else bits end order by digit, at) filter (where digit >= 0)
  into v_known, v_slices from grid;

  select array_agg(found & known order by at) into v_rest from unnest(p_found, v_known) with ordinality as u(found, known, at);
  if p_after is not null then
    v_equal := v_rest;
    v_rest := array_fill(v_none, array[v_size]);
    for i in reverse p_digits - 1 .. 0 loop
      v_slice := v_slices[i * v_size + 1 : (i + 1) * v_size];
      if (v_after >> i) & 1 = 1 then
        select array_agg(e & s order by at) into v_equal from unnest(v_equal, v_slice) with ordinality as u(e, s, at);
      else
        select array_agg(r | (e & s) order by at), array_agg(e & ~s order by at) into v_rest, v_equal
        from unnest(v_rest, v_equal, v_slice) with ordinality as u(r, e, s, at);
      end if;
    end loop;
    return query select p_segments[at], 0, e from unnest(v_equal) with ordinality as u(e, at) where e <> v_none;
  end if;

  -- The number at place p_count, digit by digit: as long as enough slots have the digit 0, those with 1 are beyond it.
  v_between := array_fill(v_none, array[v_size]);
  select sum(bit_count(r)) into v_count from unnest(v_rest) as r;
  if v_count < p_count then
    v_between := v_rest;
    v_rest := array_fill(v_none, array[v_size]);
  else
    for i in reverse p_digits - 1 .. 0 loop
      v_slice := v_slices[i * v_size + 1 : (i + 1) * v_size];
      select array_agg(r & ~s order by at), sum(bit_count(r & ~s)) into v_zeros, v_count
      from unnest(v_rest, v_slice) with ordinality as u(r, s, at);
      if v_count >= v_needed then
        v_rest := v_zeros;
      else
        v_needed := v_needed - v_count;
        select array_agg(b | z order by at), array_agg(r & s order by at) into v_between, v_rest
        from unnest(v_between, v_zeros, v_rest, v_slice) with ordinality as u(b, z, r, s, at);
      end if;
    end loop;
  end if;
  return query select p_segments[at], 1, b from unnest(v_between) with ordinality as u(b, at) where b <> v_none;
  return query select p_segments[at], 2, r from unnest(v_rest) with ordinality as u(r, at) where r <> v_none;
  return query select p_segments[at], 3, found & ~known from unnest(p_found, v_known) with ordinality as u(found, known, at)
    where found & ~known <> v_none;
end $function$;
revoke execute on function directory.number_tiers(integer[],bit[],text,integer,boolean,bigint,integer) from public;
grant execute on function directory.number_tiers(integer[],bit[],text,integer,boolean,bigint,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.remove_tokens(p_tokens text[], p_segments integer[], p_slots integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  with change as (
    select token, segment, directory.bits_at(slot, 1) as bits
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment
  )
  update directory.dense d set bits = d.bits & ~c.bits from change c
  where d.token = c.token and d.segment = c.segment and d.bits & c.bits <> directory.none();

  with change as (
    select token, segment >> 3 as block, array_agg((((segment & 7) << 12) | slot)::smallint) as slots
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) group by token, segment >> 3
  )
  update directory.sparse s set slots = array(select x from unnest(s.slots) x where x <> all (c.slots)) from change c
  where s.token = c.token and s.block = c.block and s.slots && c.slots;

  with change as (
    select substr(token, 3) as text,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'n:%'), '{}') as names,
      coalesce(array_agg((segment << 12) | slot) filter (where token like 'o:%'), '{}') as rest
    from unnest(p_tokens, p_segments, p_slots) as c(token, segment, slot) where token like 'n:%' or token like 'o:%'
    group by 1
  )
  update directory.word w set
    names = array(select x from unnest(w.names) x where x <> all (c.names)),
    rest = array(select x from unnest(w.rest) x where x <> all (c.rest))
  from change c where w.text = c.text and not w.common;
end $function$;
revoke execute on function directory.remove_tokens(text[],integer[],integer[]) from public;

CREATE OR REPLACE FUNCTION directory.slots_of(p_bits bit, p_count integer)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE ROWS 50
AS $function$
declare at int := 0; step int;
begin
  if p_count > 60 then
    return query select i from generate_series(0, 4095) i where get_bit(p_bits, i) = 1;
    return;
  end if;
  for i in 1 .. p_count loop
    step := position(B'1' in substring(p_bits from at + 1));
    at := at + step;
    return next at - 1;
  end loop;
end $function$;
revoke execute on function directory.slots_of(bit,integer) from public;
grant execute on function directory.slots_of(bit,integer) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION directory.split(p_segment integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_new int := (select max(id) + 1 from directory.segment);
  v_first directory.place;
  v_mask bit(4096);
  v_from constant int := (p_segment & 7) << 12;
  v_to int;
begin
  v_to := (v_new & 7) << 12;
  select * into v_first from directory.place where segment = p_segment
  order by confidence, silent, name, factory_id offset 2048 limit 1;
  select directory.bits_at(slot, 1) into v_mask from directory.place
  where segment = p_segment
    and (confidence, silent, name, factory_id) >= (v_first.confidence, v_first.silent, v_first.name, v_first.factory_id);
  insert into directory.segment values (v_new, v_first.confidence, v_first.silent, v_first.name, v_first.factory_id);
  update directory.place set segment = v_new where segment = p_segment and get_bit(v_mask, slot) = 1;

  insert into directory.dense (token, segment, bits)
  select token, v_new, bits & v_mask from directory.dense
  where segment = p_segment and (bits & v_mask <> directory.none() or token = 'all');
  update directory.dense set bits = bits & ~v_mask where segment = p_segment;

  update directory.word w set
    names = array(select case when x >> 12 = p_segment and get_bit(v_mask, x & 4095) = 1 then v_new << 12 | (x & 4095) else x end
      from unnest(w.names) x),
    rest = array(select case when x >> 12 = p_segment and get_bit(v_mask, x & 4095) = 1 then v_new << 12 | (x & 4095) else x end
      from unnest(w.rest) x)
  where exists (select from unnest(w.names || w.rest) x where x >> 12 = p_segment);

  with moving as (
    select s.token, array_agg(x order by x) as slots
    from directory.sparse s, unnest(s.slots) x
    where s.block = p_segment >> 3 and x - v_from between 0 and 4095 and get_bit(v_mask, x - v_from) = 1
    group by s.token
  ), left_behind as (
    update directory.sparse s set slots = array(select unnest(s.slots) except select unnest(m.slots))
    from moving m where s.token = m.token and s.block = p_segment >> 3 and p_segment >> 3 <> v_new >> 3
  )
  insert into directory.sparse as s (token, block, slots)
  select token, v_new >> 3, array(select (x - v_from + v_to)::smallint from unnest(slots) x) from moving
  on conflict (token, block) do update set slots = case
    when s.block <> p_segment >> 3 then s.slots || excluded.slots
    else array(
      select x from unnest(s.slots) x where not (x - v_from between 0 and 4095 and get_bit(v_mask, x - v_from) = 1)
    ) || excluded.slots end;
end $function$;
revoke execute on function directory.split(integer) from public;

CREATE OR REPLACE FUNCTION directory.take_slot(p_confidence integer, p_silent boolean, p_name text, p_factory uuid, OUT segment integer, OUT slot integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  loop
    select s.id into segment from directory.segment s
    where (s.confidence, s.silent, s.name, s.factory_id) <= (p_confidence, p_silent, p_name collate "C", p_factory)
    order by s.confidence desc, s.silent desc, s.name desc, s.factory_id desc limit 1;
    if segment is null then
      -- Before all others: the first segment begins with it from now on.
      update directory.segment s set confidence = p_confidence, silent = p_silent, name = p_name, factory_id = p_factory
      where s.id = (select f.id from directory.segment f order by f.confidence, f.silent, f.name, f.factory_id limit 1)
      returning s.id into segment;
    end if;
    if segment is null then
      segment := 0;
      insert into directory.segment values (0, p_confidence, p_silent, p_name, p_factory);
      insert into directory.dense values ('all', 0, directory.none());
    end if;
    select position(B'0' in d.bits) - 1 into slot from directory.dense d where d.token = 'all' and d.segment = take_slot.segment;
    exit when slot >= 0;
    perform directory.split(segment);
  end loop;
  update directory.dense d set bits = set_bit(d.bits, take_slot.slot, 1) where d.token = 'all' and d.segment = take_slot.segment;
end $function$;
revoke execute on function directory.take_slot(integer,boolean,text,uuid) from public;

CREATE OR REPLACE FUNCTION partition.drop_months(p_table text, p_before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  dropped int := 0;
  month record;
  has_rows boolean := false;
begin
  for month in select m.name from partition.list_months(p_table) m where m.ends_at <= p_before loop
    if p_table <> 'event' then
      execute format('select exists (select from partition.%I)', month.name) into has_rows;
      exit when has_rows;
    end if;
    begin
      execute format('drop table partition.%I', month.name);
    exception when lock_not_available then
      exit;
    end;
    dropped := dropped + 1;
  end loop;
  return dropped;
end $function$;
revoke execute on function partition.drop_months(text,timestamp with time zone) from public;
grant execute on function partition.drop_months(text,timestamp with time zone) to gateway_system;

CREATE OR REPLACE FUNCTION partition.list_months(p_table text)
 RETURNS TABLE(name text, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
  select c.relname::text, b.ends_at
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (
      select substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz as ends_at
    ) b
  where i.inhparent = format('public.%I', p_table)::regclass and b.ends_at is not null
  order by b.ends_at
$function$;
revoke execute on function partition.list_months(text) from public;
grant execute on function partition.list_months(text) to gateway_system;

CREATE OR REPLACE FUNCTION partition.make_month(p_table text, p_start timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  name constant text := p_table || to_char(p_start, '_YYYY_MM');
  next constant timestamptz := p_start + interval '1 month';
begin
  execute format('create table partition.%I (like public.%I including all)', name, p_table);
  execute format('lock table partition.%I in access exclusive mode', p_table || '_default');
  execute format(
    'with moved as (delete from partition.%I where at >= $1 and at < $2 returning *) insert into partition.%I select * from moved',
    p_table || '_default', name
  ) using p_start, next;
  execute format('alter table public.%I attach partition partition.%I for values from (%L) to (%L)',
    p_table, name, p_start, next);
end $function$;
revoke execute on function partition.make_month(text,timestamp with time zone) from public;

CREATE OR REPLACE FUNCTION partition.make_months(p_until timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  made int := 0;
  partitioned text;
  start timestamptz;
begin
  if p_until > now() + interval '10 years' then
    raise exception 'Partitions are made for ten years at most.';
  end if;
  perform pg_advisory_xact_lock(hashtext('sourcing-gateway partitions'));
  for partitioned in
    select c.relname from pg_class c where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace order by c.relname
  loop
    select coalesce(max(m.ends_at), date_trunc('month', now())) into start from partition.list_months(partitioned) m;
    while start <= p_until loop
      perform partition.make_month(partitioned, start);
      start := start + interval '1 month';
      made := made + 1;
    end loop;
  end loop;
  return made;
end $function$;
revoke execute on function partition.make_months(timestamp with time zone) from public;
grant execute on function partition.make_months(timestamp with time zone) to gateway_system;

CREATE OR REPLACE FUNCTION public.close_answered_run()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update public.run r
  set status = 'closed', updated_at = new.created_at,
    steps = r.steps || jsonb_build_object(
      'at', to_char(new.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'change', 'closed', 'by', 'supplier')
  from public.rfq q join public.action a on a.id = q.action_id
  where q.id = new.rfq_id and r.id = a.run_id and r.owner = a.owner and r.status = 'forwarded';
  return null;
end $function$;
revoke execute on function public.close_answered_run() from public;

CREATE OR REPLACE FUNCTION public.count_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  case tg_op
    when 'INSERT' then
      insert into public.delivery_count as c (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, pg_current_xact_id(), owner, count(*)
      from new_rows, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5
      on conflict on constraint delivery_count_pkey do update set count = c.count + excluded.count;
    when 'UPDATE' then
      insert into public.delivery_count as c (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, pg_current_xact_id(), owner, sum(change)
      from (
        select owner, project_id, status, channel, -1 as change from old_rows
        union all
        select owner, project_id, status, channel, 1 from new_rows
      ) changes, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5 having sum(change) <> 0
      on conflict on constraint delivery_count_pkey do update set count = c.count + excluded.count;
    when 'DELETE' then
      insert into public.delivery_count as c (scope_id, status, channel, transaction_id, owner, count)
      select scope, status, channel, pg_current_xact_id(), owner, -count(*)
      from old_rows, unnest(array[owner, project_id]) as scope group by 1, 2, 3, 5
      on conflict on constraint delivery_count_pkey do update set count = c.count + excluded.count;
    when 'TRUNCATE' then
      truncate public.delivery_count;
  end case;
  return null;
end $function$;
revoke execute on function public.count_deliveries() from public;

CREATE OR REPLACE FUNCTION public.delivery_terms(p_owner uuid, p_subject text, p_name text, p_name_zh text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 10000
AS $function$
declare
  owner constant text := p_owner;
  searched constant text := lower(concat_ws(chr(10), p_subject, p_name, p_name_zh));
begin
  return array(
    select distinct owner || substr(searched, i, n)
    from generate_series(1, length(searched)) i, generate_series(1, 2) n);
end $function$;
revoke execute on function public.delivery_terms(uuid,text,text,text) from public;
grant execute on function public.delivery_terms(uuid,text,text,text) to gateway_app, gateway_system;

CREATE OR REPLACE FUNCTION public.fold_delivery_counts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(hashtext('delivery counts')) then return 0; end if;
  with due as (
    select distinct scope_id from public.delivery_count where transaction_id <> '0'::xid8 limit 1000
  ), removed as (
    delete from public.delivery_count c using due where c.scope_id = due.scope_id
    returning c.scope_id, c.status, c.channel, c.owner, c.count
  ), saved as (
    insert into public.delivery_count (scope_id, status, channel, transaction_id, owner, count)
    select scope_id, status, channel, '0'::xid8, owner, sum(count) from removed group by 1, 2, 3, 5 having sum(count) <> 0
  )
  select count(*) into folded from removed;
  return folded;
end $function$;
revoke execute on function public.fold_delivery_counts() from public;
grant execute on function public.fold_delivery_counts() to gateway_system;

CREATE OR REPLACE FUNCTION public.forward_run()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update public.run r
  set status = case r.status when 'saved' then 'forwarded' else r.status end,
    forwarded_at = new.updated_at, delivery_id = new.id, updated_at = new.updated_at,
    steps = r.steps || jsonb_build_object(
      'at', to_char(new.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'change', 'forwarded', 'by', 'requester')
  from public.action a
  where a.id = new.action_id and r.id = a.run_id and r.owner = a.owner and r.forwarded_at is null;
  return null;
end $function$;
revoke execute on function public.forward_run() from public;

CREATE OR REPLACE FUNCTION public.insert_event(p_owner uuid, p_type text, p_id uuid, p_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare inserted constant int := coalesce(nullif(current_setting('app.events', true), ''), '0')::int + 1;
begin
  insert into public.event (id, owner, position, type, at, resource_type, resource_id, data)
  values (gen_random_uuid(), p_owner, inserted, p_type, clock_timestamp(), split_part(p_type, '.', 1), p_id,
    jsonb_strip_nulls(p_data));
  perform set_config('app.events', inserted::text, true);
end $function$;
revoke execute on function public.insert_event(uuid,text,uuid,jsonb) from public;

CREATE OR REPLACE FUNCTION public.insert_record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  unseen constant text[] := string_to_array(tg_argv[0], ' ');
  changed_kind text := tg_table_name;
  changed_id uuid;
  project uuid;
  is_new boolean;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - unseen = to_jsonb(old) - unseen then return null; end if;
  case tg_table_name
    when 'dispatch' then
      select 'delivery', d.id, d.project_id into changed_kind, changed_id, project
      from public.delivery d where d.id = new.delivery_id;
    when 'task' then
      select 'action', a.id, a.project_id into changed_kind, changed_id, project
      from public.action a where a.id = new.action_id;
    when 'supplier_answer' then
      changed_id := new.id;
      select r.project_id into project from public.rfq r where r.id = new.rfq_id;
    else
      changed_id := new.id;
      project := new.project_id;
  end case;
  insert into public.record_change (record_id, transaction_id, owner, kind, project_id, at)
  values (changed_id, pg_current_xact_id(), new.owner, changed_kind, project, clock_timestamp())
  on conflict do nothing;
  is_new := found;
  if tg_table_name = 'task' then
    insert into public.record_change (record_id, transaction_id, owner, kind, project_id, at)
    values (new.id, pg_current_xact_id(), new.owner, 'task', project, clock_timestamp())
    on conflict do nothing;
    is_new := is_new or found;
  end if;
  if is_new then perform pg_notify('record_change', new.owner::text); end if;
  return null;
end $function$;
revoke execute on function public.insert_record_change() from public;

CREATE OR REPLACE FUNCTION public.number_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform public.number_events();
  return null;
end $function$;
revoke execute on function public.number_event() from public;

CREATE OR REPLACE FUNCTION public.number_events()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  inserted record;
  last_before bigint;
begin
  if coalesce(current_setting('app.events', true), '') = '' then return; end if;
  perform set_config('app.events', '', true);
  for inserted in
    select e.owner, count(*) as count from public.event e where e.sequence is null group by e.owner order by e.owner
  loop
    insert into public.event_counter as c (owner, last) values (inserted.owner, inserted.count)
      on conflict (owner) do update set last = c.last + inserted.count
      returning c.last - inserted.count into last_before;
    update public.event e set sequence = last_before + numbered.number
    from (
      select u.id, u.at, row_number() over (order by u.position) as number
      from public.event u where u.sequence is null and u.owner = inserted.owner
    ) numbered
    where e.id = numbered.id and e.at = numbered.at;
  end loop;
end $function$;
revoke execute on function public.number_events() from public;

CREATE OR REPLACE FUNCTION public.record_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
end $function$;
revoke execute on function public.record_event() from public;

CREATE OR REPLACE FUNCTION public.refresh_deliveries_of_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  changed uuid[];
begin
  case tg_op
    when 'INSERT' then changed := array(select n.factory_id from new_rows n);
    when 'DELETE' then changed := array(select o.factory_id from old_rows o);
    when 'UPDATE' then changed := array(
      select n.factory_id from new_rows n join old_rows o on o.factory_id = n.factory_id
      where (n.contact_email, n.contact_wechat) is distinct from (o.contact_email, o.contact_wechat));
  end case;
  if changed = '{}' then return null; end if;
  -- Waits for transactions that are inserting deliveries to these factories, see set_delivery_columns.
  perform from public.factory f where f.id = any(changed) order by f.id for no key update;
  perform public.refresh_draft_statuses(changed);
  return null;
end $function$;
revoke execute on function public.refresh_deliveries_of_contacts() from public;

CREATE OR REPLACE FUNCTION public.refresh_deliveries_of_factories()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  renamed uuid[] := array(
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.name_en, n.name_zh) is distinct from (o.name_en, o.name_zh));
  quarantined uuid[] := array(
    select n.id from new_rows n join old_rows o on o.id = n.id where n.quarantined <> o.quarantined);
begin
  if renamed <> '{}' then
    update public.delivery d set factory_name = f.name_en, factory_name_zh = f.name_zh
    from public.factory f where f.id = any(renamed) and d.factory_id = f.id;
  end if;
  if quarantined <> '{}' then perform public.refresh_draft_statuses(quarantined); end if;
  return null;
end $function$;
revoke execute on function public.refresh_deliveries_of_factories() from public;

CREATE OR REPLACE FUNCTION public.refresh_draft_statuses(p_factories uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update public.delivery d set status = public.resolve_draft_status(d.factory_id, d.channel)
  where d.factory_id = any(p_factories) and d.status in ('draft', 'needs_contact')
    and d.status <> public.resolve_draft_status(d.factory_id, d.channel)
$function$;
revoke execute on function public.refresh_draft_statuses(uuid[]) from public;

CREATE OR REPLACE FUNCTION public.remove_sandbox_event_counters(p_keys uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from public.event_counter c using public.api_key k
  where c.owner = any(p_keys) and k.id = c.owner and k.mode = 'sandbox' and k.expires_at < clock_timestamp()
$function$;
revoke execute on function public.remove_sandbox_event_counters(uuid[]) from public;
grant execute on function public.remove_sandbox_event_counters(uuid[]) to gateway_system;

CREATE OR REPLACE FUNCTION public.resolve_draft_status(p_factory uuid, p_channel text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when exists (
    select from public.factory f join public.factory_contact c on c.factory_id = f.id
    where f.id = p_factory and not f.quarantined
      and case p_channel when 'email' then c.contact_email else c.contact_wechat end is not null
  ) then 'draft' else 'needs_contact' end
$function$;
revoke execute on function public.resolve_draft_status(uuid,text) from public;

CREATE OR REPLACE FUNCTION public.search_deliveries(p_text text, p_max integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;
revoke execute on function public.search_deliveries(text,integer) from public;
grant execute on function public.search_deliveries(text,integer) to gateway_app;

CREATE OR REPLACE FUNCTION public.set_delivery_columns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET lock_timeout TO '8s'
AS $function$
begin
  -- Whoever changes the factory or its contact locks the same row, so either this transaction sees the change, or the
  -- other one sees this delivery.
  select f.name_en, f.name_zh into new.factory_name, new.factory_name_zh
  from public.factory f where f.id = new.factory_id for share;
  if not found then new.factory_name := ''; end if;
  if new.status in ('draft', 'needs_contact') then
    new.status := public.resolve_draft_status(new.factory_id, new.channel);
  end if;
  return new;
end $function$;
revoke execute on function public.set_delivery_columns() from public;

CREATE OR REPLACE FUNCTION public.set_dispatch_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    update public.delivery set dispatch_status = null where id = old.delivery_id;
  else
    update public.delivery set dispatch_status = new.status
    where id = new.delivery_id and dispatch_status is distinct from new.status;
  end if;
  return null;
end $function$;
revoke execute on function public.set_dispatch_status() from public;

CREATE OR REPLACE FUNCTION public.set_rfq_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update public.rfq r set status = 'sent', updated_at = new.updated_at
  from public.rfq_invitation i
  where i.delivery_id = new.id and r.id = i.rfq_id and r.status = 'draft';
  return null;
end $function$;
revoke execute on function public.set_rfq_status() from public;
