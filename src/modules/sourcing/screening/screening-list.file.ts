import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { sha256 } from '#kernel/hash.ts';
import { tableError } from '#tables/csv-table.ts';
import { type ListEntry, ListRow, type ScreeningList } from './screening-list.schema.ts';

const syntheticFile = join(import.meta.dirname, 'data', 'synthetic-list.csv');
const maxBytes = 60_000_000;
const maxRows = 200_000;
const columns = Object.keys(ListRow.shape);

/**
 * Reads the CSV file of the US Consolidated Screening List
 * (https://www.trade.gov/consolidated-screening-list). Throws at the first row that is not valid.
 */
export function readScreeningList(path?: string): ScreeningList {
  const file = path ?? syntheticFile;
  const { size } = statSync(file);
  if (size > maxBytes) throw new Error(`${file}: has ${size} bytes, more than ${maxBytes}`);
  const bytes = readFileSync(file);
  const { entries, newest } = parseScreeningList(file, bytes);
  const version = [path === undefined ? 'synthetic' : null, newest, sha256(bytes).slice(0, 12)];
  return { version: version.filter((part) => part !== null).join('-'), isSynthetic: path === undefined, entries };
}

function parseScreeningList(file: string, bytes: Buffer): Pick<ScreeningList, 'entries'> & { newest: string | null } {
  const entries: ListEntry[] = [];
  let newest: string | null = null;
  const readRow = (record: Record<string, string>, { lines }: { lines: number }) => {
    const { success, data, error } = ListRow.safeParse(record);
    if (!success) {
      const [issue] = error.issues;
      throw tableError(file, lines, String(issue?.path[0]), issue?.message ?? 'not valid');
    }
    if (entries.length === maxRows) throw new Error(`${file}, line ${lines}: more than ${maxRows} rows`);
    const { source: list, type, name, alt_names: aliases, addresses, start_date: startDate, end_date: endDate } = data;
    entries.push({ list, kind: toKind(type), name, aliases, addresses, endDate });
    if (startDate !== null && (newest === null || startDate > newest)) newest = startDate;
    return null;
  };
  const readHeader = (header: string[]) => {
    const missing = columns.find((column) => !header.includes(column));
    if (missing !== undefined) throw tableError(file, 1, missing, `missing; required are ${columns.join(', ')}`);
    return header.map((column) => (columns.includes(column) ? column : false));
  };
  try {
    parse(bytes, { columns: readHeader, on_record: readRow, bom: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${file}: ${error.message}`);
    throw error;
  }
  if (!entries.length) throw new Error(`${file}: has no rows; required columns are ${columns.join(', ')}`);
  return { entries, newest };
}

function toKind(type: string): ListEntry['kind'] {
  if (type === '') return null;
  return type === 'Individual' ? 'person' : 'organisation';
}
