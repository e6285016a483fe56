import { CsvError, parse } from 'csv-parse/sync';
import { assertDefined } from '#kernel/assert.ts';
import { type Line, maxLineBytes, type Rejection, readFactoryLines, tooLongMessage } from './factory-lines.file.ts';
import { type Cells, readTableRows, type TableRow } from './factory-table.file.ts';

const maxRecordLines = 200;
const batchLines = 256;
const badQuotesMessage = 'Unbalanced quotes.';

/** Replaces a line that is too long: invalid in any cell, so that it also ends an open quoted cell. */
const unreadable = '"x"x';

/** Parsed in batches of lines, because the parser's own stream ends at a stray quote. */
export const readCsvRows = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow | Rejection> =>
  readTableRows(readRecords(readFactoryLines(bytes)));

async function* readRecords(lines: AsyncIterable<Line>): AsyncGenerator<Cells | Rejection> {
  let unread: Line[] = [];
  let size = 0;
  for await (const line of lines) {
    unread.push(line);
    size += measureLine(line);
    if (unread.length < batchLines && size < maxLineBytes) continue;
    const { records, rest } = parseRecords(unread, true);
    for (const record of records) yield record;
    unread = rest;
    size = rest.reduce((sum, line) => sum + measureLine(line), 0);
  }
  for (const record of parseRecords(unread, false).records) yield record;
}

const measureLine = ({ text }: Line) => text?.length ?? 0;

/**
 * A quoted cell may span lines: while `more` lines follow, an open record is returned as `rest`. If its quotes never
 * balance, only its first line is rejected and the others are parsed again, so that a stray quote cannot swallow the
 * rows below.
 */
function parseRecords(lines: Line[], more: boolean): { records: (Cells | Rejection)[]; rest: Line[] } {
  const records: (Cells | Rejection)[] = [];
  for (let at = 0; ; ) {
    const { read, problem } = parseLines(lines.slice(at), records);
    at += read;
    const first = lines[at];
    if (!problem || !first) return { records, rest: [] };
    if (problem.code === 'CSV_QUOTE_NOT_CLOSED' && more && lines.length - at < maxRecordLines)
      return { records, rest: lines.slice(at) };
    records.push({ line: first.line, field: null, message: first.text === null ? tooLongMessage : badQuotesMessage });
    at += 1;
  }
}

function parseLines(lines: Line[], records: (Cells | Rejection)[]): { read: number; problem: CsvError | null } {
  let read = 0;
  const on_record = (cells: string[]) => {
    const { line, text } = assertDefined(lines[read], 'line');
    const height = cells.join('').split('\n').length;
    if (height > maxRecordLines) throw new CsvError('CSV_MAX_RECORD_SIZE', 'Too many lines in a record.');
    read += height;
    if (text?.trim()) records.push({ line, cells });
    return null;
  };
  const text = lines.map(({ text }) => text ?? unreadable).join('\n');
  try {
    parse(text, { on_record, record_delimiter: '\n', relax_column_count: true, max_record_size: maxLineBytes });
    return { read, problem: null };
  } catch (error) {
    if (error instanceof CsvError) return { read, problem: error };
    throw error;
  }
}
