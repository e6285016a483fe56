import { contractAsOf, type DutyTables } from '#modules/logistics/shipping/duty/duty.schema.ts';
import { describeCoverage } from '#modules/logistics/shipping/duty/duty-tables.rules.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { roundToCents } from '../supplier-quotes/money.rules.ts';
import type { ComparisonColumn } from './rfq-comparison.rules.ts';
import type { ComparisonShipment } from './rfq-comparison.schema.ts';
import type { Unknown } from './unknown.rules.ts';
import type { UnknownCode } from './unknown.schema.ts';

/** Costs up to the ship or plane that the price excludes, for delivery terms under which the buyer pays the freight. */
const excludedCosts: Partial<Record<string, string[]>> = {
  EXW: ['collection in China', 'export clearance', 'charges at the port of departure'],
  FCA: ['carriage from the named place to the port', 'charges at the port of departure'],
  FAS: ['loading on board'],
  FOB: [],
};

/** Null if the price includes freight. */
const listExcludedCosts = (incoterm: string): string[] | null => excludedCosts[incoterm] ?? null;

export type Goods = Pick<ComparisonColumn, 'currency' | 'incoterm' | 'goodsTotal'>;
type Declared = { incoterm: string; declaredValueUsd: number };

/** The customs value of goods whose price excludes freight, or why there is none. */
export function readCustomsValue({ currency, incoterm, goodsTotal }: Goods): Declared | Unknown {
  if (currency !== 'USD')
    return toLandedUnknown(
      'exchange_rate_missing',
      `it is in USD, and prices in ${currency} are not converted`,
      currency,
    );
  if (incoterm === null) return toLandedUnknown('incoterm_not_stated', 'the quote states no delivery term');
  if (!listExcludedCosts(incoterm))
    return toLandedUnknown('freight_in_price', `a price ${incoterm} already includes freight`);
  if (goodsTotal === null) return toLandedUnknown('goods_value_not_known', 'the total price of the goods is unknown');
  return { incoterm, declaredValueUsd: roundToCents(goodsTotal) };
}

export const toLandedUnknown = (code: UnknownCode, reason: string, subject: string | null = null): Unknown => ({
  code,
  subject,
  message: `Landed cost is unknown: ${reason}.`,
});

export const shipmentNotGiven = toLandedUnknown('shipment_not_given', 'give shipment');
export const shipmentOutOfRange = toLandedUnknown(
  'shipment_out_of_range',
  'the shipment is too large or too small to estimate',
);

export function packGoods({ carton, unit }: Pick<ComparisonShipment, 'carton' | 'unit'>, quantity: number) {
  if (!carton) {
    const totals = unit && { grossWeightKg: unit.weightKg * quantity, volumeM3: unit.volumeM3 * quantity };
    return { packed: { totals }, packing: `${quantity} units` };
  }
  const { units, ...size } = carton;
  const count = Math.ceil(quantity / units);
  const packing = `${quantity} units in ${count} ${count === 1 ? 'carton' : 'cartons'}`;
  return { packed: { cartons: [{ ...size, count }] }, packing };
}

export function toEstimateInput(
  goods: Goods,
  quantity: number,
  shipment: ComparisonShipment | null,
): { input: EstimateInput; incoterm: string; packing: string } | Unknown {
  if (!shipment) return shipmentNotGiven;
  const value = readCustomsValue(goods);
  if ('code' in value) return value;
  const { carton, unit, ...rest } = shipment;
  const { packed, packing } = packGoods({ carton, unit }, quantity);
  const input = EstimateInput.safeParse({ ...rest, ...packed, declaredValueUsd: value.declaredValueUsd });
  return input.success ? { input: input.data, incoterm: value.incoterm, packing } : shipmentOutOfRange;
}

/** Defaults to the date of the REST contract. */
export const resolveDutyDate = (asOf: string | null | undefined): string => asOf ?? contractAsOf;

export const generalDutyNotKnown = toLandedUnknown(
  'general_duty_not_known',
  'the general duty is unknown. Give the tariff number (hts) of the goods',
);

export const describeUncovered = (duty: DutyTables): Unknown =>
  toLandedUnknown('duty_tables_end', `the duty tables cover ${describeCoverage(duty)}`);

export const describeExclusions = (incoterm: string, excludes: readonly string[]): Unknown => ({
  code: 'costs_excluded',
  subject: null,
  message: `Not included in the landed cost: ${[...(listExcludedCosts(incoterm) ?? []), 'tooling and the duty on it', ...excludes].join('; ')}.`,
});
