import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { DeliveryRef } from '../../delivery.graph.ts';
import { deliveryColumns, readDelivery } from '../../delivery.queries.ts';
import { ReviewRef } from '../review.graph.ts';
import { MarkReviewRead, type ReviewChange, ReviewPart } from './review-reading.schema.ts';
import { type LastReading, markReviewRead, viewLastReading } from './review-reading.service.ts';

const ChangeRef = builder.objectRef<ReviewChange>('ReviewChange').implement({
  description: 'A part of a message that differs from what the member has read.',
  fields: (t) => ({
    part: t.expose('part', { type: zodEnum(ReviewPart), description: 'The part that differs.' }),
    before: t.exposeString('before', { nullable: true, description: 'As it was read. Null: there was none.' }),
    after: t.exposeString('after', { nullable: true, description: 'As it is now. Null: there is none.' }),
  }),
});

const ReadingRef = builder.objectRef<LastReading>('ReviewReading').implement({
  description: 'The last reading of a review by the signed-in member.',
  fields: (t) => ({
    readAt: t.expose('readAt', { type: 'DateTime', description: 'When the member read it.' }),
    changes: t.expose('changes', {
      type: [ChangeRef],
      description: 'What has changed since then. Empty if nothing has.',
      extensions: withMaxCount(ReviewPart.options.length),
    }),
  }),
});

builder.objectField(ReviewRef, 'lastReading', (t) =>
  t.field({
    type: ReadingRef,
    nullable: true,
    description: 'Extension: null for keys, and for a member who has not marked the review as read.',
    resolve: (review, _, ctx) => viewLastReading(ctx, review),
  }),
);

const MarkPayload = definePayload<{ id: string }>('markReviewRead', (t) => ({
  delivery: t.field({
    type: DeliveryRef,
    description: 'The message that was read.',
    resolve: ({ id }, _, ctx, info) => readDelivery(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
  }),
}));

builder.mutationField('markReviewRead', (t) =>
  t.field({
    authScopes: { caller: 'member', rights: ['APPROVE'] },
    type: MarkPayload,
    description:
      'Extension: keeps what the signed-in member has read of a message, so that later changes can be shown. Approves nothing. Idempotent.',
    args: { input: t.arg({ type: zodInput('MarkReviewReadInput', MarkReviewRead), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await markReviewRead(ctx, input);
      return { id: input.id };
    },
  }),
);
