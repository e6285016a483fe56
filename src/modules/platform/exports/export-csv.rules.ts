import { stringify } from 'csv-stringify/sync';
import type { Column, Format } from './export-column.rules.ts';

/** For spreadsheets: BOM, CRLF, formulas escaped. Lists are joined by ` | `. */
export const writeCsv: Format = async function* (table, batches) {
  yield Buffer.from(stringify([table.map(({ name }) => name)], { ...dialect, bom: true }));
  for await (const rows of batches) {
    yield Buffer.from(
      stringify(
        rows.map((row) => table.map((column) => formatCell(column, row))),
        dialect,
      ),
    );
  }
};

const dialect = { record_delimiter: '\r\n', escape_formulas: true };

function formatCell<Row>({ kind, read: of, cell }: Column<Row>, row: Row): string | null {
  if (cell) return cell(row);
  const value = of(row);
  if (Array.isArray(value)) return value.join(' | ');
  if (value instanceof Date) return value.toISOString().slice(0, kind === 'day' ? 10 : undefined);
  return value === null ? null : String(value);
}
