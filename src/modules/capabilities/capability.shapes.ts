import { z } from 'zod';
import { Process, Quantity } from '#kernel/trade.ts';
import { LeadTimeDays, line, listOf } from '#modules/factories/factory.shapes.ts';
import { Confirmation, Source } from '#modules/projects/project.shapes.ts';

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

/** Something that was said in an interview, with who confirmed it and where it was said. */
export const InterviewFact = z
  .strictObject({
    key: z.string().min(1).max(60).meta({ description: 'Such as minQuantity.' }),
    value: FactValue,
    confirmation: Confirmation,
    source: Source.nullable(),
  })
  .meta({ id: 'InterviewFact' });
export type InterviewFact = z.output<typeof InterviewFact>;

const contentFields = {
  title: line(200),
  factoryId: z.uuid().nullable().meta({ description: 'The record of the directory, where it is known.' }),
  factoryName: line(300).nullable(),
  process: Process,
  materials: listOf(line(200), 20),
  minQuantity: Quantity.nullable(),
  maxQuantity: Quantity.nullable(),
  leadTimeDays: LeadTimeDays.nullable(),
  regions: listOf(line(100), 20).meta({ description: 'Cities or provinces, in English or Chinese.' }),
  tolerancesNote: line(500).nullable(),
};

/** What a capability says. Unknown is null, or an empty list. */
export const CapabilityContent = z
  .strictObject(contentFields)
  .refine(({ minQuantity: min, maxQuantity: max }) => min === null || max === null || min <= max, {
    message: 'The minimum must not be above the maximum.',
    path: ['minQuantity'],
  });
export type CapabilityContent = z.output<typeof CapabilityContent>;
