import Papa from 'papaparse';
import { z } from 'zod';
import { fromKeys } from '#kernel/assert.ts';
import type { DataFile } from './data-file.ts';

export type TableRow<Row> = { line: number; row: Row; problem: (column: string, message: string) => Error };

const isText = (cell: string) => cell !== '' && cell === cell.trim();
const notText = 'must be text without surrounding blanks';

export const Text = z.string().refine(isText, notText);

export const origin = {
  source: Text,
  as_of: z.string().regex(/^\d{4}-\d{2}$/, 'must be a month, such as 2026-11'),
};

export const listCell = (separator: string) =>
  z
    .string()
    .transform((cell) => (cell === '' ? [] : cell.split(separator)))
    .refine((items) => items.every(isText), notText);

export const tableError = (file: string, line: number, column: string, message: string): Error =>
  new Error(`${file}, line ${line}, column ${column}: ${message}`);

/** The columns are the keys of `schema`, in order. Throws at the first invalid row. */
export function parseTable<Schema extends z.ZodObject>(
  { file, text }: DataFile,
  schema: Schema,
): TableRow<z.output<Schema>>[] {
  const columns = Object.keys(schema.shape);
  const [header, ...records] = parseRecords(file, text);
  assertHeader(file, header?.cells ?? [], columns);
  return records.map(({ cells, line }) => {
    const problem = (column: string, message: string) => tableError(file, line, column, message);
    if (cells.length !== columns.length)
      throw new Error(`${file}, line ${line}: ${cells.length} cells for ${columns.length} columns`);
    const record = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    const { success, data, error } = schema.safeParse(record);
    if (success) return { line, row: data, problem };
    const [issue] = error.issues;
    throw problem(String(issue?.path[0] ?? columns.join(', ')), issue?.message ?? 'not valid');
  });
}

type ParsedRecord = { cells: string[]; line: number };

/** With the number of the last line of each record; blank lines are left out. */
function parseRecords(file: string, text: string): ParsedRecord[] {
  const {
    data,
    errors: [error],
  } = Papa.parse<string[]>(text, { delimiter: ',' });
  if (error) throw new Error(`${file}, record ${error.row}: ${error.message}`);
  let line = 0;
  return data.flatMap((cells) => {
    line += 1;
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
    return cells.length === 1 && cells[0] === '' ? [] : [{ cells, line }];
  });
}

function assertHeader(file: string, header: string[], columns: string[]): void {
  const refuse = (column: string, message: string) =>
    tableError(file, 1, column, `${message}; the columns are ${columns.join(', ')}, in this order`);
  const missing = columns.find((column) => !header.includes(column));
  if (missing !== undefined) throw refuse(missing, 'missing');
  const wrong = header.find((column, at) => column !== columns[at]);
  if (wrong !== undefined) throw refuse(wrong, columns.includes(wrong) ? 'repeated or out of order' : 'unknown');
}

export function assertDistinct(file: string, column: string, values: Iterable<[value: string, line: number]>): void {
  const lines = new Map<string, number>();
  for (const [value, line] of values) {
    const first = lines.get(value);
    if (first !== undefined) throw tableError(file, line, column, `"${value}" is already in line ${first}`);
    lines.set(value, line);
  }
}

export function forEachKey<Key extends string, Value>(
  { file }: DataFile,
  column: string,
  keys: readonly Key[],
  values: ReadonlyMap<string, Value>,
): Record<Key, Value> {
  return fromKeys(keys, (key) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`${file}: ${column}: no row for "${key}"`);
    return value;
  });
}
