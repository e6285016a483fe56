import { z } from 'zod';
import { listKeys } from '#kernel/assert.ts';
import { formatPath, listProblems } from '#tables/problems.ts';
import { FactoryRecord } from '../factory.schema.ts';
import { toEnglishRegion } from '../factory-places.ts';
import { findHeader } from './factory-columns.file.ts';
import { readCsvRows } from './factory-csv.file.ts';
import { isObject, readJsonRows, readNdjsonRows } from './factory-json.file.ts';
import type { Rejection } from './factory-lines.file.ts';
import { readXlsxRows } from './factory-xlsx.file.ts';

export type FactoryRow = { line: number; record: FactoryRecord; raw: Record<string, unknown> };

type UncheckedRow = { line: number; raw: unknown; value: unknown };
type FileFormat = {
  read: (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<UncheckedRow | Rejection>;
  formatField: (path: PropertyKey[]) => string;
};

const formats = {
  csv: { read: readCsvRows, formatField: findHeader },
  xlsx: { read: readXlsxRows, formatField: findHeader },
  ndjson: { read: readNdjsonRows, formatField: formatPath },
  json: { read: readJsonRows, formatField: formatPath },
} satisfies Record<string, FileFormat>;

export type FactoryFormat = keyof typeof formats;
export const factoryFormats = listKeys(formats);

const maxProblems = 20;
const record = z.compile(FactoryRecord);

/**
 * Streams the rows of a directory file. An invalid row yields up to 20 rejections, one per field. Throws only if the
 * file is not of its format or lacks usable columns.
 */
export async function* readFactoryRows(
  format: FactoryFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FactoryRow | Rejection> {
  const { read, formatField }: FileFormat = formats[format];
  for await (const row of read(bytes)) {
    if ('message' in row) yield row;
    else for (const outcome of validateRow(row, formatField)) yield outcome;
  }
}

function validateRow(
  { line, raw, value }: UncheckedRow,
  formatField: FileFormat['formatField'],
): (FactoryRow | Rejection)[] {
  if (!isObject(raw)) return [{ line, field: null, message: 'A record must be a JSON object.' }];
  const { success, data, error } = record.safeParse(value);
  if (success) return [{ line, record: { ...data, region: data.region && toEnglishRegion(data.region) }, raw }];
  return error.issues
    .flatMap(listProblems)
    .slice(0, maxProblems)
    .map(({ path, message }) => ({ line, field: formatField(path), message }));
}
