import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { type Created, replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { DeliveryNode, DeliveryRef } from '#modules/sourcing/deliveries/delivery.graph.ts';
import { deliveryColumns, readDelivery } from '#modules/sourcing/deliveries/delivery.queries.ts';
import type { CounterQuestionDraft } from './counter-question.rules.ts';
import { CounterQuestion, NewCounterQuestion } from './counter-question.schema.ts';
import { createCounterQuestion, previewCounterQuestion } from './counter-question.service.ts';

builder.objectField(DeliveryRef, 'inReplyToId', (t) =>
  t.expose('inReplyToId', {
    type: 'ID',
    nullable: true,
    description: 'Of a counter-question: id of the first message of the thread.',
  }),
);
addEdge(DeliveryRef, 'inReplyTo', 'inReplyToId', DeliveryNode);

const PreviewRef = builder.objectRef<CounterQuestionDraft>('CounterQuestionPreview').implement({
  description: 'What a counter-question would say. Nothing is saved.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'That of the first message, as a reply.' }),
    bodyEn: t.exposeString('bodyEn', { description: 'Text in English, with the place of the supplier link.' }),
    bodyZh: t.exposeString('bodyZh', { description: 'Text in Chinese, with the place of the supplier link.' }),
    reviewRequirements: t.exposeStringList('reviewRequirements', {
      description: 'What was replaced, and what to check before approving.',
    }),
  }),
});

builder.queryField('counterQuestionPreview', (t) =>
  t.field({
    type: PreviewRef,
    description: 'Extension: the text of a counter-question, before it is drafted. Saves and sends nothing.',
    authScopes: { scope: 'actions:write' },
    args: {
      input: t.arg({ type: zodInput('CounterQuestionPreviewInput', CounterQuestion), required: true }),
    },
    resolve: (_, { input }, ctx) => previewCounterQuestion(ctx, input),
  }),
);

const Payload = definePayload<Created>('createCounterQuestion', (t) => ({
  delivery: t.field({
    type: DeliveryRef,
    description: 'The draft, to be reviewed and approved like any other.',
    resolve: ({ id }, _, ctx, info) => readDelivery(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
  }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

builder.mutationField('createCounterQuestion', (t) =>
  t.field({
    type: Payload,
    description:
      'Extension: drafts a question to one factory that has been written to or has answered, on the same thread. Sends nothing before its own review and approval.',
    authScopes: { scope: 'actions:write' },
    args: { input: t.arg({ type: zodInput('CreateCounterQuestionInput', NewCounterQuestion), required: true }) },
    resolve: (_, { input }, ctx) => createCounterQuestion(ctx, input),
  }),
);
