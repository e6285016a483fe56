import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { DomainError, toPublicError } from '#kernel/errors.ts';
import { toValidationError } from '#kernel/validation.ts';
import { QuoteFile } from './supplier-quote.schema.ts';

export const quoteFormats = ['json', 'csv'] as const;
export type QuoteFormat = (typeof quoteFormats)[number];

/** What is wrong with a file. `line` counts the lines of a CSV file, and the quoted lines of a JSON file from 1. */
type Problem = { line: number | null; field: string | null; message: string };

const unusable = (problems: Problem[]) =>
  new DomainError('validation_failed', 'The quote was not recorded: the file is not valid.', { problems });
const atAll = (message: string, line: number | null = null) => unusable([{ line, field: null, message }]);

/** A quote from the bytes of a file. All of it is good, or none of it is taken. */
export function readQuoteFile(format: QuoteFormat, bytes: Uint8Array): z.output<typeof QuoteFile> {
  const text = textOf(bytes);
  const { value, lineOf } = format === 'json' ? fromJson(text) : fromCsv(text);
  const { success, data, error } = QuoteFile.safeParse(value);
  if (success) return data;
  const { fields = [] } = toPublicError(toValidationError(error)).details as {
    fields?: { path: string; message: string }[];
  };
  throw unusable(
    fields.map(({ path, message }) => {
      const [, at, field] = /^\/lines\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
      return at === undefined
        ? { line: lineOf(null), field: path.slice(1) || null, message }
        : { line: lineOf(Number(at)), field: field ?? null, message };
    }),
  );
}

type Read = { value: unknown; lineOf: (at: number | null) => number | null };

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw atAll('The file is not UTF-8.');
  }
}

function fromJson(text: string): Read {
  try {
    return { value: JSON.parse(text), lineOf: (at) => (at === null ? null : at + 1) };
  } catch {
    throw atAll('The file is not JSON.');
  }
}

const lineFields: Record<string, 'text' | 'whole'> = {
  lineId: 'text',
  description: 'text',
  quantity: 'whole',
  unitPrice: 'text',
  toolingCost: 'text',
  moq: 'whole',
  leadTimeDaysLow: 'whole',
  leadTimeDaysHigh: 'whole',
  note: 'text',
};
/** The same for the whole quote: on the first line, and on others only if they say the same. */
const quoteFields: Record<string, string> = {
  currency: 'currency',
  incoterm: 'incoterm',
  namedPlace: 'namedPlace',
  validUntil: 'validUntil',
  receivedAt: 'receivedAt',
  source: 'source',
  quoteNote: 'note',
};

type Cells = Record<string, string>;

function fromCsv(text: string): Read {
  const { headers, rows } = tableOf(text);
  const unknown = headers.filter((header) => !Object.hasOwn(lineFields, header) && !Object.hasOwn(quoteFields, header));
  if (unknown.length) {
    throw unusable(unknown.map((field) => ({ line: 1, field, message: 'There is no such column.' })));
  }
  const [first] = rows;
  if (!first) throw atAll('The file has no line below its header.');
  const differing = rows.flatMap(({ line, cells }) =>
    Object.keys(quoteFields)
      .filter((field) => cells[field] !== undefined && cells[field] !== first.cells[field])
      .map((field) => ({ line, field, message: 'A quote has one; the first line says another or none.' })),
  );
  if (differing.length) throw unusable(differing);
  const common = Object.entries(quoteFields).flatMap(([header, field]) =>
    first.cells[header] === undefined ? [] : [[field, first.cells[header]]],
  );
  return {
    value: { ...Object.fromEntries(common), lines: rows.map(({ cells }) => quotedLine(cells)) },
    lineOf: (at) => rows[at ?? 0]!.line,
  };
}

function tableOf(text: string): { headers: string[]; rows: { line: number; cells: Cells }[] } {
  let headers: string[] = [];
  const rows: { line: number; cells: Cells }[] = [];
  const columns = (cells: string[]) => {
    headers = cells.map((cell) => cell.trim());
    return headers;
  };
  const on_record = (record: Cells, { lines }: { lines: number }) => {
    const filled = Object.entries(record).flatMap(([header, cell]) => (cell.trim() ? [[header, cell.trim()]] : []));
    const height = Object.values(record).join('').split('\n').length;
    if (filled.length) rows.push({ line: lines - height + 1, cells: Object.fromEntries(filled) });
    return null;
  };
  try {
    parse(text.replace(/\r\n?/g, '\n'), { bom: true, columns, on_record, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw atAll(csvProblem(error), Number(error['lines']) || null);
    throw error;
  }
  if (new Set(headers).size < headers.length) throw atAll('A column stands twice.', 1);
  return { headers, rows };
}

const csvProblem = ({ code }: CsvError): string =>
  code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
    ? 'This line has not as many cells as the header.'
    : 'Its quotes do not match.';

function quotedLine(cells: Cells): Record<string, unknown> {
  const said = Object.entries(lineFields).flatMap(([field, kind]) => {
    const cell = cells[field];
    if (cell === undefined) return [];
    return [[field, kind === 'whole' && /^\d{1,15}$/.test(cell) ? Number(cell) : cell]];
  });
  const { leadTimeDaysLow: low, leadTimeDaysHigh: high, ...line } = Object.fromEntries(said);
  return low === undefined && high === undefined ? line : { ...line, leadTimeDays: { low, high } };
}
