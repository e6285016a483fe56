import { z } from 'zod';
import { ReviewSha256 } from '../delivery.schema.ts';

export const ApprovalChallenge = z.strictObject({
  deliveryId: z.uuid(),
  expectedReviewSha256: ReviewSha256.meta({ description: 'The reviewSha256 of the review that a person has read.' }),
});
