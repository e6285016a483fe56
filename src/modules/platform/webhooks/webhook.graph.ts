import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { EventNode } from '#modules/platform/events/event.graph.ts';
import { EventType } from '#modules/platform/events/event.schema.ts';
import {
  maxShownAttempts,
  readAttempts,
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
  type WebhookRow,
  webhookColumns,
  webhookDeliveryColumns,
  webhookDeliveryList,
  webhookDeliveryRecords,
  webhookList,
  webhookRecords,
} from './webhook.queries.ts';
import {
  WebhookDeliveryFilter,
  WebhookDeliveryStatus,
  WebhookFailure,
  WebhookFilter,
  WebhookStatus,
} from './webhook.schema.ts';

type Time = Date | string;
type Attempt = Omit<WebhookAttemptRow, 'createdAt' | 'deliveryId'> & { createdAt: Time };

export const AttemptRef = builder.objectRef<Attempt>('WebhookAttempt').implement({
  description: 'One request to an endpoint.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When it began.', resolve: ({ createdAt }) => createdAt }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the answer. Null without an answer.',
    }),
    failure: t.expose('failure', {
      type: zodEnum(WebhookFailure),
      nullable: true,
      description: 'Why there was no answer.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The first 1024 bytes of the body of the answer, as text.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration in milliseconds.' }),
  }),
});

export const WebhookDeliveryRef = builder.objectRef<WebhookDeliveryRow>('WebhookDelivery').implement({
  interfaces: [NodeRef],
  description: 'An event that is sent to one endpoint. Kept for 30 days.',
  fields: (t) => ({
    eventId: t.expose('eventId', { type: 'ID' }),
    sequence: t.expose('sequence', { type: 'SafeInt', description: 'Sequence of the event.' }),
    status: t.expose('status', { type: zodEnum(WebhookDeliveryStatus) }),
    attempts: t.exposeInt('attempts', { description: 'Number of requests so far.' }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is sent next. Null once it is delivered or has failed.',
    }),
    attemptLog: t.field({
      type: [AttemptRef],
      description: `The newest ${maxShownAttempts} attempts, newest first.`,
      extensions: { ...dependsOn<WebhookDeliveryRow>('id'), ...withMaxCount(maxShownAttempts) },
      resolve: ({ id }, _, ctx) => readAttempts(ctx, id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
defineNode(WebhookDeliveryRef, {
  lookUp: 'webhooks',
  columns: webhookDeliveryColumns,
  records: webhookDeliveryRecords,
});
addEdge(WebhookDeliveryRef, 'event', 'eventId', EventNode);

const DeliveryConnection = createListField(WebhookDeliveryRef, {
  list: webhookDeliveryList,
  columns: webhookDeliveryColumns,
  filter: zodInput('WebhookDeliveryFilter', WebhookDeliveryFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

export const WebhookRef = builder.objectRef<WebhookRow>('Webhook').implement({
  interfaces: [NodeRef],
  description:
    'Extension: an endpoint to which events are sent, signed as in Standard Webhooks. Its secret is shown only when it is made.',
  fields: (t) => ({
    url: t.expose('url', { type: 'Url' }),
    types: t.field({ type: [zodEnum(EventType)], resolve: ({ types }) => types as EventType[] }),
    typeNames: t.field({
      ...forRest,
      type: ['String'],
      description: 'The types of events that are sent.',
      extensions: dependsOn<WebhookRow>('types'),
      resolve: ({ types }) => types,
    }),
    status: t.expose('status', { type: zodEnum(WebhookStatus) }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The first failure since the last success. After five days the webhook is disabled.',
    }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true }),
    formerSecretUntil: t.expose('formerSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then messages are also signed with the secret before the rotation.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    deliveries: t.field({
      type: DeliveryConnection.type,
      description: 'Newest first unless ordered otherwise.',
      args: DeliveryConnection.args(t.arg),
      extensions: dependsOn<WebhookRow>('id'),
      resolve: ({ id }, args, ctx, info) => DeliveryConnection.read(ctx, args, info, { of: 'webhook', id }),
    }),
  }),
});
defineNode(WebhookRef, { lookUp: 'webhooks', columns: webhookColumns, records: webhookRecords });

const WebhookConnection = createListField(WebhookRef, {
  list: webhookList,
  columns: webhookColumns,
  filter: zodInput('WebhookFilter', WebhookFilter),
  order: { field: 'CREATED_AT', direction: 'ASC' },
});

/** An owner, or a live key that was made to do it. */
export const managing = { authScopes: { scope: 'webhooks:write', live: 'live_key_required' } } as const;

builder.queryField('webhooks', (t) =>
  t.field({
    ...managing,
    type: WebhookConnection.type,
    description: 'Extension: the webhooks of the organisation, at most five, oldest first unless ordered otherwise.',
    args: WebhookConnection.args(t.arg),
    resolve: (_, args, ctx, info) => WebhookConnection.read(ctx, args, info),
  }),
);
