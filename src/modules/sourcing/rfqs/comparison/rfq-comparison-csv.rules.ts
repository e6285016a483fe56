import { stringify } from 'csv-stringify/sync';
import type { ComparisonColumn, WithoutQuote } from './rfq-comparison.rules.ts';

type Line = {
  factoryName: string;
  factoryId: string;
  quantity: number;
  unknowns: string[];
  column: ComparisonColumn | null;
};
type Cell = (line: Line) => string | number | null | undefined;
const of =
  (cell: (column: ComparisonColumn) => string | number | null | undefined): Cell =>
  ({ column }) =>
    column && cell(column);

const table: Record<string, Cell> = {
  factory: ({ factoryName }) => factoryName,
  factoryId: ({ factoryId }) => factoryId,
  quantity: ({ quantity }) => quantity,
  version: of(({ version }) => version),
  currency: of(({ currency }) => currency),
  incoterm: of(({ incoterm }) => incoterm),
  namedPlace: of(({ namedPlace }) => namedPlace),
  unitPrice: of(({ unitPrice }) => unitPrice),
  goodsTotal: of(({ goodsTotal }) => goodsTotal),
  toolingCost: of(({ toolingCost }) => toolingCost),
  total: of(({ total }) => total),
  moq: of(({ moq }) => moq),
  leadTimeDaysLow: of(({ leadTimeDays }) => leadTimeDays?.low),
  leadTimeDaysHigh: of(({ leadTimeDays }) => leadTimeDays?.high),
  validUntil: of(({ validUntil }) => validUntil),
  landedUnitUsdLow: of(({ landedUnitUsd }) => landedUnitUsd?.low),
  landedUnitUsdHigh: of(({ landedUnitUsd }) => landedUnitUsd?.high),
  landedBasis: of(({ landedBasis }) => landedBasis),
  unknowns: ({ unknowns }) => unknowns.join(' | '),
};

/** A line for each supplier, by name, for spreadsheets: BOM, CRLF, and no cell that they would take for a formula. */
export function comparisonCsv(
  quantity: number,
  columns: readonly ComparisonColumn[],
  silent: readonly WithoutQuote[],
): string {
  const lines: Line[] = [
    ...columns.map((column) => ({ ...column, quantity, column })),
    ...silent.map((one) => ({ ...one, quantity, unknowns: [one.note], column: null })),
  ];
  const rows = lines.map((line) => Object.values(table).map((cell) => cell(line) ?? null));
  return stringify([Object.keys(table), ...rows], { bom: true, record_delimiter: '\r\n', escape_formulas: true });
}
