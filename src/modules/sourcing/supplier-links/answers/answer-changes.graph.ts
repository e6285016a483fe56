import { builder } from '#graph/builder.ts';
import { after, eventId } from '#modules/platform/changes/change.graph.ts';
import type { Change } from '#modules/platform/changes/change.service.ts';
import { watchAnswers } from './answer-changes.service.ts';
import { AnswerFilterInput, AnswerRef } from './supplier-answer.graph.ts';
import { readAnswer } from './supplier-answer.queries.ts';

const QuoteReceivedRef = builder.objectRef<Change>('QuoteReceived').implement({
  description: 'An answer of a supplier that has arrived.',
  fields: (t) => ({
    eventId: t.exposeString('eventId', eventId),
    answer: t.field({
      type: AnswerRef,
      description: 'The current state of the answer.',
      resolve: ({ id }, _, ctx) => readAnswer(ctx, id),
    }),
  }),
});

builder.subscriptionField('quoteReceived', (t) =>
  t.field({
    type: QuoteReceivedRef,
    description:
      'Extension: each answer of a supplier to a request of the organisation, offers and declines, when it arrives. Decisions about answers send no event. A stream ends after an hour.',
    authScopes: { scope: 'rfqs:read', rights: ['READ'] },
    args: {
      filter: t.arg({ type: AnswerFilterInput, description: 'Only answers that meet all given conditions.' }),
      after: t.arg.string(after),
    },
    subscribe: (_, args, ctx) => watchAnswers(ctx, args),
    resolve: (change) => change,
  }),
);
