import { builder, forOwners } from '#graph/builder.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { ScreeningRef } from '#modules/sourcing/screening/screening.graph.ts';
import type { Screening } from '#modules/sourcing/screening/screening.service.ts';
import { ConfirmScreening } from './confirm-screening.schema.ts';
import { confirmScreening } from './confirm-screening.service.ts';

const ConfirmPayload = definePayload<{ screening: Screening }>('confirmScreening', (t) => ({
  screening: t.expose('screening', { type: ScreeningRef, description: 'With the confirmation.' }),
}));

builder.mutationField('confirmScreening', (t) =>
  t.field({
    ...forOwners,
    type: ConfirmPayload,
    description:
      'Extension: confirms with a reason that messages may be approved to a recipient with the name of an entry of the screening list. Holds for this recipient and version of the list. Audited, idempotent.',
    args: { input: t.arg({ type: zodInput('ConfirmScreeningInput', ConfirmScreening), required: true }) },
    resolve: async (_, { input }, ctx) => ({ screening: await confirmScreening(ctx, input) }),
  }),
);
