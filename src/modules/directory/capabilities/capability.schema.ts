import { z } from 'zod';
import { Process, Quantity } from '#kernel/enums.ts';
import { numberedPage, numberedPageQuery } from '#kernel/pagination/numbered-page.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { Confirmation, Source } from '#kernel/provenance.ts';
import { isNote, line, note, storable, uniqueList } from '#kernel/text.ts';
import { LeadTimeDays } from '#modules/directory/factories/factory.schema.ts';

export const CapabilityStatus = z
  .enum(['draft', 'in_review', 'published', 'rejected', 'retired'])
  .meta({ id: 'CapabilityStatus' });
export type CapabilityStatus = z.output<typeof CapabilityStatus>;

const FactValue = z.union([
  z.string().max(4000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(800)).max(20),
  z.strictObject({ low: z.number(), high: z.number() }),
]);

export const InterviewFact = z
  .strictObject({
    key: z.string().min(1).max(60).meta({ description: 'Name of the field, such as minQuantity.' }),
    value: FactValue,
    confirmation: Confirmation,
    source: Source.nullable(),
  })
  .meta({ id: 'InterviewFact' });
export type InterviewFact = z.output<typeof InterviewFact>;

const contentFields = {
  title: line(200),
  factoryId: z.uuid().nullable().meta({ description: 'Id of the directory record, if known.' }),
  factoryName: line(300).nullable(),
  process: Process,
  materials: uniqueList(line(200), 20),
  minQuantity: Quantity.nullable(),
  maxQuantity: Quantity.nullable(),
  leadTimeDays: LeadTimeDays.nullable(),
  regions: uniqueList(line(100), 20).meta({ description: 'Cities or provinces, in English or Chinese.' }),
  tolerancesNote: line(500).nullable(),
};

export const CapabilityContent = z
  .strictObject(contentFields)
  .refine(({ minQuantity: min, maxQuantity: max }) => min === null || max === null || min <= max, {
    message: 'minQuantity must not exceed maxQuantity.',
    path: ['minQuantity'],
  });
export type CapabilityContent = z.output<typeof CapabilityContent>;

export const CapabilityId = z.object({ id: z.uuid() });

export const CapabilityFilter = z.strictObject({
  status: z
    .array(CapabilityStatus)
    .max(CapabilityStatus.options.length)
    .nullish()
    .meta({ description: 'Any of these.' }),
  process: z.array(Process).max(Process.options.length).nullish().meta({ description: 'Any of these.' }),
  factoryId: z.uuid().nullish(),
  createdAt: TimeRange.nullish(),
  q: line(200).nullish().meta({ description: 'Part of the title or of the name of the factory, in any case.' }),
});

export const ReviewQueueFilter = CapabilityFilter.omit({ status: true, createdAt: true }).extend({
  submittedAt: TimeRange.nullish(),
});

const oneOfEach = { status: CapabilityStatus.optional(), process: Process.optional() };
export const CapabilityPage = z.strictObject({ ...oneOfEach, ...numberedPage });
export type CapabilityPage = z.output<typeof CapabilityPage>;
export const CapabilityQuery = z.strictObject({ ...oneOfEach, ...numberedPageQuery });

const version = z.int().min(1).meta({ description: 'The `version` last read by the caller.' });

const { factoryId: _, ...editable } = contentFields;
/** Omitted fields keep their value; null makes a field unknown. */
export const CapabilityEdit = z.strictObject({
  id: z.uuid(),
  expectedVersion: version,
  ...z.strictObject(editable).partial().shape,
});
export type CapabilityEdit = z.output<typeof CapabilityEdit>;

export const CapabilityRetirement = z.strictObject({ id: z.uuid(), expectedVersion: version });

export const ReviewDecision = z.enum(['approve', 'reject', 'request_changes']).meta({ id: 'ReviewDecision' });
export const Review = z
  .strictObject({
    decision: ReviewDecision,
    expectedVersion: version,
    note: z.string().max(2000).refine(isNote, storable).optional().meta({
      description: 'Note to the owner. Required unless the decision is approve.',
    }),
  })
  .meta({
    anyOf: [
      { properties: { decision: { const: 'approve' } } },
      { properties: { note: { pattern: '\\S' } }, required: ['note'] },
    ],
  });
export const CapabilityReview = z.strictObject({ id: z.uuid(), ...Review.shape });
export type CapabilityReview = z.output<typeof CapabilityReview>;

export type ReviewRecord = { decision: z.output<typeof ReviewDecision>; note: string | null; reviewedAt: string };

export const Discovery = z.strictObject({
  query: note(500).meta({ description: 'Words in English or Chinese.' }),
  processes: z.array(Process).max(5).optional(),
  city: line(60).optional(),
  region: line(60).optional().meta({ description: 'A province.' }),
  quantity: Quantity.optional(),
  limit: z.int().min(1).max(20).default(10),
});
export type Discovery = z.output<typeof Discovery>;
