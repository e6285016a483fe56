import { z } from 'zod';
import { DeliveryId, ReviewSha256 } from '../../delivery.schema.ts';

/** What a person reads of a message, in the order of the page. */
export const ReviewPart = z
  .enum(['recipient', 'from', 'reply_to', 'cc', 'subject', 'body_en', 'body_zh', 'files'])
  .meta({ id: 'ReviewPart' });
export type ReviewPart = z.output<typeof ReviewPart>;

/** Each part as text. */
export const ReadReview = z.record(ReviewPart, z.string().nullable());
export type ReadReview = z.output<typeof ReadReview>;

export type ReviewChange = { part: ReviewPart; before: string | null; after: string | null };

export const MarkReviewRead = DeliveryId.extend({
  reviewSha256: ReviewSha256.meta({ description: 'Of the review that was read.' }),
}).strict();
