import type { Ledger } from '../estimate/calculation-trace.rules.ts';
import type { Batteries, ShippingMode } from '../shipping.schema.ts';
import type { SurchargeTable } from './dangerous-goods.schema.ts';

export type DangerousGoods = { surchargeUsd: { low: number; high: number } | null; note: string };

/** Whether a mode carries such goods at planning rates. */
export const isCarried = (table: SurchargeTable, batteries: Batteries, mode: ShippingMode): boolean =>
  batteries === 'none' || table[batteries][mode].usd !== null;

/** The surcharge that comes on top of a cost. Enters its numbers at `<path>.surchargeUsd`. */
export function computeDangerousGoods(
  table: SurchargeTable,
  batteries: Batteries,
  mode: ShippingMode,
  path: string,
  ledger: Ledger,
): DangerousGoods | null {
  if (batteries === 'none') return null;
  const { usd, note, source } = table[batteries][mode];
  if (!usd) return { surchargeUsd: null, note };
  const enter = (side: 'low' | 'high') =>
    ledger.enter(`${path}.surchargeUsd.${side}`, 'surcharge', { surcharge: usd[side] }, source);
  return { surchargeUsd: { low: enter('low'), high: enter('high') }, note };
}
