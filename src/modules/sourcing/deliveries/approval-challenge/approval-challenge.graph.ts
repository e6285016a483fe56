import { builder, forApprovers } from '#graph/builder.ts';
import { zodInput } from '#graph/zod.ts';
import { defineChallengePayload } from '#modules/identity/passkeys/passkey.graph.ts';
import { ApprovalChallenge } from './approval-challenge.schema.ts';
import { challengeDelivery } from './approval-challenge.service.ts';

builder.mutationField('approvalChallenge', (t) =>
  t.field({
    ...forApprovers,
    type: defineChallengePayload('approvalChallenge'),
    description:
      'Extension: options for the signature of a passkey over the approval of this review. Send the response as `assertion` to approveDelivery.',
    args: { input: t.arg({ type: zodInput('ApprovalChallengeInput', ApprovalChallenge), required: true }) },
    resolve: (_, { input }, ctx) => challengeDelivery(ctx, input),
  }),
);
