import type { z } from 'zod';
import { rawQuery } from '#db/raw-query.ts';
import { batch } from '#db/rows.ts';
import { requireSession } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { digestReviewParts, isSameDigest, type Review, reviewChanged } from '../../delivery.rules.ts';
import { reviewDelivery } from '../review.service.ts';
import { findReview } from '../review-record.service.ts';
import { ReviewReading } from './review-reading.entity.ts';
import { compareReviews, toReadReview } from './review-reading.rules.ts';
import type { MarkReviewRead, ReviewChange } from './review-reading.schema.ts';

export type LastReading = { readAt: string; changes: ReviewChange[] };

/** Keeps what the member has read: the current review, or nothing if it is no longer that. */
export async function markReviewRead(
  ctx: Context,
  { id, reviewSha256 }: z.output<typeof MarkReviewRead>,
): Promise<void> {
  const { memberId, owner } = requireSession(ctx);
  const review = await reviewDelivery(ctx, id);
  const em = ctx.em.fork();
  if (!isSameDigest(review.reviewSha256, reviewSha256))
    throw reviewChanged(digestReviewParts(review), await findReview(em, id, reviewSha256));
  const content = JSON.stringify(toReadReview(review));
  await em.transactional((em) =>
    rawQuery(em, saveReading, [newId(), owner, ctx.now(), memberId, id, reviewSha256, content]),
  );
}

/** Names the key, not its columns, because the owner is one of them where tables are distributed. */
const saveReading = `
  insert into review_reading (id, owner, created_at, updated_at, read_at, member_id, delivery_id, review_sha256, content)
  values ($1, $2, $3, $3, $3, $4, $5, $6, $7)
  on conflict on constraint review_reading_member_id_delivery_id_unique do update set
    updated_at = excluded.updated_at, read_at = excluded.read_at, review_sha256 = excluded.review_sha256,
    content = excluded.content`;

/** Null for keys, and for members who have not read it yet. */
export async function viewLastReading(ctx: Context, review: Review): Promise<LastReading | null> {
  const { viewer } = ctx;
  if (viewer?.kind !== 'session') return null;
  const reading = await batch(ctx, 'readings of reviews', async (ids) => {
    const found = await ctx.em.fork().find(ReviewReading, { memberId: viewer.memberId, deliveryId: [...ids] });
    const byDelivery = new Map(found.map((one) => [one.deliveryId, one]));
    return ids.map((id) => byDelivery.get(id) ?? null);
  }).load(review.deliveryId);
  if (!reading) return null;
  return { readAt: reading.readAt.toISOString(), changes: compareReviews(reading.content, toReadReview(review)) };
}
