import { Exact } from '#kernel/decimal.ts';
import { roundPrice } from '../../supplier-quotes/money.rules.ts';
import type { Part } from '../../supplier-quotes/quoted-part.rules.ts';
import type { QuoteRow } from '../../supplier-quotes/supplier-quote.queries.ts';
import { computeComparisonColumn, isExpired } from '../rfq-comparison.rules.ts';
import { describeUnknown, type Unknown, type UnknownRecord } from '../unknown.rules.ts';
import { describeMissingRate, findRate } from './amounts.rules.ts';
import { describeExpiry } from './matrix.rules.ts';
import type { BreakEvenOutcome, ExchangeRate } from './matrix.schema.ts';

/** Quantities in which the total is `toolingCost + unitPrice × q`. `to` is null where no further break follows. */
type CostRange = { from: number; to: number | null; toolingCost: string; unitPrice: string };

export type BreakEvenRange = {
  from: number;
  to: number | null;
  firstTotal: string;
  secondTotal: string;
  outcome: BreakEvenOutcome;
  formula: string | null;
  quantity: string | null;
  nextWholeQuantity: number | null;
  total: string | null;
};

export type BreakEven = {
  firstFactoryId: string;
  firstFactoryName: string;
  secondFactoryId: string;
  secondFactoryName: string;
  currency: string | null;
  ranges: BreakEvenRange[];
  unknowns: UnknownRecord[];
};

const maxQuantity = 10_000_000;
const quantityDigits = 6;

/** The ranges in which the total of a quote is known. It changes only where a price break or a minimum begins to apply. */
export function listCostRanges(quote: QuoteRow, request: readonly Part[]): CostRange[] {
  const starts = listRangeStarts(quote, request);
  const ranges: CostRange[] = [];
  for (const [at, from] of starts.entries()) {
    const { unitPrice, toolingCost, total } = computeComparisonColumn(quote, request, from);
    if (unitPrice === null || toolingCost === null || total === null) continue;
    const next = starts[at + 1];
    const to = next === undefined ? null : next - 1;
    const last = ranges.at(-1);
    const isContinued = last?.to === from - 1 && last.unitPrice === unitPrice && last.toolingCost === toolingCost;
    if (last && isContinued) last.to = to;
    else ranges.push({ from, to, toolingCost, unitPrice });
  }
  return ranges;
}

function listRangeStarts({ offer }: QuoteRow, request: readonly Part[]): number[] {
  const starts = request.flatMap(({ id, quantityPerUnit }) => {
    const perUnit = quantityPerUnit ?? 1;
    const pieces = offer.lines.flatMap(({ lineId, quantity, moq }) => (lineId === id ? [quantity, moq ?? 1] : []));
    const firstUncountable = Math.floor(Number.MAX_SAFE_INTEGER / perUnit) + 1;
    return [...pieces.map((piece) => Math.ceil(piece / perUnit)), firstUncountable];
  });
  return [...new Set([1, ...starts])].filter((start) => start <= maxQuantity).toSorted((a, b) => a - b);
}

type Cost = { quote: QuoteRow; ranges: CostRange[] };
type Given = { fxRates: readonly ExchangeRate[]; asOf: string };

/** Of each pair of quotes, in the order of `quotes`. */
export function computeBreakEvens(quotes: readonly QuoteRow[], request: readonly Part[], given: Given): BreakEven[] {
  const costs = quotes.map((quote): Cost => ({ quote, ranges: listCostRanges(quote, request) }));
  return costs.flatMap((first, at) => costs.slice(at + 1).map((second) => computeBreakEven(first, second, given)));
}

function computeBreakEven(first: Cost, second: Cost, { fxRates, asOf }: Given): BreakEven {
  const quotes = [first.quote, second.quote];
  const unknowns = listUnknowns([first, second], asOf);
  const pair = {
    firstFactoryId: first.quote.factoryId,
    firstFactoryName: first.quote.factoryName,
    secondFactoryId: second.quote.factoryId,
    secondFactoryName: second.quote.factoryName,
  };
  const toResult = (currency: string | null, ranges: BreakEvenRange[]): BreakEven => ({
    ...{ ...pair, currency, ranges },
    unknowns: unknowns.map(describeUnknown),
  });
  const [currency, ...others] = new Set(quotes.map(({ offer }) => offer.currency));
  const isSame = currency !== undefined && others.length === 0;
  const rates = quotes.map(({ offer }) => findRate(fxRates, offer.currency));
  if (!isSame) {
    const missing = quotes.filter((_, at) => !rates[at]).map(({ offer }) => describeMissingRate(offer.currency));
    unknowns.push(...missing);
    if (missing.length) return toResult(null, []);
  }
  const [firstRate, secondRate] = rates.map((rate) => (isSame ? null : (rate?.given?.usdPerUnit ?? null)));
  const ranges = intersect(first.ranges, second.ranges).map(({ from, to, first, second }) =>
    solveRange(from, to, toTotal(first, firstRate ?? null), toTotal(second, secondRate ?? null)),
  );
  if (!ranges.length && first.ranges.length && second.ranges.length)
    unknowns.push({
      code: 'no_common_quantity',
      subject: null,
      message: `The totals of ${pair.firstFactoryName} and ${pair.secondFactoryName} are known at no common quantity.`,
    });
  return toResult(isSame ? currency : 'USD', ranges);
}

function listUnknowns(costs: readonly Cost[], asOf: string): Unknown[] {
  const terms = [...new Set(costs.flatMap(({ quote }) => quote.offer.incoterm ?? []))];
  return [
    ...costs.flatMap(({ quote }) => (isExpired(quote, asOf) ? [describeExpiry(quote)] : [])),
    ...costs.flatMap(({ quote: { factoryName }, ranges }): Unknown[] =>
      ranges.length
        ? []
        : [
            {
              code: 'total_not_known',
              subject: factoryName,
              message: `The total of ${factoryName} is known at no quantity.`,
            },
          ],
    ),
    ...(terms.length > 1
      ? [{ code: 'incoterms_differ' as const, subject: null, message: `One price is ${terms.join(', the other ')}.` }]
      : []),
  ];
}

type Common = { from: number; to: number | null; first: CostRange; second: CostRange };

/** Both lists are in ascending order, and the ranges of each do not overlap. */
function intersect(ofFirst: readonly CostRange[], ofSecond: readonly CostRange[]): Common[] {
  const common: Common[] = [];
  let [first, second] = [ofFirst[0], ofSecond[0]];
  for (let [i, j] = [0, 0]; first && second; [first, second] = [ofFirst[i], ofSecond[j]]) {
    const [firstEnd, secondEnd] = [first.to ?? Infinity, second.to ?? Infinity];
    const from = Math.max(first.from, second.from);
    const end = Math.min(firstEnd, secondEnd);
    if (from <= end) common.push({ first, second, from, to: end === Infinity ? null : end });
    if (firstEnd === end) i++;
    if (secondEnd === end) j++;
  }
  return common;
}

/** `tooling` and `price` are exact, in the currency of the comparison; the texts show how they come about. */
type Total = { tooling: Exact; price: Exact; toolingText: string; priceText: string; text: string };

function toTotal({ toolingCost, unitPrice }: CostRange, rate: string | null): Total {
  const convert = (amount: string) => (rate === null ? new Exact(amount) : new Exact(amount).times(rate));
  const show = (amount: string) => (rate === null ? amount : `${amount} × ${rate}`);
  const sum = `${toolingCost} + ${unitPrice} × q`;
  return {
    tooling: convert(toolingCost),
    price: convert(unitPrice),
    toolingText: show(toolingCost),
    priceText: show(unitPrice),
    text: rate === null ? sum : `(${sum}) × ${rate}`,
  };
}

/** The totals are equal at q = (tooling₂ − tooling₁) / (price₁ − price₂). */
function solveRange(from: number, to: number | null, first: Total, second: Total): BreakEvenRange {
  const range = { from, to, firstTotal: first.text, secondTotal: second.text };
  const none = { formula: null, quantity: null, nextWholeQuantity: null, total: null };
  const tooling = second.tooling.minus(first.tooling);
  const price = first.price.minus(second.price);
  if (price.isZero()) return { ...range, ...none, outcome: tooling.isZero() ? 'always' : 'never' };
  const quantity = tooling.div(price);
  const rounded = quantity.toDecimalPlaces(quantityDigits);
  const sign = rounded.equals(quantity) ? '=' : '≈';
  const formula = `q = (${second.toolingText} − ${first.toolingText}) / (${first.priceText} − ${second.priceText}) ${sign} ${rounded.toFixed()}`;
  if (quantity.lessThan(from) || quantity.greaterThan(to ?? maxQuantity))
    return { ...range, ...none, formula, outcome: 'outside_range' };
  return {
    ...{ ...range, formula, outcome: 'at_quantity', quantity: rounded.toFixed() },
    nextWholeQuantity: quantity.ceil().toNumber(),
    total: roundPrice(first.price.times(quantity).plus(first.tooling), 2),
  };
}
