import { Exact } from '#kernel/decimal.ts';
import { type DutyRow, isOpen } from '#modules/logistics/shipping/duty/duty-stack.rules.ts';
import type { Estimate } from '#modules/logistics/shipping/estimate/estimate.rules.ts';
import type { Range } from '#modules/logistics/shipping/freight/freight.rules.ts';
import type { LandedCost } from '#modules/logistics/shipping/landed-cost/landed-cost.rules.ts';
import { LandedCostInput } from '#modules/logistics/shipping/landed-cost/landed-cost.schema.ts';
import type { ShippingMode } from '#modules/logistics/shipping/shipping.schema.ts';
import { roundPrice } from '../../supplier-quotes/money.rules.ts';
import {
  describeExclusions,
  type Goods,
  packGoods,
  readCustomsValue,
  shipmentNotGiven,
  shipmentOutOfRange,
  toEstimateInput,
  toLandedUnknown,
} from '../landed-cost.rules.ts';
import { ComparisonShipment } from '../rfq-comparison.schema.ts';
import type { Unknown } from '../unknown.rules.ts';
import type { Amounts } from './amounts.rules.ts';
import type { MatrixShipment } from './matrix.schema.ts';

/**
 * US dollars for one unit. `known` is the price with the duties and taxes that do not depend on freight; `low` and `high`
 * add freight and the least and most that is open. `reason` states why there is no range.
 */
export type LandedMode = {
  mode: ShippingMode;
  known: string | null;
  low: string | null;
  high: string | null;
  reason: string | null;
};

export type MatrixLanded = { byMode: LandedMode[]; basis: string | null; unknowns: Unknown[] };

const unitDigits = 4;

export const withoutShipment: MatrixLanded = { byMode: [], basis: null, unknowns: [shipmentNotGiven] };

export const toUnknownLanded = ({ modes }: MatrixShipment, unknown: Unknown): MatrixLanded => ({
  byMode: modes.map((mode) => ({ mode, known: null, low: null, high: null, reason: unknown.message })),
  ...{ basis: null, unknowns: [unknown] },
});

type QuotedGoods = Pick<Goods, 'incoterm'> & { quantity: number; usd: Amounts | null };

const toGoods = ({ usd, incoterm }: QuotedGoods): Goods => ({
  currency: 'USD',
  incoterm,
  goodsTotal: usd?.goodsTotal ?? null,
});

export function toUsEstimate(goods: QuotedGoods, { duty: _, freight: __, ...shipment }: MatrixShipment) {
  const given = ComparisonShipment.safeParse(shipment);
  return given.success ? toEstimateInput(toGoods(goods), goods.quantity, given.data) : shipmentOutOfRange;
}

export function toLandedInput(
  goods: QuotedGoods,
  { carton, unit, destination, modes, batteries, hts, duty, freight }: MatrixShipment,
): { input: LandedCostInput; incoterm: string; packing: string } | Unknown {
  const value = readCustomsValue(toGoods(goods));
  if ('code' in value) return value;
  const { packed, packing } = packGoods({ carton, unit }, goods.quantity);
  const hs = hts ? hts.replaceAll('.', '').slice(0, 6) : null;
  const input = LandedCostInput.safeParse({
    ...{ ...packed, country: destination.country, modes, batteries, hs, duty },
    freight: freight.flatMap(({ quantity, ...quoted }) => (quantity === goods.quantity ? [quoted] : [])),
    goodsValueUsd: value.declaredValueUsd,
  });
  return input.success ? { input: input.data, incoterm: value.incoterm, packing } : shipmentOutOfRange;
}

type Packed = { quantity: number; incoterm: string; packing: string; asOf: string };

export function toUsLanded(
  { landedByMode, landedRange, dutyStack }: Estimate,
  declared: number,
  { quantity, incoterm, packing, asOf }: Packed,
): MatrixLanded {
  const divide = createDivision(quantity);
  const openLayers = dutyStack.filter((row) => isOpen(row) && landedRange.excludes.includes(row.name));
  return {
    byMode: landedByMode.map(({ mode, lowUsd, highUsd, reason }) => ({
      ...{ mode, reason, low: divide(lowUsd), high: divide(highUsd) },
      known: divide(listCertain(dutyStack, mode).reduce((sum, amount) => sum.plus(amount), new Exact(declared))),
    })),
    basis: `Price ${incoterm}, freight and duty of ${packing}, duty as of ${asOf}, divided by ${quantity}.`,
    unknowns: [
      ...landedByMode.flatMap(({ mode, lowUsd, reason }) => (lowUsd === null ? [describeFreight(mode, reason)] : [])),
      ...openLayers.map(
        ({ name, basis }): Unknown => ({ code: 'duty_layer_open', subject: name, message: `${name}: ${basis}` }),
      ),
      describeExclusions(incoterm, landedRange.excludes),
    ],
  };
}

const listCertain = (stack: readonly DutyRow[], mode: ShippingMode): number[] =>
  stack.flatMap(({ status, amountUsd, appliesTo }) =>
    status === 'applies' && amountUsd !== null && (appliesTo === 'all' || appliesTo.includes(mode)) ? [amountUsd] : [],
  );

export function toImportLanded(
  { byMode, excludes, duty, importTax, name }: LandedCost,
  goodsValue: number,
  { quantity, incoterm, packing, asOf }: Packed,
): MatrixLanded {
  const divide = createDivision(quantity);
  const unknowns: Unknown[] = byMode.flatMap(({ mode, freight, reason }) =>
    freight ? [] : [describeFreight(mode, reason)],
  );
  if (duty.ratePct === null)
    unknowns.push(toLandedUnknown('duty_rate_not_given', `no rate of customs duty of ${name} was given`));
  if (!importTax)
    unknowns.push(toLandedUnknown('import_tax_not_known', `the tables have no tax on imports of ${name} for ${asOf}`));
  unknowns.push(describeExclusions(incoterm, excludes));
  return {
    byMode: byMode.map(({ mode, reason, landed, duty, importTax }) => ({
      ...{ mode, reason, low: divide(landed?.low ?? null), high: divide(landed?.high ?? null) },
      known: divide(new Exact(goodsValue).plus(readCertain(duty)).plus(readCertain(importTax))),
    })),
    basis: `Price ${incoterm}, freight, duty and import tax of ${name} for ${packing}, as of ${asOf}, divided by ${quantity}.`,
    unknowns,
  };
}

const readCertain = (range: Range | null): number => (range && range.low === range.high ? range.low : 0);

const describeFreight = (mode: ShippingMode, reason: string | null): Unknown => ({
  code: 'freight_not_known',
  subject: mode,
  message: `Freight by ${mode} is unknown: ${reason ?? 'the rate card has no rate'}`,
});

const createDivision =
  (quantity: number) =>
  (amount: Exact | number | null): string | null =>
    amount === null ? null : roundPrice(new Exact(amount).div(quantity), unitDigits);
