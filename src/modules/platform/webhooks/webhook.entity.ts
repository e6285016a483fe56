import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { WebhookDeliveryStatus, WebhookFailure, WebhookStatus } from './webhook.schema.ts';

/** An endpoint of an organisation. Secrets are sealed by SECRET_KEY. */
const WebhookSchema = defineEntity({
  name: 'Webhook',
  ...owned,
  indexes: [{ properties: ['owner', 'id'] }],
  properties: {
    ...ownedIdentity,
    url: p.string().length(500),
    types: p.array(),
    status: p.enum(WebhookStatus.options),
    sealedSecret: p.string().length(200),
    formerSecret: p.string().length(200).nullable(),
    formerSecretUntil: p.datetime(3).nullable(),
    /** Events up to this sequence have their deliveries. */
    lastSequence: p.bigint('number'),
    /** The first failure since the last success. */
    failingSince: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
  },
});
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);

const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  ...owned,
  indexes: [
    { name: 'webhook_delivery_due', properties: ['nextAttemptAt'], where: `next_attempt_at is not null` },
    { properties: ['webhookId', 'createdAt', 'id'] },
    { name: 'webhook_delivery_leased', properties: ['webhookId'], where: `lease_expires_at is not null` },
    { properties: ['createdAt'] },
  ],
  uniques: [{ properties: ['webhookId', 'eventId'] }],
  properties: {
    ...ownedIdentity,
    webhookId: () => p.manyToOne(Webhook).mapToPk().deleteRule('cascade').joinColumn('webhook_id'),
    eventId: p.uuid(),
    sequence: p.bigint('number'),
    status: p.enum(WebhookDeliveryStatus.options),
    attempts: p.integer(),
    nextAttemptAt: p.datetime(3).nullable(),
    leaseExpiresAt: p.datetime(3).nullable(),
  },
});
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);

const WebhookAttemptSchema = defineEntity({
  name: 'WebhookAttempt',
  ...owned,
  indexes: [{ properties: ['deliveryId', 'createdAt'] }, { properties: ['webhookId'] }, { properties: ['createdAt'] }],
  properties: {
    ...ownedIdentity,
    webhookId: () => p.manyToOne(Webhook).mapToPk().deleteRule('cascade').joinColumn('webhook_id'),
    /** Null for pings. */
    deliveryId: () => p.manyToOne(WebhookDelivery).mapToPk().nullable().deleteRule('cascade').joinColumn('delivery_id'),
    status: p.integer().nullable(),
    failure: p.enum(WebhookFailure.options).nullable(),
    answer: p.string().length(1024).nullable(),
    durationMs: p.integer(),
  },
});
export class WebhookAttempt extends WebhookAttemptSchema.class {}
WebhookAttemptSchema.setClass(WebhookAttempt);
