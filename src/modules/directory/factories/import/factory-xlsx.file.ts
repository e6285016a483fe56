import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '#kernel/validation.ts';
import type { Rejection } from './factory-lines.file.ts';
import { type Cells, type TableRow, tableRows } from './factory-table.file.ts';
import { archiveProblem } from './zip-archive.file.ts';

/**
 * Rows of the first sheet of a workbook, below its header, numbered as in the sheet. A cell means what its text would in
 * the CSV form: a date is its day, a formula its last value, and one that failed is an empty cell. Holds the whole file,
 * its unpacked XML and all cells of the sheet in memory, so the unpacked size is bounded before anything is unpacked.
 */
export const readXlsxRows = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow | Rejection> =>
  tableRows(recordsOf(bytes));

async function* recordsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Cells> {
  const rows = await sheetOf(Buffer.concat(await Array.fromAsync(bytes)));
  let width = 0;
  for (const [index, row] of rows.entries()) {
    const cells = row.map(textOf);
    const filled = cells.findLastIndex((cell) => cell.trim()) + 1;
    if (filled === 0) continue;
    // The sheet is as wide as its widest row; a row is as wide as the header, or as what it has beyond it.
    width ||= filled;
    yield { line: index + 1, cells: cells.slice(0, Math.max(width, filled)) };
  }
}

async function sheetOf(file: Buffer): Promise<unknown[][]> {
  const problem = archiveProblem(file);
  if (problem) throw notReadable(problem);
  try {
    // The reader that unpacks by the directory, as the check does; the one for streams unpacks whatever follows in the file.
    return await readSheet(new Uint8Array(file).buffer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw notReadable(reason);
  }
}

const notReadable = (reason: string) =>
  invalidField('', `The file is not an .xlsx workbook that can be read: ${reason}.`);

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.valueOf()) ? 'no date' : cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}
