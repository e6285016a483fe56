import { parseTable } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import { type CarrierLimit, CarrierLimitRow } from './carrier-limits.schema.ts';

export const readCarrierLimits = (): CarrierLimit[] =>
  parseTable(readDataFile(`${import.meta.dirname}/..`, 'carrier-limits.csv'), CarrierLimitRow).map(({ row }) => row);
