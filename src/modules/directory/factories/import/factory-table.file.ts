import { type FieldProblem, invalidFields, toJsonPointer } from '#kernel/validation.ts';
import { columns, toFactoryRecord } from './factory-columns.file.ts';
import { notUtf8, type Rejection } from './factory-lines.file.ts';

export type Cells = { line: number; cells: string[] };

/** `value` is what the record's shape is asked about, `raw` what was written: the filled cells by header. */
export type TableRow = { line: number; raw: Record<string, string>; value: object };

/** Rows below a header. Its columns are checked before any row: an unknown, doubled or missing one throws. */
export async function* tableRows(records: AsyncIterable<Cells | Rejection>): AsyncGenerator<TableRow | Rejection> {
  let headers: string[] | undefined;
  for await (const record of records) {
    if (!headers) headers = checkedHeaders('cells' in record ? record.cells : []);
    else yield 'cells' in record ? rowOf(record, headers) : record;
  }
  if (!headers) checkedHeaders([]);
}

function rowOf({ line, cells }: Cells, headers: string[]): TableRow | Rejection {
  if (cells.length !== headers.length) {
    const message = `This line has ${cells.length} cells where the header has ${headers.length}.`;
    return { line, field: null, message };
  }
  const filled = headers.map((header, at) => [header, cells[at]?.trim() ?? ''] as const).filter(([, cell]) => cell);
  const damaged = filled.find(([, cell]) => cell.includes('\uFFFD'));
  if (damaged) return { line, field: damaged[0], message: notUtf8 };
  return { line, raw: Object.fromEntries(filled), value: toFactoryRecord(filled) };
}

function checkedHeaders(cells: string[]): string[] {
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
    ...unknown.map((header) => problem(header, 'unknown_field', `There is no column named ${JSON.stringify(header)}.`)),
    ...doubled.map((header) => problem(header, 'duplicate', `The column ${header} stands twice.`)),
  ];
  if (!headers.includes('directoryId')) problems.push(problem('directoryId', 'required', 'This column is required.'));
  if (problems.length > 0) throw invalidFields(problems);
  return headers;
}
