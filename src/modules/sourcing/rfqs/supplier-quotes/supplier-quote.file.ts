import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { readFieldProblems, toValidationError } from '#kernel/validation.ts';
import { QuoteFile } from './supplier-quote.schema.ts';

export const quoteFormats = ['json', 'csv'] as const;
export type QuoteFormat = (typeof quoteFormats)[number];

/** `line` is the line of a CSV file, or the 1-based index of the quote line in a JSON file. */
type Problem = { line: number | null; field: string | null; message: string };

const invalidFile = (problems: Problem[]) =>
  new DomainError('validation_failed', 'The quote was not recorded: the file is not valid.', { problems });
const invalidWholeFile = (message: string, line: number | null = null) => invalidFile([{ line, field: null, message }]);

export function readQuoteFile(format: QuoteFormat, bytes: Uint8Array): z.output<typeof QuoteFile> {
  const text = decodeText(bytes);
  const { value, lineOf } = format === 'json' ? parseJson(text) : parseCsv(text);
  const { success, data, error } = QuoteFile.safeParse(value);
  if (success) return data;
  throw invalidFile(
    readFieldProblems(toValidationError(error)).map(({ path, message }) => {
      const [, at, field] = /^\/lines\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
      return at === undefined
        ? { line: lineOf(null), field: path.slice(1) || null, message }
        : { line: lineOf(Number(at)), field: field ?? null, message };
    }),
  );
}

type ParsedFile = { value: unknown; lineOf: (at: number | null) => number | null };

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidWholeFile('The file is not valid UTF-8.');
  }
}

function parseJson(text: string): ParsedFile {
  try {
    return { value: JSON.parse(text), lineOf: (at) => (at === null ? null : at + 1) };
  } catch {
    throw invalidWholeFile('The file is not valid JSON.');
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
/** Columns for the whole quote, set on the first line. Other lines must be empty or repeat the value. */
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

function parseCsv(text: string): ParsedFile {
  const { headers, rows } = parseTable(text);
  const unknown = headers.filter((header) => !Object.hasOwn(lineFields, header) && !Object.hasOwn(quoteFields, header));
  if (unknown.length) {
    throw invalidFile(unknown.map((field) => ({ line: 1, field, message: 'Unknown column.' })));
  }
  const [first] = rows;
  if (!first) throw invalidWholeFile('The file has no line after the header.');
  const differing = rows.flatMap(({ line, cells }) =>
    Object.keys(quoteFields)
      .filter((field) => cells[field] !== undefined && cells[field] !== first.cells[field])
      .map((field) => ({ line, field, message: 'Must be empty or equal to the value on the first line.' })),
  );
  if (differing.length) throw invalidFile(differing);
  const common = Object.entries(quoteFields).flatMap(([header, field]) =>
    first.cells[header] === undefined ? [] : [[field, first.cells[header]]],
  );
  return {
    value: { ...Object.fromEntries(common), lines: rows.map(({ cells }) => toQuoteLine(cells)) },
    lineOf: (at) => rows[at ?? 0]?.line ?? null,
  };
}

function parseTable(text: string): { headers: string[]; rows: { line: number; cells: Cells }[] } {
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
    if (error instanceof CsvError) throw invalidWholeFile(describeCsvError(error), Number(error['lines']) || null);
    throw error;
  }
  if (new Set(headers).size < headers.length) throw invalidWholeFile('Column names must be unique.', 1);
  return { headers, rows };
}

const describeCsvError = ({ code }: CsvError): string =>
  code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
    ? 'The number of cells differs from the header.'
    : 'Unbalanced quotation marks.';

function toQuoteLine(cells: Cells): Record<string, unknown> {
  const values = Object.entries(lineFields).flatMap(([field, kind]) => {
    const cell = cells[field];
    if (cell === undefined) return [];
    return [[field, kind === 'whole' && /^\d{1,15}$/.test(cell) ? Number(cell) : cell]];
  });
  const { leadTimeDaysLow: low, leadTimeDaysHigh: high, ...line } = Object.fromEntries(values);
  return low === undefined && high === undefined ? line : { ...line, leadTimeDays: { low, high } };
}
