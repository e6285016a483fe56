import { stringify } from 'csv-stringify/sync';
import { sha256 } from '#kernel/hash.ts';
import { matrixNote } from '../matrix/matrix.rules.ts';
import type { ComparisonMatrix } from '../matrix/matrix.service.ts';
import { type ComparisonFileFormat, type ComparisonFileInput, ComparisonTable } from './comparison-file.schema.ts';
import { renderTable, tableColumns } from './comparison-table.rules.ts';
import { type CellValue, type Sheet, writeWorkbook } from './workbook.rules.ts';

export type ComparisonFile = {
  mediaType: string;
  disposition: string;
  bytes: number;
  sha256: string;
  /** Base64. */
  content: string;
};

const mediaTypes: Record<ComparisonFileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function renderComparisonFile(
  matrix: ComparisonMatrix,
  { format, table }: Pick<ComparisonFileInput, 'format' | 'table'>,
): ComparisonFile {
  const bytes = format === 'csv' ? Buffer.from(renderCsv(matrix, table)) : Buffer.from(renderWorkbook(matrix));
  const name = format === 'csv' ? `comparison-${table}` : 'comparison';
  return {
    mediaType: mediaTypes[format],
    disposition: `attachment; filename="${name}-${matrix.asOf}.${format}"`,
    bytes: bytes.length,
    sha256: sha256(bytes),
    content: bytes.toString('base64'),
  };
}

/** For spreadsheets: BOM, CRLF line ends, and escaped formulas. */
const renderCsv = (matrix: ComparisonMatrix, table: ComparisonTable): string =>
  stringify(
    renderTable(matrix, table).map((row) => row.map(formatValue)),
    { bom: true, record_delimiter: '\r\n', escape_formulas: true },
  );

const formatValue = (value: CellValue): string | null =>
  value !== null && typeof value === 'object' ? value.number : value;

const renderWorkbook = (matrix: ComparisonMatrix): Uint8Array =>
  writeWorkbook(
    [
      ...ComparisonTable.options.map((name): Sheet => ({ name, rows: renderTable(matrix, name) })),
      { name: 'columns', rows: describeTables(matrix) },
    ],
    new Date(`${matrix.asOf}T12:00:00Z`),
  );

const describeTables = ({ title, asOf }: ComparisonMatrix): string[][] => [
  ['table', 'column', 'description'],
  ...ComparisonTable.options.flatMap((table) =>
    tableColumns[table].map(({ name, description }) => [table, name, description]),
  ),
  ['', '', `${title}, as of ${asOf}.`],
  ['', '', matrixNote],
];
