import { builder, forRest, forReviewers } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { assertDefined } from '#kernel/assert.ts';
import { CapabilityRef, ReviewRef } from './capability.graph.ts';
import { type CapabilityRow, capabilityColumns } from './capability.queries.ts';
import { listOpenQuestions } from './capability.rules.ts';
import { CapabilityReview, ReviewQueueFilter } from './capability.schema.ts';
import { readReviewed, reviewQueueList } from './review.queries.ts';
import { reviewCapability } from './review.service.ts';

const ItemRef = builder.objectRef<CapabilityRow>('ReviewQueueItem').implement({
  fields: (t) => ({
    capability: t.field({
      type: CapabilityRef,
      extensions: dependsOn<CapabilityRow>(...capabilityColumns),
      resolve: (capability) => capability,
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    interviewId: t.expose('sourceInterviewId', {
      ...forRest,
      type: 'ID',
      nullable: true,
      extensions: dependsOn<CapabilityRow>('sourceInterviewId'),
    }),
    openQuestions: t.stringList({
      description: 'Questions to the owner about missing or unconfirmed facts.',
      extensions: dependsOn<CapabilityRow>(...capabilityColumns),
      resolve: listOpenQuestions,
    }),
  }),
});

const QueueConnection = createListField(ItemRef, {
  list: reviewQueueList,
  columns: capabilityColumns,
  filter: zodInput('ReviewQueueFilter', ReviewQueueFilter),
  order: { field: 'SUBMITTED_AT', direction: 'ASC' },
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
    type: QueueConnection.type,
    description: 'Capabilities of all owners that wait for a decision, longest waiting first unless ordered otherwise.',
    args: QueueConnection.args(t.arg),
    resolve: (_, args, ctx, info) => QueueConnection.read(ctx, args, info),
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
