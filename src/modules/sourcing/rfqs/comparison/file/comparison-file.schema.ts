import { z } from 'zod';
import { MatrixTerms } from '../matrix/matrix.schema.ts';

export const ComparisonFileFormat = z.enum(['csv', 'xlsx']).meta({ id: 'ComparisonFileFormat' });
export type ComparisonFileFormat = z.output<typeof ComparisonFileFormat>;

export const ComparisonTable = z
  .enum(['quotes', 'break_even', 'unknowns', 'exchange_rates'])
  .meta({ id: 'ComparisonTable' });
export type ComparisonTable = z.output<typeof ComparisonTable>;

export const ComparisonFileRequest = z.strictObject({
  format: ComparisonFileFormat,
  table: ComparisonTable.default('quotes').meta({
    description: 'The table of a CSV file. A workbook has all of them, one for each sheet. Default: quotes.',
  }),
  ...MatrixTerms.shape,
});

export const ComparisonFileInput = z.strictObject({ rfqId: z.uuid(), ...ComparisonFileRequest.shape });
export type ComparisonFileInput = z.output<typeof ComparisonFileInput>;
