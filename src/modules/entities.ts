import type { Table } from '#db/rows.ts';
import { Action, Task } from './actions/action.entity.ts';
import { AuditEntry } from './audit/audit.entity.ts';
import { Capability, PublishedCapability } from './capabilities/capability.entity.ts';
import { RecordChange } from './changes/change.entity.ts';
import { Delivery, Dispatch, ProviderEvent } from './deliveries/delivery.entity.ts';
import {
  EngineeringFile,
  EngineeringPackage,
  EngineeringPreview,
  EngineeringTransfer,
} from './engineering/engineering.entity.ts';
import { Export, ExportChunk } from './exports/export.entity.ts';
import { Factory, FactoryChange, FactoryContact, FactoryImport } from './factories/factory.entity.ts';
import { IdempotencyKey } from './idempotency/idempotency.entity.ts';
import { CallNote, CallParty, InteractionImport, MailMessage, MailParty } from './interactions/interaction.entity.ts';
import { Interview } from './interviews/interview.entity.ts';
import { DeviceConnection } from './keys/device.entity.ts';
import { ApiKey } from './keys/key.entity.ts';
import { KnowledgeDocument, KnowledgeSection } from './knowledge/knowledge.entity.ts';
import { BrowserSession, Member, Organisation, SignInLink } from './members/member.entity.ts';
import { Project } from './projects/project.entity.ts';
import { Disclosure, PublicationApproval, Rfq, RfqInvitation, RfqLine } from './rfqs/rfq.entity.ts';
import { SupplierQuote } from './rfqs/supplier-quote.entity.ts';
import { Run } from './runs/run.entity.ts';

export const entities = [
  Action,
  ApiKey,
  AuditEntry,
  BrowserSession,
  CallNote,
  CallParty,
  Capability,
  Delivery,
  DeviceConnection,
  Disclosure,
  Dispatch,
  EngineeringFile,
  EngineeringPackage,
  EngineeringPreview,
  EngineeringTransfer,
  Export,
  ExportChunk,
  Factory,
  FactoryChange,
  FactoryContact,
  FactoryImport,
  IdempotencyKey,
  InteractionImport,
  Interview,
  KnowledgeDocument,
  KnowledgeSection,
  MailMessage,
  MailParty,
  Member,
  Organisation,
  Project,
  ProviderEvent,
  PublicationApproval,
  PublishedCapability,
  RecordChange,
  Rfq,
  RfqInvitation,
  RfqLine,
  Run,
  SignInLink,
  SupplierQuote,
  Task,
];

export type Tables = {
  action: Table<Action>;
  api_key: Table<ApiKey>;
  audit_entry: Table<AuditEntry>;
  browser_session: Table<BrowserSession>;
  call_note: Table<CallNote>;
  call_party: Table<CallParty>;
  capability: Table<Capability>;
  delivery: Table<Delivery>;
  device_connection: Table<DeviceConnection>;
  disclosure: Table<Disclosure>;
  dispatch: Table<Dispatch>;
  engineering_file: Table<EngineeringFile>;
  engineering_package: Table<EngineeringPackage>;
  engineering_preview: Table<EngineeringPreview>;
  engineering_transfer: Table<EngineeringTransfer>;
  export: Table<Export>;
  export_chunk: Table<ExportChunk>;
  factory: Table<Factory>;
  factory_change: Table<FactoryChange>;
  factory_contact: Table<FactoryContact>;
  factory_import: Table<FactoryImport>;
  idempotency_key: Table<IdempotencyKey>;
  interaction_import: Table<InteractionImport>;
  interview: Table<Interview>;
  knowledge_document: Table<KnowledgeDocument>;
  knowledge_section: Table<KnowledgeSection>;
  mail_message: Table<MailMessage>;
  mail_party: Table<MailParty>;
  member: Table<Member>;
  organisation: Table<Organisation>;
  project: Table<Project>;
  provider_event: Table<ProviderEvent>;
  publication_approval: Table<PublicationApproval>;
  published_capability: Table<PublishedCapability>;
  record_change: Table<RecordChange>;
  rfq: Table<Rfq>;
  rfq_invitation: Table<RfqInvitation>;
  rfq_line: Table<RfqLine>;
  run: Table<Run>;
  sign_in_link: Table<SignInLink>;
  supplier_quote: Table<SupplierQuote>;
  task: Table<Task>;
};
