import { CsvError, parse } from 'csv-parse/sync';
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
  return parseRecords(file, text, columns).map(({ record, info: { lines: line } }) => {
    const problem = (column: string, message: string) => tableError(file, line, column, message);
    const { success, data, error } = schema.safeParse(record);
    if (success) return { line, row: data, problem };
    const [issue] = error.issues;
    throw problem(String(issue?.path[0] ?? columns.join(', ')), issue?.message ?? 'not valid');
  });
}

type ParsedRecord = { record: Record<string, string>; info: { lines: number } };

function parseRecords(file: string, text: string, columns: string[]): ParsedRecord[] {
  const checked = (header: string[]) => {
    assertHeader(file, header, columns);
    return header;
  };
  // The parser does not call `columns` for an empty text.
  if (text.trim() === '') checked([]);
  try {
    return parse(text, { columns: checked, bom: true, info: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${file}: ${error.message}`);
    throw error;
  }
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
