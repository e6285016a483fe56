import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { Delivery } from '../../delivery.entity.ts';
import type { ReadReview } from './review-reading.schema.ts';

/** The last version of a message that a member has read. */
const ReviewReadingSchema = defineEntity({
  name: 'ReviewReading',
  ...owned,
  uniques: [{ properties: ['memberId', 'deliveryId'] }],
  properties: {
    ...ownedIdentity,
    readAt: p.datetime(3),
    reviewSha256: p.string().length(64),
    content: p.json<ReadReview>(),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade').index(false),
    deliveryId: () => p.manyToOne(Delivery).mapToPk().joinColumn('delivery_id').deleteRule('cascade').index(),
  },
});
export class ReviewReading extends ReviewReadingSchema.class {}
ReviewReadingSchema.setClass(ReviewReading);
