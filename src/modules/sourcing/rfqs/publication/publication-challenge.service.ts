import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { challengeForApproval } from '#modules/identity/passkeys/approval-signature.service.ts';
import type { RequestOptions } from '#modules/identity/passkeys/passkey.service.ts';
import { readAction } from '#modules/sourcing/actions/action.queries.ts';
import type { PublicationChallenge } from './publication.schema.ts';

export async function challengePublication(
  ctx: Context,
  { actionId, expectedReviewSha256: reviewSha256 }: z.output<typeof PublicationChallenge>,
): Promise<RequestOptions> {
  const { id } = await readAction(ctx, actionId, ['id']);
  return challengeForApproval(ctx, 'publication_approval', { id, reviewSha256 });
}
