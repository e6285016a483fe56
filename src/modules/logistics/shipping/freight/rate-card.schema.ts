import { z } from 'zod';
import { ShippingMode } from '../shipping.schema.ts';

/** Regions of the United States, and destinations elsewhere as a whole. */
export const freightRegions = ['west', 'central', 'east', 'eu', 'gb', 'ca', 'au', 'jp'] as const;
export type FreightRegion = (typeof freightRegions)[number];

const Range = (number: z.ZodNumber) =>
  z
    .strictObject({ low: number, high: number })
    .refine(({ low, high }) => low <= high, { message: 'low must not exceed high.', path: ['high'] });
const Usd = z.number().min(0).max(1_000_000);

const Rate = z.strictObject({
  mode: ShippingMode,
  region: z.enum(freightRegions),
  /** Largest consignment of this weight break, in `unit`. */
  upTo: z.number().positive(),
  unit: z.enum(['kg', 'cbm']),
  baseUsd: Range(Usd),
  rateUsd: Range(Usd),
  /** Percent of base and rate; null if they include fuel. */
  fuelPct: Range(z.number().min(0).max(200)).nullable(),
  transitDays: Range(z.int().min(0).max(365)),
  usualMinimumUsd: Range(Usd).nullable(),
  derivation: z.string().min(1),
});
export type Rate = z.output<typeof Rate>;

/** From China, door to door. */
export const RateCard = z
  .strictObject({ rateCardId: z.string().min(1).max(80), asOf: z.iso.date(), rates: z.array(Rate).min(1) })
  .superRefine(({ rates }, ctx) => {
    const seen = new Set<string>();
    for (const [at, { mode, region, upTo, unit }] of rates.entries()) {
      const problem = (key: string, message: string) =>
        ctx.addIssue({ code: 'custom', message, path: ['rates', at, key] });
      if ((unit === 'cbm') !== (mode === 'ocean_lcl')) problem('unit', 'ocean_lcl is charged by cbm, air modes by kg.');
      const key = `${mode} ${region} ${upTo}`;
      if (seen.has(key)) problem('upTo', 'Duplicate weight break for this mode and region.');
      seen.add(key);
    }
  });
export type RateCard = z.output<typeof RateCard>;
