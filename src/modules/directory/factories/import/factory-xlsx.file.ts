import { readSheet } from 'read-excel-file/universal';
import { invalidField } from '#kernel/validation.ts';
import type { Rejection } from './factory-lines.file.ts';
import { type Cells, readTableRows, type TableRow } from './factory-table.file.ts';
import { findArchiveProblem } from './zip-archive.file.ts';

/**
 * Dates are read as days, formulas as their last value, failed formulas as empty. Holds the file, its XML and all cells
 * in memory, so the unpacked size is checked before unpacking.
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
    // All rows of a sheet have the width of the widest; cut each to the header, but keep extra cells, which are an
    // error.
    width ||= filled;
    yield { line: index + 1, cells: cells.slice(0, Math.max(width, filled)) };
  }
}

async function readFirstSheet(file: Buffer): Promise<unknown[][]> {
  const problem = findArchiveProblem(file);
  if (problem) throw createUnreadableError(problem);
  try {
    // readSheet unpacks by the central directory, as the check does; the streaming reader would unpack anything in the
    // file.
    return await readSheet(new Uint8Array(file).buffer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw createUnreadableError(reason);
  }
}

const createUnreadableError = (reason: string) =>
  invalidField('', `The file is not a readable .xlsx workbook: ${reason}.`);

function formatCell(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.valueOf()) ? 'no date' : cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}
