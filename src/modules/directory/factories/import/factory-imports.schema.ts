import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';

export const ImportState = z.enum(['running', 'finished', 'stopped']).meta({ id: 'FactoryImportState' });
export type ImportState = z.output<typeof ImportState>;

export const ImportFilter = z.strictObject({
  state: z.array(ImportState).max(ImportState.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});
