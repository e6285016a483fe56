import { builder, forRest, forReviewers } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { CapabilityRef, ReviewRef } from './capability.graph.ts';
import type { CapabilityRow } from './capability.queries.ts';
import { listOpenQuestions } from './capability.rules.ts';
import { CapabilityReview } from './capability.schema.ts';
import { readQueue, readReviewed } from './review.queries.ts';
import { reviewCapability } from './review.service.ts';

const ItemRef = builder.objectRef<CapabilityRow>('ReviewQueueItem').implement({
  fields: (t) => ({
    capability: t.field({ type: CapabilityRef, resolve: (capability) => capability }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    interviewId: t.expose('sourceInterviewId', { type: 'ID', nullable: true }),
    openQuestions: t.stringList({
      description: 'Questions to the owner about missing or unconfirmed facts.',
      resolve: listOpenQuestions,
    }),
  }),
});

const QueueRef = builder.objectRef<CapabilityRow[]>('ReviewQueue').implement({
  fields: (t) => ({
    items: t.field({ type: [ItemRef], extensions: withMaxCount(100), resolve: (items) => items }),
    count: t.int({ ...forRest, resolve: (items) => items.length }),
  }),
});

const ReviewPayload = definePayload<CapabilityRow>('reviewCapability', (t) => ({
  capability: t.field({
    type: CapabilityRef,
    description: 'The reviewed capability.',
    resolve: (capability) => capability,
  }),
  review: t.field({
    type: ReviewRef,
    description: 'The decision.',
    resolve: ({ review }) => assertDefined(review, 'review'),
  }),
}));

builder.queryField('reviewQueue', (t) =>
  t.field({
    ...forReviewers,
    type: QueueRef,
    description: 'The 100 capabilities of all owners waiting longest for a decision.',
    resolve: (_, __, ctx) => readQueue(ctx),
  }),
);

builder.mutationField('reviewCapability', (t) =>
  t.field({
    ...forReviewers,
    type: ReviewPayload,
    description:
      'Publishes or rejects a capability, or returns it to its owner as a draft. Each version is decided once.',
    args: { input: t.arg({ type: zodInput('ReviewCapabilityInput', CapabilityReview), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await reviewCapability(ctx, input);
      return readReviewed(ctx, input.id);
    },
  }),
);
