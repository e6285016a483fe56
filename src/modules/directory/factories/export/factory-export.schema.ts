import { z } from 'zod';
import { Quantity } from '#kernel/enums.ts';
import { FactoryListQuery } from '../factory-filter.schema.ts';

export const FactoryExportFilter = FactoryListQuery.omit({ page: true, pageSize: true }).extend({
  answeredUs: z.boolean().optional(),
  minQuantityAtMost: Quantity.optional(),
  includeQuarantined: z.boolean().optional(),
});
