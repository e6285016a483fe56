import { z } from 'zod';
import { Quantity } from '#kernel/enums.ts';
import { FactoryListQuery } from '#modules/directory/factories/factory.schema.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

export const ExportKind = z.enum(['factories']).meta({ id: 'ExportKind' });
export const ExportFormat = z.enum(['csv', 'ndjson', 'parquet']).meta({ id: 'ExportFormat' });
export type ExportFormat = z.output<typeof ExportFormat>;
export const ExportStatus = z.enum(['running', 'complete', 'failed']).meta({ id: 'ExportStatus' });

/** The filter of the directory's list, in the types of JSON. */
export const ExportFilter = FactoryListQuery.omit({ page: true, pageSize: true }).extend({
  answeredUs: z.boolean().optional(),
  minQuantityAtMost: Quantity.optional(),
  includeQuarantined: z.boolean().optional(),
});

export const ExportId = z.object({ id: z.uuid() });
export const NewExport = z.strictObject({ kind: ExportKind, filter: ExportFilter.default({}), format: ExportFormat });
export const CreateExport = z.strictObject({ ...NewExport.shape, ...idempotent });
