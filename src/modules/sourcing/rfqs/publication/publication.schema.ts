import { z } from 'zod';
import { Incoterm, Quantity } from '#kernel/enums.ts';
import { textScalars } from '#kernel/text.ts';
import { distinct } from '#kernel/validation.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';
import { signed } from '#modules/identity/passkeys/passkey.schema.ts';
import { Currency, Price } from '../supplier-quotes/money.schema.ts';

const maxFactories = 5;
const namedPlace = z
  .string()
  .min(1)
  .max(120)
  .meta({ description: 'The place or port of the delivery term. Requires incoterm.' });
const deliverTo = z.string().min(1).max(200);
const targetUnitPrice = Price.meta({
  description: 'Visible to the buyer only; never disclosed to suppliers.',
}).register(textScalars, { scalar: 'Decimal' });
const quoteBy = z.iso.date().meta({ description: 'Today or later.' });

const terms = {
  currency: Currency,
  incoterm: Incoterm.optional(),
  namedPlace: namedPlace.optional(),
  deliverTo: deliverTo.optional(),
  targetUnitPrice: targetUnitPrice.optional(),
  quoteBy: quoteBy.optional(),
};
const factoryNames = z.array(z.string().min(1).max(120)).min(1).max(maxFactories);

export const ReviewRequest = z.strictObject({
  actionId: z.uuid(),
  ...terms,
  factoryIds: factoryNames.optional().meta({ description: 'Factory uuids or directory ids. Default: the shortlist.' }),
});
export type ReviewRequest = z.output<typeof ReviewRequest>;

export const ReviewQuery = z.strictObject({
  ...terms,
  factoryIds: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(factoryNames)
    .optional()
    .meta({
      description: 'Comma-separated factory uuids or directory ids, at most five. Default: the shortlist.',
      pattern: `^[^,]{1,120}(,[^,]{1,120}){0,${maxFactories - 1}}$`,
    }),
});

export const Selection = z
  .strictObject({
    currency: Currency,
    incoterm: Incoterm.nullable().default(null),
    namedPlace: namedPlace.nullable().default(null),
    deliverTo: deliverTo.nullable().default(null),
    targetUnitPrice: targetUnitPrice.nullable().default(null),
    quantities: z.array(Quantity).max(6),
    quoteBy: quoteBy.nullable().default(null),
    factoryIds: distinct(z.array(z.uuid()).min(1).max(maxFactories), 'Factories must be unique.'),
    anonymised: z.boolean(),
  })
  .meta({
    id: 'PublicationSelection',
    anyOf: [
      { properties: { namedPlace: { type: 'null' } } },
      { properties: { incoterm: { enum: Incoterm.options } }, required: ['incoterm'] },
    ],
  });
export type Selection = z.output<typeof Selection>;

export const PublicationApprovalBody = z.strictObject({
  expectedReviewSha256: z
    .string()
    .regex(/^[a-f0-9]{64}$/)
    .meta({ description: 'The reviewSha256 of the review that a person has read.' })
    .register(textScalars, { scalar: 'Sha256' }),
  selection: Selection,
});
export const PublicationBody = z.strictObject({ approvalId: z.uuid() });

export const PublicationAction = z.object({ actionId: z.uuid() });
export const ApprovePublication = z.strictObject({
  ...PublicationAction.shape,
  ...PublicationApprovalBody.shape,
  ...signed,
  ...idempotent,
});
export const PublicationChallenge = z.strictObject({
  ...PublicationAction.shape,
  expectedReviewSha256: PublicationApprovalBody.shape.expectedReviewSha256,
});
export const PublishQuoteRequest = z.strictObject({
  ...PublicationAction.shape,
  ...PublicationBody.shape,
  ...idempotent,
});
