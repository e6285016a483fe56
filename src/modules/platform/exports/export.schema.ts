import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

export const ExportKind = z.enum(['factories']).meta({ id: 'ExportKind' });
export type ExportKind = z.output<typeof ExportKind>;
export const ExportFormat = z.enum(['csv', 'ndjson', 'parquet']).meta({ id: 'ExportFormat' });
export type ExportFormat = z.output<typeof ExportFormat>;
export const ExportStatus = z.enum(['running', 'complete', 'failed']).meta({ id: 'ExportStatus' });

const anyOf = <S extends z.ZodEnum>(values: S) =>
  z.array(values).max(values.options.length).nullish().meta({ description: 'Any of these.' });

export const ExportFilter = z.strictObject({
  kind: anyOf(ExportKind),
  format: anyOf(ExportFormat),
  status: anyOf(ExportStatus),
  createdAt: TimeRange.nullish(),
});

export const ExportId = z.object({ id: z.uuid() });

export const createExportRequestSchema = (filter: z.ZodObject) =>
  z.strictObject({ kind: ExportKind, filter: filter.default({}), format: ExportFormat });
export type NewExport = z.output<ReturnType<typeof createExportRequestSchema>>;

export const createExportInputSchema = (filter: z.ZodObject) =>
  z.strictObject({ ...createExportRequestSchema(filter).shape, ...idempotent });
export type ExportCreation = z.output<ReturnType<typeof createExportInputSchema>>;
