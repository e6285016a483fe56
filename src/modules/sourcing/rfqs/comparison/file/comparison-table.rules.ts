import { shippingModes } from '#modules/logistics/shipping/shipping.schema.ts';
import type { BreakEven, BreakEvenRange } from '../matrix/break-even.rules.ts';
import { type Cell, describeBand, type Supplier } from '../matrix/matrix.rules.ts';
import type { ExchangeRate } from '../matrix/matrix.schema.ts';
import type { ComparisonMatrix } from '../matrix/matrix.service.ts';
import type { ComparisonTable } from './comparison-file.schema.ts';
import type { CellValue } from './workbook.rules.ts';

type Column<Row> = { name: string; description: string; read: (row: Row) => CellValue | undefined };

const toNumber = (value: string | number | null | undefined): CellValue =>
  value == null ? null : { number: `${value}` };
const text = <Row>(name: string, description: string, read: (row: Row) => string | null | undefined): Column<Row> => ({
  name,
  description,
  read,
});
const number = <Row>(
  name: string,
  description: string,
  read: (row: Row) => string | number | null | undefined,
): Column<Row> => ({ name, description, read: (row) => toNumber(read(row)) });

type QuoteLine = { supplier: Supplier; cell: Cell };
const join = (texts: readonly string[]): string => texts.join(' | ');

const quoteColumns: Column<QuoteLine>[] = [
  text('factory', 'Name of the factory.', ({ supplier }) => supplier.factoryName),
  text('factoryId', 'Id of the factory.', ({ supplier }) => supplier.factoryId),
  text('answerState', 'State of its answer.', ({ supplier }) => supplier.answerState),
  text('respondedAt', 'When it answered.', ({ supplier }) => supplier.respondedAt),
  number('quantity', 'Number of units.', ({ cell }) => cell.quantity),
  text('quoteId', 'Id of the current version of the quote.', ({ supplier }) => supplier.quote?.id),
  number('version', 'Version of the quote.', ({ supplier }) => supplier.quote?.version),
  text('receivedAt', 'When the quote was received.', ({ supplier }) => supplier.quote?.receivedAt),
  text('validity', 'valid, expired or not_stated.', ({ supplier }) => supplier.validity),
  text('validUntil', 'Last day on which the quote can be accepted.', ({ supplier }) => supplier.quote?.validUntil),
  text('incoterm', 'Delivery term of the price.', ({ supplier }) => supplier.quote?.offer.incoterm),
  text('namedPlace', 'Place of the delivery term.', ({ supplier }) => supplier.quote?.offer.namedPlace),
  text('bands', 'Which price break applies to each part, and why.', ({ cell }) =>
    join(cell.parts.map((part) => `${part.name}: ${describeBand(part)}`)),
  ),
  number('moq', 'Minimum order quantity in units.', ({ cell }) => cell.moq),
  number('leadTimeDaysLow', 'Lead time of the slowest part, least days.', ({ cell }) => cell.leadTimeDays?.low),
  number('leadTimeDaysHigh', 'Lead time of the slowest part, most days.', ({ cell }) => cell.leadTimeDays?.high),
  text('currency', 'Currency of the quote.', ({ cell }) => cell.quoted?.currency),
  number('unitPrice', 'Price of one unit, as quoted.', ({ cell }) => cell.quoted?.unitPrice),
  number('goodsTotal', 'unitPrice × quantity.', ({ cell }) => cell.quoted?.goodsTotal),
  number('toolingCost', 'One-time cost of tools, as quoted.', ({ cell }) => cell.quoted?.toolingCost),
  number('toolingPerUnit', 'toolingCost / quantity, six decimals.', ({ cell }) => cell.quoted?.toolingPerUnit),
  number('total', 'goodsTotal + toolingCost.', ({ cell }) => cell.quoted?.total),
  number('totalPerUnit', 'total / quantity, six decimals.', ({ cell }) => cell.quoted?.totalPerUnit),
  number('usdPerUnit', 'Rate to USD that was used. Empty for USD.', ({ cell }) => cell.usd?.rate?.usdPerUnit),
  text('rateAsOf', 'Day of the rate.', ({ cell }) => cell.usd?.rate?.asOf),
  text('rateSource', 'Source of the rate.', ({ cell }) => cell.usd?.rate?.source),
  number('unitPriceUsd', 'unitPrice in USD, six decimals if converted.', ({ cell }) => cell.usd?.unitPrice),
  number('goodsTotalUsd', 'goodsTotal in USD, in cents if converted.', ({ cell }) => cell.usd?.goodsTotal),
  number('toolingCostUsd', 'toolingCost in USD, in cents if converted.', ({ cell }) => cell.usd?.toolingCost),
  number('toolingPerUnitUsd', 'toolingPerUnit in USD.', ({ cell }) => cell.usd?.toolingPerUnit),
  number('totalUsd', 'total in USD, in cents if converted.', ({ cell }) => cell.usd?.total),
  number('totalPerUnitUsd', 'totalPerUnit in USD.', ({ cell }) => cell.usd?.totalPerUnit),
  ...shippingModes.flatMap((mode): Column<QuoteLine>[] => {
    const read = ({ cell }: QuoteLine) => cell.landed.byMode.find((one) => one.mode === mode);
    return [
      number(`${mode}KnownUsd`, 'Landed cost of one unit without freight.', (line) => read(line)?.known),
      number(`${mode}LowUsd`, 'Landed cost of one unit, least.', (line) => read(line)?.low),
      number(`${mode}HighUsd`, 'Landed cost of one unit, most.', (line) => read(line)?.high),
      text(`${mode}Reason`, 'Why landed cost is unknown.', (line) => read(line)?.reason),
    ];
  }),
  text('landedBasis', 'How landed cost was estimated.', ({ cell }) => cell.landed.basis),
  text('unknowns', 'Codes of what is unknown; the table unknowns explains them.', ({ cell }) =>
    join([...new Set(cell.unknowns.map(({ code }) => code))]),
  ),
];

type BreakEvenLine = { pair: BreakEven; range: BreakEvenRange | null };

const breakEvenColumns: Column<BreakEvenLine>[] = [
  text('firstFactory', 'First factory of the pair, by name.', ({ pair }) => pair.firstFactoryName),
  text('secondFactory', 'Second factory of the pair.', ({ pair }) => pair.secondFactoryName),
  text('currency', 'Currency of the totals.', ({ pair }) => pair.currency),
  number('from', 'First quantity at which both totals hold.', ({ range }) => range?.from),
  number('to', 'Last such quantity. Empty: no further price break.', ({ range }) => range?.to),
  text('firstTotal', 'Total of the first factory at q units.', ({ range }) => range?.firstTotal),
  text('secondTotal', 'Total of the second factory at q units.', ({ range }) => range?.secondTotal),
  text('outcome', 'at_quantity, outside_range, never or always.', ({ range }) => range?.outcome),
  number('quantity', 'Where both totals are equal.', ({ range }) => range?.quantity),
  number('nextWholeQuantity', 'The first whole number not below quantity.', ({ range }) => range?.nextWholeQuantity),
  number('total', 'Both totals there, in cents.', ({ range }) => range?.total),
  text('formula', 'How quantity was computed.', ({ range }) => range?.formula),
  text('unknowns', 'What is unknown about the pair.', ({ pair }) => join(pair.unknowns.map(({ message }) => message))),
];

type UnknownLine = { supplier: Supplier; cell: Cell; unknown: Cell['unknowns'][number] };

const unknownColumns: Column<UnknownLine>[] = [
  text('factory', 'Name of the factory.', ({ supplier }) => supplier.factoryName),
  number('quantity', 'Number of units.', ({ cell }) => cell.quantity),
  text('code', 'Stable code of the unknown.', ({ unknown }) => unknown.code),
  text('layer', 'Part of the cost that it leaves open.', ({ unknown }) => unknown.layer),
  text('subject', 'Part, line, currency, mode or layer that it is about.', ({ unknown }) => unknown.subject),
  text('message', 'What is unknown.', ({ unknown }) => unknown.message),
  text('howToSettle', 'What would settle it.', ({ unknown }) => unknown.howToSettle),
];

const rateColumns: Column<ExchangeRate>[] = [
  text('currency', 'Currency.', ({ currency }) => currency),
  number('usdPerUnit', 'US dollars for one unit of it.', ({ usdPerUnit }) => usdPerUnit),
  text('asOf', 'Day of the rate.', ({ asOf }) => asOf),
  text('source', 'Source of the rate, as given.', ({ source }) => source),
];

export const tableColumns = {
  quotes: quoteColumns,
  break_even: breakEvenColumns,
  unknowns: unknownColumns,
  exchange_rates: rateColumns,
};

const listQuoteLines = ({ suppliers }: ComparisonMatrix): QuoteLine[] =>
  suppliers.flatMap((supplier) => supplier.cells.map((cell) => ({ supplier, cell })));

/** A row of column names, then the values. */
export function renderTable(matrix: ComparisonMatrix, name: ComparisonTable): CellValue[][] {
  switch (name) {
    case 'quotes':
      return render(quoteColumns, listQuoteLines(matrix));
    case 'break_even':
      return render(
        breakEvenColumns,
        matrix
          .breakEvens()
          .flatMap((pair): BreakEvenLine[] =>
            pair.ranges.length ? pair.ranges.map((range) => ({ pair, range })) : [{ pair, range: null }],
          ),
      );
    case 'unknowns':
      return render(
        unknownColumns,
        listQuoteLines(matrix).flatMap(({ supplier, cell }) =>
          cell.unknowns.map((unknown) => ({ supplier, cell, unknown })),
        ),
      );
    case 'exchange_rates':
      return render(rateColumns, matrix.exchangeRates);
  }
}

const render = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CellValue[][] => [
  columns.map(({ name }) => name),
  ...rows.map((row) => columns.map(({ read }) => read(row) ?? null)),
];
