import { z } from 'zod';
import { ShippingMode } from '../shipping.schema.ts';

const Limit = z
  .string()
  .regex(/^\d+$/, 'Expected a whole number.')
  .transform(Number)
  .refine((limit) => limit > 0, 'Expected more than 0.');
const Text = z.string().min(1, 'Expected a text.');

/** Largest piece that a carrier takes. Length is the longest side, girth twice the sum of the other two. */
export const CarrierLimitRow = z.strictObject({
  carrier: Text,
  mode: ShippingMode,
  maxWeightKg: Limit,
  maxLengthCm: Limit,
  maxLengthAndGirthCm: Limit,
  source: Text,
  asOf: z.string().regex(/^\d{4}-\d{2}$/, 'Expected a month such as 2026-09.'),
});
export type CarrierLimit = z.output<typeof CarrierLimitRow>;
