import { contractAsOf } from '#modules/logistics/shipping/duty/duty.schema.ts';
import { EstimateInput } from '#modules/logistics/shipping/shipping.schema.ts';
import { roundToCents } from '../supplier-quotes/money.rules.ts';
import type { ComparisonColumn } from './rfq-comparison.rules.ts';
import type { ComparisonShipment } from './rfq-comparison.schema.ts';

/** What the price leaves out on the way to the ship or plane, for the terms under which the buyer pays the freight. */
const excludedCosts: Partial<Record<string, string[]>> = {
  EXW: ['collection in China', 'export clearance', 'charges at the port of departure'],
  FCA: ['carriage from the named place to the port', 'charges at the port of departure'],
  FAS: ['loading on board'],
  FOB: [],
};

/** What an estimate is asked for one column, or why it cannot be. */
export function toEstimateInput(
  { currency, incoterm, goodsTotal }: ComparisonColumn,
  quantity: number,
  shipment: ComparisonShipment | null,
): { input: EstimateInput; packing: string } | string {
  if (!shipment) return 'Landed cost is not known: it needs the shipment.';
  if (currency !== 'USD')
    return `Landed cost is not known: it is in USD, and no exchange rate from ${currency} is used.`;
  if (incoterm === null) return 'Landed cost is not known without a delivery term.';
  if (!excludedCosts[incoterm]) return `Landed cost is not known: a price ${incoterm} already includes freight.`;
  if (goodsTotal === null) return 'Landed cost is not known without the price of all goods.';
  const { carton, unit, ...rest } = shipment;
  const count = carton && Math.ceil(quantity / carton.units);
  const { units: _, ...size } = carton ?? { units: 0 };
  const packed = carton
    ? { cartons: [{ ...size, count }] }
    : { totals: { grossWeightKg: unit!.weightKg * quantity, volumeM3: unit!.volumeM3 * quantity } };
  const input = EstimateInput.safeParse({ ...rest, ...packed, declaredValueUsd: roundToCents(goodsTotal) });
  if (!input.success) return 'Landed cost is not known: so large or so small a shipment is not estimated.';
  const cartons = count === 1 ? 'carton' : 'cartons';
  return { input: input.data, packing: count ? `${quantity} units in ${count} ${cartons}` : `${quantity} units` };
}

/** The day of a comparison, where one was named, else that of the contract. */
export const resolveDutyDate = (asOf: string | null | undefined): string => asOf ?? contractAsOf;

/** All that a landed cost does not hold, in one sentence. */
export const describeExclusions = (incoterm: string, excludes: readonly string[]): string =>
  `Not in the landed cost: ${[...(excludedCosts[incoterm] ?? []), 'tooling and the duty on it', ...excludes].join('; ')}.`;
