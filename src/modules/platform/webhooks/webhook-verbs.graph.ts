import { builder, forRest } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { parse } from '#kernel/validation.ts';
import { AttemptRef, managing, WebhookDeliveryRef, WebhookRef } from './webhook.graph.ts';
import { readWebhook, readWebhookDelivery, webhookColumns, webhookDeliveryColumns } from './webhook.queries.ts';
import { NewWebhook, WebhookId, WebhookUpdate } from './webhook.schema.ts';
import {
  createWebhook,
  type MadeSecret,
  pingWebhook,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from './webhook.service.ts';
import type { Attempt } from './webhook-post.service.ts';

type Changed = { id: string };

const defineWebhookPayload = (mutation: string) =>
  definePayload<Changed>(mutation, (t) => ({
    webhook: t.field({
      type: WebhookRef,
      description: 'The changed webhook.',
      resolve: ({ id }, _, ctx, info) => readWebhook(ctx, id, selectedColumns(info, 'Webhook', webhookColumns)),
    }),
  }));

const defineSecretPayload = (mutation: string) =>
  definePayload<MadeSecret>(mutation, (t) => ({
    webhook: t.field({
      type: WebhookRef,
      description: 'The webhook.',
      resolve: ({ id }, _, ctx, info) => readWebhook(ctx, id, selectedColumns(info, 'Webhook', webhookColumns)),
    }),
    secret: t.exposeString('secret', {
      description: 'Verifies messages: `whsec_` and the base64 of 32 bytes. Returned only once.',
    }),
  }));

const RemovePayload = definePayload<Changed>('removeWebhook', (t) => ({
  id: t.expose('id', { type: 'ID', description: 'Id of the removed webhook.' }),
}));

const PingPayload = definePayload<Attempt>('pingWebhook', (t) => ({
  attempt: t.field({ type: AttemptRef, description: 'The request and its answer.', resolve: (attempt) => attempt }),
}));

const ResendPayload = definePayload<Changed>('resendWebhookDelivery', (t) => ({
  delivery: t.field({
    type: WebhookDeliveryRef,
    description: 'The delivery, which is sent at once.',
    resolve: ({ id }, _, ctx, info) =>
      readWebhookDelivery(ctx, id, selectedColumns(info, 'WebhookDelivery', webhookDeliveryColumns)),
  }),
}));

const CreatePayload = defineSecretPayload('createWebhook');

builder.mutationFields((t) => ({
  createWebhook: t.field({
    ...managing,
    type: CreatePayload,
    description: 'Extension: adds an endpoint. Events from now on are sent to it.',
    args: { input: t.arg({ type: zodInput('CreateWebhookInput', NewWebhook), required: true }) },
    resolve: (_, { input }, ctx) => createWebhook(ctx, input),
  }),
  createWebhookOfTypes: t.field({
    ...managing,
    ...forRest,
    type: CreatePayload,
    description: 'As `createWebhook`, with the types as the events name them.',
    args: { url: t.arg({ type: 'Url', required: true }), types: t.arg.stringList({ required: true }) },
    resolve: (_, given, ctx) => createWebhook(ctx, parse(NewWebhook, given)),
  }),
  updateWebhook: t.field({
    ...managing,
    type: defineWebhookPayload('updateWebhook'),
    description: 'Extension: changes the given properties of a webhook.',
    args: { input: t.arg({ type: zodInput('UpdateWebhookInput', WebhookUpdate), required: true }) },
    resolve: (_, { input }, ctx) => updateWebhook(ctx, input),
  }),
  rotateWebhookSecret: t.field({
    ...managing,
    type: defineSecretPayload('rotateWebhookSecret'),
    description: 'Extension: makes a new secret. For 24 hours messages are signed with the former one too.',
    args: { input: t.arg({ type: zodInput('RotateWebhookSecretInput', WebhookId), required: true }) },
    resolve: (_, { input }, ctx) => rotateWebhookSecret(ctx, input.id),
  }),
  removeWebhook: t.field({
    ...managing,
    type: RemovePayload,
    description: 'Extension: removes a webhook with its deliveries.',
    args: { input: t.arg({ type: zodInput('RemoveWebhookInput', WebhookId), required: true }) },
    resolve: (_, { input }, ctx) => removeWebhook(ctx, input.id),
  }),
  pingWebhook: t.field({
    ...managing,
    type: PingPayload,
    description: 'Extension: sends a signed message of the type `ping` and waits for the answer. At most 200 a day.',
    args: { input: t.arg({ type: zodInput('PingWebhookInput', WebhookId), required: true }) },
    resolve: (_, { input }, ctx) => pingWebhook(ctx, input.id),
  }),
  resendWebhookDelivery: t.field({
    ...managing,
    type: ResendPayload,
    description: 'Extension: sends an event again, whether or not it was delivered.',
    args: { input: t.arg({ type: zodInput('ResendWebhookDeliveryInput', WebhookId), required: true }) },
    resolve: (_, { input }, ctx) => resendWebhookDelivery(ctx, input.id),
  }),
}));
