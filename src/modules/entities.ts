import type { Table } from '#db/rows.ts';
import { Capability, PublishedCapability } from '#modules/directory/capabilities/capability.entity.ts';
import { Factory, FactoryChange, FactoryContact, FactoryImport } from '#modules/directory/factories/factory.entity.ts';
import {
  CallNote,
  CallParty,
  InteractionImport,
  MailMessage,
  MailParty,
} from '#modules/directory/interactions/interaction.entity.ts';
import { KnowledgeDocument, KnowledgeSection } from '#modules/guidance/knowledge/knowledge.entity.ts';
import { AuditEntry } from '#modules/identity/audit/audit.entity.ts';
import { IdempotencyKey } from '#modules/identity/idempotency/idempotency.entity.ts';
import { DeviceConnection } from '#modules/identity/keys/device.entity.ts';
import { ApiKey } from '#modules/identity/keys/key.entity.ts';
import { BrowserSession, Member, Organisation, SignInLink } from '#modules/identity/members/member.entity.ts';
import { Passkey, PasskeyChallenge } from '#modules/identity/passkeys/passkey.entity.ts';
import { RecordChange } from '#modules/platform/changes/change.entity.ts';
import { Event, EventCounter } from '#modules/platform/events/event.entity.ts';
import { Export, ExportChunk } from '#modules/platform/exports/export.entity.ts';
import { JobState } from '#modules/platform/jobs/job-state.entity.ts';
import { Webhook, WebhookAttempt, WebhookDelivery } from '#modules/platform/webhooks/webhook.entity.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Task } from '#modules/sourcing/actions/tasks/task.entity.ts';
import { Delivery, DeliveryCount, Dispatch, ProviderEvent } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { SupplierLink, SupplierLinkDownload } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import { ReviewReading } from '#modules/sourcing/deliveries/review/readings/review-reading.entity.ts';
import {
  EngineeringFile,
  EngineeringPackage,
  EngineeringPreview,
  EngineeringTransfer,
} from '#modules/sourcing/engineering/engineering.entity.ts';
import { Interview } from '#modules/sourcing/interviews/interview.entity.ts';
import {
  Notification,
  NotificationMail,
  NotificationPreference,
} from '#modules/sourcing/notifications/notification.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { MailAttachment } from '#modules/sourcing/replies/attachments/attachment.entity.ts';
import { DeliveryReply, ReceivedMail } from '#modules/sourcing/replies/reply.entity.ts';
import { Disclosure, PublicationApproval, Rfq, RfqInvitation, RfqLine } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { SupplierQuote } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.entity.ts';
import { Run } from '#modules/sourcing/runs/run.entity.ts';
import { ScreeningConfirmation } from '#modules/sourcing/screening/screening.entity.ts';
import { AnswerFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.entity.ts';
import { SupplierAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.entity.ts';
import { TaskFile } from '#modules/sourcing/task-files/task-file.entity.ts';

export const entities = [
  Action,
  AnswerFile,
  ApiKey,
  AuditEntry,
  BrowserSession,
  CallNote,
  CallParty,
  Capability,
  Delivery,
  DeliveryCount,
  DeliveryReply,
  DeviceConnection,
  Disclosure,
  Dispatch,
  EngineeringFile,
  EngineeringPackage,
  EngineeringPreview,
  EngineeringTransfer,
  Event,
  EventCounter,
  Export,
  ExportChunk,
  Factory,
  FactoryChange,
  FactoryContact,
  FactoryImport,
  IdempotencyKey,
  InteractionImport,
  Interview,
  JobState,
  KnowledgeDocument,
  KnowledgeSection,
  MailAttachment,
  MailMessage,
  MailParty,
  Member,
  Notification,
  NotificationMail,
  NotificationPreference,
  Organisation,
  Passkey,
  PasskeyChallenge,
  Project,
  ProviderEvent,
  PublicationApproval,
  PublishedCapability,
  ReceivedMail,
  RecordChange,
  ReviewReading,
  Rfq,
  RfqInvitation,
  RfqLine,
  Run,
  ScreeningConfirmation,
  SignInLink,
  SupplierAnswer,
  SupplierLink,
  SupplierLinkDownload,
  SupplierQuote,
  Task,
  TaskFile,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
];

export type Tables = {
  action: Table<Action>;
  answer_file: Table<AnswerFile>;
  api_key: Table<ApiKey>;
  audit_entry: Table<AuditEntry>;
  browser_session: Table<BrowserSession>;
  call_note: Table<CallNote>;
  call_party: Table<CallParty>;
  capability: Table<Capability>;
  delivery: Table<Delivery>;
  delivery_reply: Table<DeliveryReply>;
  received_mail: Table<ReceivedMail>;
  delivery_count: Table<DeliveryCount>;
  device_connection: Table<DeviceConnection>;
  disclosure: Table<Disclosure>;
  dispatch: Table<Dispatch>;
  engineering_file: Table<EngineeringFile>;
  engineering_package: Table<EngineeringPackage>;
  engineering_preview: Table<EngineeringPreview>;
  engineering_transfer: Table<EngineeringTransfer>;
  event: Table<Event>;
  event_counter: Table<EventCounter>;
  export: Table<Export>;
  export_chunk: Table<ExportChunk>;
  factory: Table<Factory>;
  factory_change: Table<FactoryChange>;
  factory_contact: Table<FactoryContact>;
  factory_import: Table<FactoryImport>;
  idempotency_key: Table<IdempotencyKey>;
  interaction_import: Table<InteractionImport>;
  interview: Table<Interview>;
  job_state: Table<JobState>;
  knowledge_document: Table<KnowledgeDocument>;
  knowledge_section: Table<KnowledgeSection>;
  mail_attachment: Table<MailAttachment>;
  mail_message: Table<MailMessage>;
  mail_party: Table<MailParty>;
  member: Table<Member>;
  notification: Table<Notification>;
  notification_mail: Table<NotificationMail>;
  notification_preference: Table<NotificationPreference>;
  organisation: Table<Organisation>;
  passkey: Table<Passkey>;
  passkey_challenge: Table<PasskeyChallenge>;
  project: Table<Project>;
  provider_event: Table<ProviderEvent>;
  publication_approval: Table<PublicationApproval>;
  published_capability: Table<PublishedCapability>;
  record_change: Table<RecordChange>;
  rfq: Table<Rfq>;
  rfq_invitation: Table<RfqInvitation>;
  rfq_line: Table<RfqLine>;
  run: Table<Run>;
  screening_confirmation: Table<ScreeningConfirmation>;
  sign_in_link: Table<SignInLink>;
  supplier_answer: Table<SupplierAnswer>;
  review_reading: Table<ReviewReading>;
  supplier_link: Table<SupplierLink>;
  supplier_link_download: Table<SupplierLinkDownload>;
  supplier_quote: Table<SupplierQuote>;
  task: Table<Task>;
  task_file: Table<TaskFile>;
  webhook: Table<Webhook>;
  webhook_attempt: Table<WebhookAttempt>;
  webhook_delivery: Table<WebhookDelivery>;
};
