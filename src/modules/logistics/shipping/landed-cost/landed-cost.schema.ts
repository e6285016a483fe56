import { z } from 'zod';
import { line, textScalars } from '#kernel/text.ts';
import { EstimateInput, ShippingMode } from '../shipping.schema.ts';

const { cartons, totals, modes, batteries } = EstimateInput.shape;
const Usd = z.number().min(0).max(10_000_000);

export const LandedCostInput = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A country has two capital letters, such as DE.')
    .meta({ description: 'A member state of the European Union, GB, CA, AU or JP.' })
    .register(textScalars, { scalar: 'CountryCode' }),
  cartons,
  totals,
  modes,
  batteries,
  goodsValueUsd: z
    .number()
    .positive()
    .max(10_000_000)
    .nullable()
    .optional()
    .meta({ description: 'Price of the goods free on board in China. Without it nothing but freight is computed.' }),
  hs: z
    .string()
    .regex(/^\d{4}\.?\d{2}$/, 'A subheading of the Harmonized System has 6 digits, such as 8507.60.')
    .nullable()
    .optional()
    .meta({ description: 'Six digits of the Harmonized System. Only for the address of the official tariff.' }),
  duty: z
    .strictObject({
      ratePct: z.number().min(0).max(1000),
      source: line(300).meta({ description: 'Where the rate was read, such as the address of the tariff, and when.' }),
    })
    .nullable()
    .optional()
    .meta({ description: 'Total rate of customs duty for goods of China. Without it duty is unknown.' }),
  freight: z
    .array(
      z
        .strictObject({
          mode: ShippingMode,
          lowUsd: Usd,
          highUsd: Usd,
          source: line(300).meta({ description: 'Who quoted it, and when.' }),
        })
        .refine(({ lowUsd, highUsd }) => lowUsd <= highUsd, {
          message: 'lowUsd must not exceed highUsd.',
          path: ['highUsd'],
        }),
    )
    .max(3)
    .refine((quotes) => new Set(quotes.map(({ mode }) => mode)).size === quotes.length, {
      message: 'Duplicate mode.',
      params: { code: 'duplicate' },
    })
    .default([])
    .meta({ description: 'Freight that you were quoted, instead of the rate card, for each mode.' }),
});
export type LandedCostInput = z.output<typeof LandedCostInput>;
