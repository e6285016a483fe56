import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '#kernel/validation.ts';
import type { Rejection } from './factory-lines.file.ts';
import { type Cells, readTableRows, type TableRow } from './factory-table.file.ts';
import { findArchiveProblem } from './zip-archive.file.ts';

/**
 * Rows of the first sheet of a workbook, below its header, numbered as in the sheet. A cell means what its text would in
 * the CSV form: a date is its day, a formula its last value, and one that failed is an empty cell. Holds the whole file,
 * its unpacked XML and all cells of the sheet in memory, so the unpacked size is bounded before anything is unpacked.
 */
export const readXlsxRows = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow | Rejection> =>
  readTableRows(readRecords(bytes));

async function* readRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Cells> {
  const rows = await readFirstSheet(Buffer.concat(await Array.fromAsync(bytes)));
  let width = 0;
  for (const [index, row] of rows.entries()) {
    const cells = row.map(formatCell);
    const filled = cells.findLastIndex((cell) => cell.trim()) + 1;
    if (filled === 0) continue;
    // The sheet is as wide as its widest row; a row is as wide as the header, or as what it has beyond it.
    width ||= filled;
    yield { line: index + 1, cells: cells.slice(0, Math.max(width, filled)) };
  }
}

async function readFirstSheet(file: Buffer): Promise<unknown[][]> {
  const problem = findArchiveProblem(file);
  if (problem) throw createUnreadableError(problem);
  try {
    // The reader that unpacks by the directory, as the check does; the one for streams unpacks whatever follows in the file.
    return await readSheet(new Uint8Array(file).buffer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw createUnreadableError(reason);
  }
}

const createUnreadableError = (reason: string) =>
  invalidField('', `The file is not an .xlsx workbook that can be read: ${reason}.`);

function formatCell(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.valueOf()) ? 'no date' : cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}
