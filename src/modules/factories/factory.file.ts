import type { z } from 'zod';
import { invalidField } from '#kernel/fields.ts';
import { FactoryRecord } from './factory.shapes.ts';
import { columnOf } from './factory-columns.file.ts';
import { readCsvRows } from './factory-csv.file.ts';
import { linesOf, notUtf8, type Rejection, tooLong } from './factory-lines.file.ts';
import { englishRegion } from './factory-places.ts';

export type FactoryFormat = 'csv' | 'ndjson' | 'json';

/** `raw` is the row as it was written: the cells of a CSV line by header, or the object. */
export type FactoryRow = { line: number; record: FactoryRecord; raw: Record<string, unknown> };

const mostProblems = 20;

/**
 * Reads a directory file row by row. A bad row gives one rejection per refused field (at most 20) and stops nothing;
 * only a file without usable columns or, as JSON, without a list throws. In JSON `line` counts the records from 1.
 */
export async function* readFactoryRows(
  format: FactoryFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FactoryRow | Rejection> {
  switch (format) {
    case 'csv':
      for await (const row of readCsvRows(bytes)) {
        if ('message' in row) yield row;
        else yield* accepted(row.line, row.value, row.cells, columnOf);
      }
      break;
    case 'ndjson':
      for await (const { line, text } of linesOf(bytes)) {
        const row = parsedLine(text);
        if ('message' in row) yield { line, field: null, message: row.message };
        else if (row.value !== undefined) yield* accepted(line, row.value);
      }
      break;
    case 'json':
      for (const [index, value] of (await wholeList(bytes)).entries()) yield* accepted(index + 1, value);
  }
}

function parsedLine(text: string | null): { value: unknown } | { message: string } {
  if (text === null) return { message: tooLong };
  if (text.includes('\uFFFD')) return { message: notUtf8 };
  const json = text.trim();
  if (!json) return { value: undefined };
  try {
    return { value: JSON.parse(json) };
  } catch {
    return { message: 'This line is not JSON.' };
  }
}

async function wholeList(bytes: AsyncIterable<Uint8Array>): Promise<unknown[]> {
  const file = parsedFile(Buffer.concat(await Array.fromAsync(bytes)));
  const list = isObject(file) ? file['factories'] : file;
  if (!Array.isArray(list))
    throw invalidField('', 'The file must hold a list of records, or an object with `factories`.');
  return list;
}

function parsedFile(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalidField('', 'The file is not JSON in UTF-8.');
  }
}

function* accepted(line: number, value: unknown, raw = value, nameOf = written): Generator<FactoryRow | Rejection> {
  if (!isObject(raw)) {
    yield { line, field: null, message: 'A record is a JSON object.' };
    return;
  }
  const { success, data, error } = FactoryRecord.safeParse(value);
  if (success) yield { line, record: { ...data, region: data.region && englishRegion(data.region) }, raw };
  else
    for (const { path, message } of error.issues.flatMap(problemsOf).slice(0, mostProblems))
      yield { line, field: nameOf(path), message };
}

const problemsOf = (issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'There is no such field.' }))
    : [issue];

/** `contacts.contactEmail`, `minQuantities[0].quantity`. */
const written = (path: PropertyKey[]): string =>
  path.reduce<string>((before, part) => {
    if (typeof part === 'number') return `${before}[${part}]`;
    return before ? `${before}.${String(part)}` : String(part);
  }, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
