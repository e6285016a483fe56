import type { z } from 'zod';
import { parseTable, tableError } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import { ImportAreaRow, type ImportTables, ImportTaxRow, LowValueRow } from './import-tables.schema.ts';

const files = { taxes: 'import-taxes.csv', areas: 'import-areas.csv', rules: 'low-value-rules.csv' };

const readTable = <Schema extends z.ZodObject>(file: string, schema: Schema) =>
  parseTable(readDataFile(`${import.meta.dirname}/..`, file), schema);

const readImportRows = () => ({
  taxes: readTable(files.taxes, ImportTaxRow),
  areas: readTable(files.areas, ImportAreaRow),
  rules: readTable(files.rules, LowValueRow),
});
type ImportRows = ReturnType<typeof readImportRows>;

/** Throws with file, line and column of an invalid row. */
export const readImportTables = (): ImportTables => toImportTables(readImportRows());

export function toImportTables({ taxes, areas, rules }: ImportRows): ImportTables {
  const byArea = new Map(areas.map(({ row }) => [row.area, row]));
  for (const [at, { line, row }] of taxes.entries()) {
    if (!byArea.has(row.area)) throw tableError(files.taxes, line, 'area', `${row.area} is not in ${files.areas}.`);
    const other = taxes.slice(0, at).find((one) => one.row.country === row.country && overlaps(one.row, row));
    if (other) throw tableError(files.taxes, line, 'country', `Overlaps with line ${other.line}.`);
  }
  for (const { line, row } of rules) {
    if (!byArea.has(row.area)) throw tableError(files.rules, line, 'area', `${row.area} is not in ${files.areas}.`);
    if ((row.amount === null) !== (row.currency === null))
      throw tableError(files.rules, line, 'currency', 'An amount and its currency stand together.');
  }
  return { taxes: taxes.map(({ row }) => row), areas: byArea, lowValueRules: rules.map(({ row }) => row) };
}

type Period = { validFrom: string | null; validTo: string | null };
const overlaps = (one: Period, other: Period): boolean =>
  (one.validFrom ?? '') <= (other.validTo ?? '9999') && (other.validFrom ?? '') <= (one.validTo ?? '9999');
