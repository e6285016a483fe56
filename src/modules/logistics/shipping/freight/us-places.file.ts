import { z } from 'zod';
import { listCell, origin, parseTable, type TableRow, tableError } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';

const Prefix = z
  .string()
  .regex(
    /^(\d|\d{3}|\d{5}|\d{3}-\d{3}|\d{5}-\d{5})$/,
    'prefixes of one, three or five digits, or ranges such as 006-009, separated by |',
  )
  .refine((prefix) => {
    const [first = '', last = first] = prefix.split('-');
    return first <= last;
  }, 'the lower prefix of a range stands first');

const Row = z.object({
  zip_prefixes: listCell('|')
    .pipe(z.array(Prefix).min(1, 'at least one prefix'))
    .transform((prefixes) => prefixes.flatMap(expandRange)),
  region: z.enum(['west', 'central', 'east', 'beyond']),
  /** Name of a place outside the customs territory; empty inside. */
  territory: z.string(),
  states: listCell('|').pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'two capital letters, separated by |'))),
  ...origin,
});
export type Region = Exclude<z.output<typeof Row>['region'], 'beyond'>;

/** `digit`: with which its ZIP Codes usually begin; null outside the contiguous states. */
type Place = { region: Region | 'beyond'; digit: string | null; territory: Territory | null };

/** A destination outside the customs territory of the United States. */
export type Territory = { name: string; source: string };

export const readUsPlaces = () => parseUsPlaces(readDataFile(`${import.meta.dirname}/..`, 'us-places.csv'));

export function parseUsPlaces(data: DataFile) {
  const rows = parseTable(data, Row);
  for (const { row, problem } of rows) {
    if (row.territory && row.region !== 'beyond')
      throw problem('territory', 'empty, except for places beyond the contiguous states');
    if (row.region !== 'beyond' && row.zip_prefixes.length !== 1)
      throw problem('zip_prefixes', 'one digit, except for places beyond the contiguous states');
  }
  const toPlace = ({ row }: (typeof rows)[number]): Place => ({
    region: row.region,
    digit: row.region === 'beyond' ? null : (row.zip_prefixes[0] ?? null),
    territory: row.territory ? { name: row.territory, source: row.source } : null,
  });
  const byPrefix = index(rows, 'zip_prefixes', toPlace);
  const states = index(rows, 'states', toPlace);
  const missing = [...'0123456789'].find((digit) => !byPrefix.has(digit));
  if (missing) throw tableError(data.file, rows.length + 1, 'zip_prefixes', `no row for ${missing}`);
  return { byPrefix, states };
}

function index<Value>(
  rows: TableRow<z.output<typeof Row>>[],
  column: 'zip_prefixes' | 'states',
  toValue: (row: (typeof rows)[number]) => Value,
): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const row of rows) {
    for (const key of row.row[column]) {
      if (values.has(key)) throw row.problem(column, `"${key}" is listed twice`);
      values.set(key, toValue(row));
    }
  }
  return values;
}

function expandRange(prefix: string): string[] {
  const [first = '', last = first] = prefix.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) =>
    String(Number(first) + at).padStart(first.length, '0'),
  );
}
