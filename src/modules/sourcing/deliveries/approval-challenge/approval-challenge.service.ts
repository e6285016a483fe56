import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { challengeForApproval } from '#modules/identity/passkeys/approval-signature.service.ts';
import type { RequestOptions } from '#modules/identity/passkeys/passkey.service.ts';
import { readDelivery } from '../delivery.queries.ts';
import type { ApprovalChallenge } from './approval-challenge.schema.ts';

export async function challengeDelivery(
  ctx: Context,
  { deliveryId, expectedReviewSha256: reviewSha256 }: z.output<typeof ApprovalChallenge>,
): Promise<RequestOptions> {
  const { id } = await readDelivery(ctx, deliveryId, ['id']);
  return challengeForApproval(ctx, 'delivery_approval', { id, reviewSha256 });
}
