import { z } from 'zod';
import { textScalars } from '#kernel/text.ts';

export const maxVisited = 5;

export const FactoryAuditVisitInput = z.strictObject({
  factoryIds: z.array(z.string().min(1).max(120)).min(1).max(maxVisited).meta({
    description: 'Factory uuids, directory ids (mfg-, int-, eng-) or unique names.',
  }),
  earliestDate: z.iso.date().optional().meta({ description: 'The earliest day of the visit.' }),
  notes: z.string().max(2000).optional(),
});
export type FactoryAuditVisitInput = z.output<typeof FactoryAuditVisitInput>;

export const VisitedFactory = z
  .strictObject({
    factoryId: z.string().register(textScalars, { scalar: 'ID' }),
    directoryId: z.string(),
    nameEn: z.string(),
    nameZh: z.string().nullable(),
  })
  .meta({ id: 'FactoryAuditVisitResultFactory' });

export const FactoryAuditVisitResult = z.strictObject({
  factories: z.array(VisitedFactory).max(maxVisited),
  unresolvedFactoryIds: z.array(z.string()),
  earliestDate: z.string().nullable(),
  whatHappensNext: z.array(z.string()),
});
