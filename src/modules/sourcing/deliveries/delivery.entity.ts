import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import type { Approver } from '#modules/identity/approvers/approver.schema.ts';
import type { PasskeySignature } from '#modules/identity/passkeys/passkey-signature.schema.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { Channel, DispatchStatus, type ReceiptEvents, SavedStatus, SettledOutcome } from './delivery.schema.ts';

const DeliverySchema = defineEntity({
  name: 'Delivery',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['owner', 'updatedAt', 'id'] },
    { properties: ['owner', 'status', 'id'] },
    { properties: ['owner', 'status', 'createdAt', 'id'] },
    { properties: ['owner', 'status', 'updatedAt', 'id'] },
    { properties: ['projectId', 'createdAt', 'id'] },
    { properties: ['actionId', 'createdAt', 'id'] },
    {
      name: 'delivery_without_sender',
      expression: `create index delivery_without_sender on delivery (approved_at) where status = 'approved' and channel = 'email' and frozen_from is null`,
    },
  ],
  properties: {
    ...ownedIdentity,
    status: p.enum(SavedStatus.options),
    channel: p.enum(Channel.options),
    projectVersion: p.string().length(20),
    cc: p.array().onCreate(() => []),
    subject: p.string().length(400).nullable(),
    bodyEn: p.text().nullable(),
    bodyZh: p.text().nullable(),
    frozenFrom: p.string().length(254).nullable(),
    frozenName: p.string().length(200).nullable(),
    frozenTo: p.string().length(254).nullable(),
    /** Bytes, because jsonb would reorder keys: the payload must hash to the approved digest. */
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
    deliveryId: p.uuid().nullable(),
    type: p.string().length(60),
    occurredAt: p.datetime(3),
    receivedAt: p.datetime(3),
  },
});
export class ProviderEvent extends ProviderEventSchema.class {}
ProviderEventSchema.setClass(ProviderEvent);
