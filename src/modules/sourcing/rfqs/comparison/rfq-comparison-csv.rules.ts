import { stringify } from 'csv-stringify/sync';
import type { ComparisonColumn, WithoutQuote } from './rfq-comparison.rules.ts';
import { listMessages } from './unknown.rules.ts';

type Line = {
  factoryName: string;
  factoryId: string;
  quantity: number;
  unknowns: string[];
  column: ComparisonColumn | null;
};
type Cell = (line: Line) => string | number | null | undefined;
const readColumn =
  (cell: (column: ComparisonColumn) => string | number | null | undefined): Cell =>
  ({ column }) =>
    column && cell(column);

const table: Record<string, Cell> = {
  factory: ({ factoryName }) => factoryName,
  factoryId: ({ factoryId }) => factoryId,
  quantity: ({ quantity }) => quantity,
  version: readColumn(({ version }) => version),
  currency: readColumn(({ currency }) => currency),
  incoterm: readColumn(({ incoterm }) => incoterm),
  namedPlace: readColumn(({ namedPlace }) => namedPlace),
  unitPrice: readColumn(({ unitPrice }) => unitPrice),
  goodsTotal: readColumn(({ goodsTotal }) => goodsTotal),
  toolingCost: readColumn(({ toolingCost }) => toolingCost),
  total: readColumn(({ total }) => total),
  moq: readColumn(({ moq }) => moq),
  leadTimeDaysLow: readColumn(({ leadTimeDays }) => leadTimeDays?.low),
  leadTimeDaysHigh: readColumn(({ leadTimeDays }) => leadTimeDays?.high),
  validUntil: readColumn(({ validUntil }) => validUntil),
  landedUnitUsdLow: readColumn(({ landedUnitUsd }) => landedUnitUsd?.low),
  landedUnitUsdHigh: readColumn(({ landedUnitUsd }) => landedUnitUsd?.high),
  landedBasis: readColumn(({ landedBasis }) => landedBasis),
  unknowns: ({ unknowns }) => unknowns.join(' | '),
};

/** For spreadsheets: BOM, CRLF line ends, and escaped formulas. */
export function renderComparisonCsv(
  quantity: number,
  columns: readonly ComparisonColumn[],
  withoutQuote: readonly WithoutQuote[],
): string {
  const lines: Line[] = [
    ...columns.map((column) => ({ ...column, quantity, column, unknowns: listMessages(column.unknowns) })),
    ...withoutQuote.map((factory) => ({ ...factory, quantity, unknowns: [factory.note], column: null })),
  ];
  const rows = lines.map((line) => Object.values(table).map((cell) => cell(line) ?? null));
  return stringify([Object.keys(table), ...rows], { bom: true, record_delimiter: '\r\n', escape_formulas: true });
}
