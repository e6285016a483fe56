import { z } from 'zod';
import { Batteries, type ShippingMode, shippingModes } from '../shipping.schema.ts';

const Usd = z
  .string()
  .regex(/^(?:\d+(?:\.\d{1,2})?)?$/, 'US dollars such as 110, or nothing where the mode takes no such goods unasked.')
  .transform((cell) => (cell === '' ? null : Number(cell)));
const Text = z.string().min(1, 'A text is needed.');

/** What goods with lithium batteries cost on top, by mode. */
export const SurchargeRow = z.strictObject({
  batteries: z.enum(Batteries.exclude(['none']).options, { error: 'contained, packed_with or standalone.' }),
  mode: z.enum(shippingModes, { error: `One of ${shippingModes.join(', ')}.` }),
  lowUsd: Usd,
  highUsd: Usd,
  packaging: Text,
  note: Text,
  source: Text,
  asOf: z.string().regex(/^\d{4}-\d{2}$/, 'A month such as 2026-09.'),
});
export type BatteryGoods = z.output<typeof SurchargeRow>['batteries'];

/** `usd` is null where the mode does not carry the goods without approval. */
export type Surcharge = { usd: { low: number; high: number } | null; note: string; source: string };
export type SurchargeTable = Readonly<Record<BatteryGoods, Readonly<Record<ShippingMode, Surcharge>>>>;
