import { z } from 'zod';
import { distinct } from '#kernel/validation.ts';
import { isState, states } from './freight/us-places.ts';

export const ShippingMode = z.enum(['air_express', 'air_freight', 'ocean_lcl']).meta({ id: 'ShippingMode' });
export type ShippingMode = z.output<typeof ShippingMode>;
export const shippingModes = ShippingMode.options;
export const mapModes = <Value>(toValue: (mode: ShippingMode) => Value): Record<ShippingMode, Value> => ({
  air_express: toValue('air_express'),
  air_freight: toValue('air_freight'),
  ocean_lcl: toValue('ocean_lcl'),
});

export const MarketMode = z.enum([...shippingModes, 'ocean_fcl']).meta({ id: 'MarketMode' });

export const Batteries = z.enum(['none', 'contained', 'packed_with', 'standalone']).meta({ id: 'Batteries' });
export type Batteries = z.output<typeof Batteries>;

export const DutyStatus = z
  .enum(['applies', 'conditional', 'unknown', 'terminated', 'expired', 'not_applicable'])
  .meta({ id: 'DutyStatus' });
export type DutyStatus = z.output<typeof DutyStatus>;

const Centimetres = z.number().positive().max(1000);

export const Carton = z
  .strictObject({
    lengthCm: Centimetres,
    widthCm: Centimetres,
    heightCm: Centimetres,
    weightKg: z.number().positive().max(2000).meta({ description: 'Weight of one carton.' }),
    count: z.int().min(1).max(10_000),
  })
  .meta({ id: 'Carton' });
export type Carton = z.output<typeof Carton>;

export const EstimateInput = z.strictObject({
  cartons: z.array(Carton).min(1).max(50).optional(),
  totals: z
    .strictObject({
      grossWeightKg: z.number().positive().max(100_000),
      volumeM3: z.number().min(0).max(1000).meta({ description: '0 if unknown.' }),
    })
    .optional()
    .meta({
      description: 'Totals of the consignment, if its cartons are unknown. Either `cartons` or `totals` is required.',
    }),
  originCity: z.string().min(2).max(60).default('Shenzhen').meta({
    description: 'Used for market quotes only; the rate card applies to any port of China.',
  }),
  destination: z.strictObject({
    country: z.literal('US'),
    postcode: z
      .string()
      .max(10)
      .regex(/^\d{5}(-\d{4})?$/, 'A postcode has the form 90001 or 90001-1234.')
      .optional(),
    state: z
      .string()
      .length(2)
      .refine(isState, 'Expected a US state, district or territory as two letters, such as CA.')
      .meta({ enum: states })
      .optional(),
    city: z.string().max(60).optional(),
  }),
  modes: distinct(z.array(ShippingMode).min(1).max(3), 'Duplicate mode.').default([...shippingModes]),
  declaredValueUsd: z
    .number()
    .positive()
    .max(10_000_000)
    .refine((value) => Math.round(value * 100) / 100 === value, 'At most two decimals.')
    .meta({ multipleOf: 0.01 })
    .nullable()
    .optional()
    .meta({ description: 'Customs value of the goods. Without it duty amounts are unknown.' }),
  hts: z
    .string()
    .regex(/^\d{4}\.?\d{2}(\.?\d{2}(\.?\d{2})?)?$/, 'An HTS number has 6, 8 or 10 digits, such as 8507.60.00.')
    .nullable()
    .optional(),
  productCategory: z.string().min(1).max(80).nullable().optional().meta({
    description: 'Suggests common tariff lines of the category. Does not affect duty.',
  }),
  batteries: Batteries.default('none'),
  live: z.boolean().default(false).meta({
    description: 'Also requests market quotes, which do not affect the estimate.',
  }),
});
export type EstimateInput = z.output<typeof EstimateInput>;

export const EstimateRequest = EstimateInput.extend({
  explain: z.boolean().default(false).meta({
    description: 'Extension: also answers each number of the estimate with its formula and inputs, as `explain`.',
  }),
});
