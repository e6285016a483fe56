import { type FieldProblem, invalidFields, toJsonPointer } from '#kernel/validation.ts';
import { columns, toFactoryRecord } from './factory-columns.file.ts';
import { notUtf8Message, type Rejection } from './factory-lines.file.ts';

export type Cells = { line: number; cells: string[] };

export type TableRow = { line: number; raw: Record<string, string>; value: object };

/** Throws for unknown, duplicate or missing columns before any row. */
export async function* readTableRows(records: AsyncIterable<Cells | Rejection>): AsyncGenerator<TableRow | Rejection> {
  let headers: string[] | undefined;
  for await (const record of records) {
    if (!headers) headers = parseHeaders('cells' in record ? record.cells : []);
    else yield 'cells' in record ? toTableRow(record, headers) : record;
  }
  if (!headers) parseHeaders([]);
}

function toTableRow({ line, cells }: Cells, headers: string[]): TableRow | Rejection {
  if (cells.length !== headers.length) {
    const message = `The line has ${cells.length} cells, but the header has ${headers.length}.`;
    return { line, field: null, message };
  }
  const filled = headers.map((header, at) => [header, cells[at]?.trim() ?? ''] as const).filter(([, cell]) => cell);
  const damaged = filled.find(([, cell]) => cell.includes('\uFFFD'));
  if (damaged) return { line, field: damaged[0], message: notUtf8Message };
  return { line, raw: Object.fromEntries(filled), value: toFactoryRecord(filled) };
}

function parseHeaders(cells: string[]): string[] {
  const headers = cells.map((cell) => cell.trim());
  const problem = (header: string, code: FieldProblem['code'], message: string): FieldProblem => ({
    location: 'body',
    path: toJsonPointer([header]),
    code,
    message,
    limit: null,
    allowed: null,
  });
  const unknown = headers.filter((header) => !columns.has(header));
  const doubled = headers.filter((header, at) => columns.has(header) && headers.indexOf(header) !== at);
  const problems = [
    ...unknown.map((header) => problem(header, 'unknown_field', `Unknown column ${JSON.stringify(header)}.`)),
    ...doubled.map((header) => problem(header, 'duplicate', `Duplicate column ${header}.`)),
  ];
  if (!headers.includes('directoryId')) problems.push(problem('directoryId', 'required', 'This column is required.'));
  if (problems.length > 0) throw invalidFields(problems);
  return headers;
}
