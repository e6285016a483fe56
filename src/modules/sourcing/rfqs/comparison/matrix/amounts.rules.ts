import { Exact } from '#kernel/decimal.ts';
import { roundPrice } from '../../supplier-quotes/money.rules.ts';
import type { ComparisonColumn } from '../rfq-comparison.rules.ts';
import type { Unknown } from '../unknown.rules.ts';
import type { ExchangeRate } from './matrix.schema.ts';

/** Null amounts are unknown. `rate` is null for amounts that are not converted. */
export type Amounts = {
  currency: string;
  rate: ExchangeRate | null;
  unitPrice: string | null;
  goodsTotal: string | null;
  toolingCost: string | null;
  toolingPerUnit: string | null;
  total: string | null;
  totalPerUnit: string | null;
};

/** The rate to USD; `given` is null for amounts in USD. */
type Rate = { given: ExchangeRate | null; usdPerUnit: string };

/** Digits of amounts for one unit, and of converted totals. Amounts as quoted keep all of theirs. */
const unitDigits = 6;
const totalDigits = 2;

export function findRate(rates: readonly ExchangeRate[], currency: string): Rate | null {
  if (currency === 'USD') return { given: null, usdPerUnit: '1' };
  const given = rates.find((rate) => rate.currency === currency);
  return given ? { given, usdPerUnit: given.usdPerUnit } : null;
}

export const describeMissingRate = (currency: string): Unknown => ({
  code: 'exchange_rate_missing',
  subject: currency,
  message: `No rate of ${currency} was given, so nothing is converted to USD.`,
});

type Quoted = Pick<ComparisonColumn, 'currency' | 'unitPrice' | 'goodsTotal' | 'toolingCost' | 'total'>;

export const toAmounts = (quoted: Quoted, quantity: number): Amounts => {
  const { currency, unitPrice, goodsTotal, toolingCost, total } = quoted;
  return {
    ...{ currency, rate: null, unitPrice, goodsTotal, toolingCost, total },
    toolingPerUnit: mapAmount(toolingCost, (tooling) => roundPrice(tooling.div(quantity), unitDigits)),
    totalPerUnit: mapAmount(total, (total) => roundPrice(total.div(quantity), unitDigits)),
  };
};

/** Each amount is converted from the quoted one and rounded once. */
export function convertAmounts(quoted: Quoted, quantity: number, { given, usdPerUnit }: Rate): Amounts {
  if (!given) return toAmounts(quoted, quantity);
  const toUnit = (amount: Exact) => roundPrice(amount.times(usdPerUnit), unitDigits);
  const toTotal = (amount: Exact) => roundPrice(amount.times(usdPerUnit), totalDigits);
  const { unitPrice, goodsTotal, toolingCost, total } = quoted;
  return {
    ...{ currency: 'USD', rate: given },
    unitPrice: mapAmount(unitPrice, toUnit),
    goodsTotal: mapAmount(goodsTotal, toTotal),
    toolingCost: mapAmount(toolingCost, toTotal),
    toolingPerUnit: mapAmount(toolingCost, (tooling) => toUnit(tooling.div(quantity))),
    total: mapAmount(total, toTotal),
    totalPerUnit: mapAmount(total, (total) => toUnit(total.div(quantity))),
  };
}

const mapAmount = (amount: string | null, map: (amount: Exact) => string): string | null =>
  amount === null ? null : map(new Exact(amount));
