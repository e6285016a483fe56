import type { CalculationTrace } from '../estimate/calculation-trace.rules.ts';
import type { Batteries, ShippingMode } from '../shipping.schema.ts';
import type { SurchargeTable } from './dangerous-goods.schema.ts';

export type DangerousGoods = { surchargeUsd: { low: number; high: number } | null; note: string };

export const isCarried = (table: SurchargeTable, batteries: Batteries, mode: ShippingMode): boolean =>
  batteries === 'none' || table[batteries][mode].usd !== null;

export function computeDangerousGoods(
  table: SurchargeTable,
  batteries: Batteries,
  mode: ShippingMode,
  path: string,
  trace: CalculationTrace,
): DangerousGoods | null {
  if (batteries === 'none') return null;
  const { usd, note, source } = table[batteries][mode];
  if (!usd) return { surchargeUsd: null, note };
  const enter = (side: 'low' | 'high') =>
    trace.record(`${path}.surchargeUsd.${side}`, 'surcharge', { surcharge: usd[side] }, source);
  return { surchargeUsd: { low: enter('low'), high: enter('high') }, note };
}
