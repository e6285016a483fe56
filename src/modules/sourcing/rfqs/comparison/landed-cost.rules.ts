import { contractAsOf } from '#modules/logistics/shipping/duty/duty.schema.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { roundToCents } from '../supplier-quotes/money.rules.ts';
import type { ComparisonColumn } from './rfq-comparison.rules.ts';
import type { ComparisonShipment } from './rfq-comparison.schema.ts';

/** Costs up to the ship or plane that the price excludes, for delivery terms under which the buyer pays the freight. */
const excludedCosts: Partial<Record<string, string[]>> = {
  EXW: ['collection in China', 'export clearance', 'charges at the port of departure'],
  FCA: ['carriage from the named place to the port', 'charges at the port of departure'],
  FAS: ['loading on board'],
  FOB: [],
};

export function toEstimateInput(
  { currency, incoterm, goodsTotal }: ComparisonColumn,
  quantity: number,
  shipment: ComparisonShipment | null,
): { input: EstimateInput; incoterm: string; packing: string } | string {
  if (!shipment) return 'Landed cost is unknown: give shipment.';
  if (currency !== 'USD') return `Landed cost is unknown: it is in USD, and prices in ${currency} are not converted.`;
  if (incoterm === null) return 'Landed cost is unknown: the quote states no delivery term.';
  if (!excludedCosts[incoterm]) return `Landed cost is unknown: a price ${incoterm} already includes freight.`;
  if (goodsTotal === null) return 'Landed cost is unknown: the total price of the goods is unknown.';
  const { carton, unit, ...rest } = shipment;
  const count = carton && Math.ceil(quantity / carton.units);
  const { units: _, ...size } = carton ?? { units: 0 };
  const packed = carton
    ? { cartons: [{ ...size, count }] }
    : { totals: unit && { grossWeightKg: unit.weightKg * quantity, volumeM3: unit.volumeM3 * quantity } };
  const input = EstimateInput.safeParse({ ...rest, ...packed, declaredValueUsd: roundToCents(goodsTotal) });
  if (!input.success) return 'Landed cost is unknown: the shipment is too large or too small to estimate.';
  const cartons = count === 1 ? 'carton' : 'cartons';
  const packing = count ? `${quantity} units in ${count} ${cartons}` : `${quantity} units`;
  return { input: input.data, incoterm, packing };
}

/** Defaults to the date of the REST contract. */
export const resolveDutyDate = (asOf: string | null | undefined): string => asOf ?? contractAsOf;

export const describeExclusions = (incoterm: string, excludes: readonly string[]): string =>
  `Not included in the landed cost: ${[...(excludedCosts[incoterm] ?? []), 'tooling and the duty on it', ...excludes].join('; ')}.`;
