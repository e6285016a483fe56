import { z } from 'zod';
import {
  hasUniqueQuantities,
  type Offer,
  QuoteContent,
  QuoteLine,
} from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.schema.ts';
import { fileIds } from './files/answer-file.schema.ts';

export const AnswerStatus = z
  .enum(['proposed', 'accepted', 'refused', 'superseded'])
  .meta({ id: 'SupplierAnswerStatus' });
export type AnswerStatus = z.output<typeof AnswerStatus>;

/** `link`: entered by the supplier. `mail`: read from its reply. */
export const AnswerSource = z.enum(['link', 'mail']).meta({ id: 'SupplierAnswerSource' });
export const EvidenceField = z
  .enum([
    ...(['unitPrice', 'currency', 'toolingCost', 'moq', 'leadTimeDays', 'sampleLeadTimeDays'] as const),
    ...(['incoterm', 'namedPlace', 'validUntil', 'paymentTerms', 'decline'] as const),
  ])
  .meta({ id: 'AnswerEvidenceField' });
export type EvidenceField = z.output<typeof EvidenceField>;
/** `model`: a language model placed the value; its words were found in the mail. */
export const EvidenceReader = z.enum(['rules', 'model']).meta({ id: 'AnswerEvidenceReader' });
export type EvidenceReader = z.output<typeof EvidenceReader>;
export const EvidenceLanguage = z.enum(['en', 'zh']).meta({ id: 'EvidenceLanguage' });

/** Where a mail states a value: `text` is the characters of its body from `start` to `end`. */
export type AnswerEvidence = {
  field: EvidenceField;
  lineId: string | null;
  quantity: number | null;
  text: string;
  language: z.output<typeof EvidenceLanguage>;
  start: number;
  end: number;
  /** Absent in answers from before models read mail. */
  readBy?: EvidenceReader;
};

const AnswerLine = QuoteLine.omit({ description: true }).extend({ lineId: z.uuid() });
const clientAnswerId = z
  .string()
  .regex(/^[\w-]{8,120}$/, 'Must be 8 to 120 letters, digits, underscores or hyphens.')
  .optional();

const { currency, incoterm, namedPlace, validUntil, note } = QuoteContent.shape;
const OfferAnswer = z.strictObject({
  ...{ clientAnswerId, currency, incoterm, namedPlace, validUntil, note },
  paymentTerms: z.string().min(1).max(300).nullable().default(null),
  sampleLeadTimeDays: z.int().min(0).max(1000).nullable().default(null),
  lines: z
    .array(AnswerLine)
    .min(1)
    .max(120)
    .refine(hasUniqueQuantities, {
      message: 'A line can be quoted only once per quantity.',
      params: { code: 'duplicate' },
    }),
  fileIds,
});
export type OfferAnswer = z.output<typeof OfferAnswer>;

const DeclineAnswer = z.strictObject({
  clientAnswerId,
  decline: z.strictObject({ reason: z.string().min(1).max(400).nullable().default(null) }),
});

/** By the field `decline`, so that problems are those of the form that was meant. */
export const chooseAnswerSchema = (body: object): typeof DeclineAnswer | typeof OfferAnswer =>
  'decline' in body ? DeclineAnswer : OfferAnswer;
export type NewAnswer = OfferAnswer | z.output<typeof DeclineAnswer>;

/** As saved: each line has the name under which the supplier read it. */
export type AnsweredOffer = Offer & Pick<OfferAnswer, 'validUntil' | 'paymentTerms' | 'sampleLeadTimeDays'>;

export const AnswerFilter = z.strictObject({
  rfqId: z.uuid().nullish(),
  status: z.array(AnswerStatus).max(AnswerStatus.options.length).nullish().meta({ description: 'Any of these.' }),
});
export const AnswerListQuery = z.strictObject({
  status: AnswerStatus.optional().meta({ description: 'Only answers in this state.' }),
});
export const AnswerId = z.strictObject({ id: z.uuid() });
export const AnswerRefusal = z.strictObject({ id: z.uuid(), reason: z.string().max(400).optional() });
