import { z } from 'zod';
import { FactoryRecord } from '../factory.schema.ts';
import { englishRegion } from '../factory-places.ts';
import { columnOf } from './factory-columns.file.ts';
import { readCsvRows } from './factory-csv.file.ts';
import { isObject, readJsonRows, readNdjsonRows } from './factory-json.file.ts';
import { formatPath, listProblems, type Rejection } from './factory-lines.file.ts';
import { readXlsxRows } from './factory-xlsx.file.ts';

/** `raw` is the row as it was written: the filled cells of a table by header, or the object. */
export type FactoryRow = { line: number; record: FactoryRecord; raw: Record<string, unknown> };

type WrittenRow = { line: number; raw: unknown; value: unknown };
type Form = {
  read: (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<WrittenRow | Rejection>;
  /** How the file itself calls a field of the record. */
  nameOf: (path: PropertyKey[]) => string;
};

const forms = {
  csv: { read: readCsvRows, nameOf: columnOf },
  xlsx: { read: readXlsxRows, nameOf: columnOf },
  ndjson: { read: readNdjsonRows, nameOf: formatPath },
  json: { read: readJsonRows, nameOf: formatPath },
} satisfies Record<string, Form>;

export type FactoryFormat = keyof typeof forms;
export const factoryFormats = Object.keys(forms) as FactoryFormat[];

const mostProblems = 20;
const record = z.compile(FactoryRecord);

/**
 * Reads a directory file row by row. A bad row gives one rejection per refused field (at most 20) and stops nothing;
 * only a file that is not of its form, or without usable columns, throws.
 */
export async function* readFactoryRows(
  format: FactoryFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FactoryRow | Rejection> {
  const { read, nameOf }: Form = forms[format];
  for await (const row of read(bytes)) {
    if ('message' in row) yield row;
    else for (const outcome of accepted(row, nameOf)) yield outcome;
  }
}

function accepted({ line, raw, value }: WrittenRow, nameOf: Form['nameOf']): (FactoryRow | Rejection)[] {
  if (!isObject(raw)) return [{ line, field: null, message: 'A record is a JSON object.' }];
  const { success, data, error } = record.safeParse(value);
  if (success) return [{ line, record: { ...data, region: data.region && englishRegion(data.region) }, raw }];
  return error.issues
    .flatMap(listProblems)
    .slice(0, mostProblems)
    .map(({ path, message }) => ({ line, field: nameOf(path), message }));
}
