import { type FieldProblem, invalidFields, pointer } from '#kernel/fields.ts';
import { columns, recordOf } from './factory-columns.file.ts';
import { type Line, linesOf, longest, notUtf8, type Rejection, tooLong } from './factory-lines.file.ts';

/** `value` is what the record's shape is asked about, `cells` what was written. */
type CsvRow = { line: number; cells: Record<string, string>; value: object };
type Cells = { line: number; cells: string[] };
type Next = () => Promise<Line | undefined>;

const mostLines = 200;
const badQuotes = 'The quotes of this line do not match.';

/** Rows of a CSV file with a header. Its columns are checked before any row: an unknown or doubled one throws. */
export async function* readCsvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow | Rejection> {
  let headers: string[] | undefined;
  for await (const row of recordsOf(linesOf(bytes))) {
    if (!headers) headers = checkedHeaders('cells' in row ? row.cells : []);
    else yield 'cells' in row ? rowOf(row, headers) : row;
  }
  if (!headers) checkedHeaders([]);
}

function rowOf({ line, cells }: Cells, headers: string[]): CsvRow | Rejection {
  if (cells.length !== headers.length) {
    const message = `This line has ${cells.length} cells where the header has ${headers.length}.`;
    return { line, field: null, message };
  }
  const filled = headers.map((header, at) => [header, cells[at]?.trim() ?? ''] as const).filter(([, cell]) => cell);
  const damaged = filled.find(([, cell]) => cell.includes('\uFFFD'));
  if (damaged) return { line, field: damaged[0], message: notUtf8 };
  return { line, cells: Object.fromEntries(filled), value: recordOf(filled) };
}

function checkedHeaders(cells: string[]): string[] {
  const headers = cells.map((cell) => cell.trim());
  const problem = (header: string, code: FieldProblem['code'], message: string): FieldProblem => ({
    location: 'body',
    path: pointer([header]),
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

/**
 * A quoted cell may go on over further lines. Where the quotes never add up only the first of these lines is refused
 * and the others are read again, so that one stray quote cannot swallow the rows below it.
 */
async function* recordsOf(lines: AsyncGenerator<Line>): AsyncGenerator<Cells | Rejection> {
  let again: Line[] = [];
  const next: Next = async () => again.shift() ?? (await lines.next()).value;
  try {
    for (let first = await next(); first; first = await next()) {
      const { line, text } = first;
      if (text === null) yield { line, field: null, message: tooLong };
      else if (text.trim()) {
        const { cells, followers } = await cellsFrom(text, next);
        if (cells) yield { line, cells };
        else yield { line, field: null, message: badQuotes };
        if (!cells) again = [...followers, ...again];
      }
    }
  } finally {
    await lines.return(undefined);
  }
}

async function cellsFrom(start: string, next: Next): Promise<{ cells: string[] | null; followers: Line[] }> {
  const followers: Line[] = [];
  let text = start;
  let cells = cellsOf(text);
  while (cells === 'open' && followers.length < mostLines) {
    const follower = await next();
    if (!follower) break;
    followers.push(follower);
    if (follower.text === null || text.length + follower.text.length > longest) break;
    text += `\n${follower.text}`;
    if (follower.text.includes('"')) cells = cellsOf(text);
  }
  return { cells: typeof cells === 'string' ? null : cells, followers };
}

/** `open`: a quoted cell has not ended yet. `broken`: no further line can mend it. */
function cellsOf(text: string): string[] | 'open' | 'broken' {
  const cells: string[] = [];
  for (let from = 0; ; ) {
    const quoted = text[from] === '"';
    const close = quoted ? closingQuote(text, from + 1) : -1;
    if (quoted && close === -1) return 'open';
    const comma = text.indexOf(',', from);
    const end = quoted ? close + 1 : comma === -1 ? text.length : comma;
    const cell = quoted ? text.slice(from + 1, close).replaceAll('""', '"') : text.slice(from, end);
    if ((!quoted && cell.includes('"')) || (end < text.length && text[end] !== ',')) return 'broken';
    cells.push(cell);
    if (end === text.length) return cells;
    from = end + 1;
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return -1;
}
