import { builder, forApprovers } from '#graph/builder.ts';
import { zodInput } from '#graph/zod.ts';
import { defineChallengePayload } from '#modules/identity/passkeys/passkey.graph.ts';
import { PublicationChallenge } from './publication.schema.ts';
import { challengePublication } from './publication-challenge.service.ts';

builder.mutationField('publicationApprovalChallenge', (t) =>
  t.field({
    ...forApprovers,
    type: defineChallengePayload('publicationApprovalChallenge'),
    description:
      'Extension: options for the signature of a passkey over the approval of this publication. Send the response as `assertion` to approvePublication.',
    args: {
      input: t.arg({ type: zodInput('PublicationApprovalChallengeInput', PublicationChallenge), required: true }),
    },
    resolve: (_, { input }, ctx) => challengePublication(ctx, input),
  }),
);
