import { z } from 'zod';
import { Batteries, type ShippingMode, shippingModes } from '../shipping.schema.ts';

const Usd = z
  .string()
  .regex(/^(?:\d+(?:\.\d{1,2})?)?$/, 'Expected US dollars such as 110, or empty if the mode requires approval.')
  .transform((cell) => (cell === '' ? null : Number(cell)));
const Text = z.string().min(1, 'Expected a text.');

export const SurchargeRow = z.strictObject({
  batteries: z.enum(Batteries.exclude(['none']).options, { error: 'Expected contained, packed_with or standalone.' }),
  mode: z.enum(shippingModes, { error: `Expected one of ${shippingModes.join(', ')}.` }),
  lowUsd: Usd,
  highUsd: Usd,
  packaging: Text,
  note: Text,
  source: Text,
  asOf: z.string().regex(/^\d{4}-\d{2}$/, 'Expected a month such as 2026-09.'),
});
export type BatteryGoods = z.output<typeof SurchargeRow>['batteries'];

/** `usd` is null if the mode requires approval for these goods. */
export type Surcharge = { usd: { low: number; high: number } | null; note: string; source: string };
export type SurchargeTable = Readonly<Record<BatteryGoods, Readonly<Record<ShippingMode, Surcharge>>>>;
