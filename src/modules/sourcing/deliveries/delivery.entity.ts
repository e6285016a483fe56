import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import type { Approver } from '#modules/identity/approvers/approver.schema.ts';
import type { PasskeySignature } from '#modules/identity/passkeys/passkey-signature.schema.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import {
  Channel,
  type DeliveryFile,
  DeliveryKind,
  DeliveryStatus,
  DispatchStatus,
  type ReceiptEvents,
  SettledOutcome,
} from './delivery.schema.ts';

const DeliverySchema = defineEntity({
  name: 'Delivery',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['owner', 'updatedAt', 'id'] },
    { properties: ['owner', 'status', 'id'] },
    { properties: ['owner', 'status', 'createdAt', 'id'] },
    { properties: ['owner', 'status', 'updatedAt', 'id'] },
    { properties: ['owner', 'channel', 'createdAt', 'id'] },
    { properties: ['owner', 'dispatchStatus', 'createdAt', 'id'] },
    { properties: ['factoryId', 'owner', 'createdAt', 'id'] },
    {
      name: 'delivery_by_factory_name',
      expression: `create index delivery_by_factory_name on delivery (owner, factory_name collate "C", id)`,
    },
    {
      name: 'delivery_by_status_and_factory_name',
      expression: `create index delivery_by_status_and_factory_name on delivery (owner, status, factory_name collate "C", id)`,
    },
    {
      name: 'delivery_by_dispatch_status',
      expression: `create index delivery_by_dispatch_status on delivery (owner, dispatch_status, status, id) where dispatch_status is not null`,
    },
    {
      name: 'delivery_search',
      expression:
        'create index delivery_search on delivery using gin (delivery_terms(owner, subject, factory_name, factory_name_zh))',
    },
    {
      name: 'delivery_open',
      expression: `create index delivery_open on delivery (factory_id) where status in ('draft', 'needs_contact')`,
    },
    {
      name: 'delivery_queued',
      expression: `create index delivery_queued on delivery (approved_at) where status = 'queued'`,
    },
    { properties: ['projectId', 'createdAt', 'id'] },
    { properties: ['actionId', 'createdAt', 'id'] },
    {
      name: 'delivery_thread',
      expression: `create index delivery_thread on delivery (in_reply_to_id) where in_reply_to_id is not null`,
    },
    {
      name: 'delivery_approved',
      expression: `create index delivery_approved on delivery (approved_at) where status = 'approved' and channel = 'email'`,
    },
    {
      name: 'delivery_without_sender',
      expression: `create index delivery_without_sender on delivery (approved_at) where status = 'approved' and channel = 'email' and frozen_from is null`,
    },
  ],
  properties: {
    ...ownedIdentity,
    /** A trigger sets `draft` or `needs_contact` by the contact of the factory, see `set_delivery_columns`. */
    status: p.enum(DeliveryStatus.options),
    kind: p.enum(DeliveryKind.options).default('quote_request'),
    channel: p.enum(Channel.options),
    projectVersion: p.string().length(20),
    cc: p.array().onCreate(() => []),
    subject: p.string().length(400).nullable(),
    bodyEn: p.text().nullable(),
    bodyZh: p.text().nullable(),
    /** Whether the texts hold the placeholder of a supplier link. Not so for drafts of before there were links. */
    hasLink: p.boolean().default(false),
    files: p.json<DeliveryFile[]>().default('[]'),
    /** Of a counter-question: the first message of the thread. */
    inReplyToId: p.uuid().nullable(),
    /** 80 random bits as hex, by which a reply is matched. Null for messages of before there were references. */
    replyReference: p.string().length(20).nullable().unique(),
    frozenFrom: p.string().length(254).nullable(),
    frozenName: p.string().length(200).nullable(),
    frozenTo: p.string().length(254).nullable(),
    /** Bytes, because jsonb would reorder keys. With the placeholder of a link: `payloadSha256` is of what is sent. */
    payload: p.blob().nullable(),
    payloadSha256: p.string().length(64).nullable(),
    reviewSha256: p.string().length(64).nullable(),
    approvedAt: p.datetime(3).nullable(),
    approvedBy: p.json<Approver>().nullable(),
    passkeySignature: p.json<PasskeySignature>().nullable(),
    rejectedAt: p.datetime(3).nullable(),
    rejectReason: p.string().length(400).nullable(),
    sentAt: p.datetime(3).nullable(),
    sentBy: p.string().length(120).nullable(),
    sentReference: p.string().length(200).nullable(),
    /** The contact was withdrawn or changed, or the factory quarantined, before a person reported the message as sent. */
    sentToWithdrawn: p.boolean().default(false),
    settledAt: p.datetime(3).nullable(),
    settledOutcome: p.enum(SettledOutcome.options).nullable(),
    settlementEvidence: p.string().length(2000).nullable(),
    /** Copies for the order and filters of lists, written by triggers. */
    dispatchStatus: p.enum(DispatchStatus.options).nullable(),
    /** Empty without a factory. Not null, because row-level security keeps an expression with `coalesce` from using an index. */
    factoryName: p.string().length(300).default(''),
    factoryNameZh: p.string().length(300).nullable(),
    actionId: () => p.manyToOne(Action).mapToPk().joinColumn('action_id'),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id'),
    factoryId: () => p.manyToOne(Factory).mapToPk().nullable().joinColumn('factory_id'),
  },
});
export class Delivery extends DeliverySchema.class {}
DeliverySchema.setClass(Delivery);

const DispatchSchema = defineEntity({
  name: 'Dispatch',
  ...owned,
  indexes: [
    {
      name: 'dispatch_unsettled',
      expression: `create index dispatch_unsettled on dispatch (status, created_at) where status in ('ready', 'sending', 'uncertain')`,
    },
  ],
  properties: {
    ...ownedIdentity,
    status: p.enum(DispatchStatus.options),
    provider: p.string().length(20),
    /** SHA-256 of the provider and the id of its credential: a retry through another account is refused. */
    providerFingerprint: p.string().length(64),
    /** Idempotency key at the provider, which remembers it for 24 hours. */
    providerKey: p.string().length(120),
    payloadSha256: p.string().length(64),
    attempts: p.integer().default(0),
    firstAttemptAt: p.datetime(3).nullable(),
    retryBefore: p.datetime(3).nullable(),
    /** Fencing token: an outcome is saved only under the current lease. */
    leaseToken: p.uuid().nullable(),
    leaseExpiresAt: p.datetime(3).nullable(),
    /** Time of the next automatic attempt; null if none follows. */
    nextAttemptAt: p.datetime(3).nullable().index(),
    lastOutcome: p.string().length(40).nullable(),
    providerMessageId: p.string().length(200).nullable().index(),
    acceptedAt: p.datetime(3).nullable(),
    events: p.json<ReceiptEvents>().onCreate(() => ({})),
    deliveryId: () => p.oneToOne(Delivery).mapToPk().joinColumn('delivery_id'),
  },
});
export class Dispatch extends DispatchSchema.class {}
DispatchSchema.setClass(Dispatch);

/** Stored once per event id. Can arrive before the message id is known, so it has no tenant until joined to a dispatch. */
const ProviderEventSchema = defineEntity({
  name: 'ProviderEvent',
  properties: {
    id: p.string().length(255).primary(),
    provider: p.string().length(20),
    messageId: p.string().length(200).index(),
    /** The Message-ID under which the provider sent the mail, without angle brackets. */
    mailMessageId: p.string().length(500).nullable().index(),
    deliveryId: p.uuid().nullable(),
    type: p.string().length(60),
    occurredAt: p.datetime(3),
    receivedAt: p.datetime(3),
  },
});
export class ProviderEvent extends ProviderEventSchema.class {}
ProviderEventSchema.setClass(ProviderEvent);

/**
 * Changes of the number of deliveries by transaction, written by triggers; a job folds them into transaction 0. The sum
 * of the rows of an owner or a project is the number of its deliveries.
 */
const DeliveryCountSchema = defineEntity({
  name: 'DeliveryCount',
  ...owned,
  indexes: [
    {
      name: 'delivery_count_unfolded',
      expression: `create index delivery_count_unfolded on delivery_count (scope_id) where transaction_id <> '0'::xid8`,
    },
  ],
  properties: {
    /** The owner or a project. */
    scopeId: p.uuid().primary(),
    status: p.enum(DeliveryStatus.options).primary(),
    channel: p.enum(Channel.options).primary(),
    transactionId: p.string().columnType('xid8').primary(),
    owner: p.uuid(),
    count: p.integer(),
  },
});
export class DeliveryCount extends DeliveryCountSchema.class {}
DeliveryCountSchema.setClass(DeliveryCount);
