import { z } from 'zod';

const range = z.strictObject({ low: z.number(), high: z.number() });
const weights = z.strictObject({ air_express: z.number(), air_freight: z.number(), ocean_lcl: z.number() });
const mode = z.enum(['air_express', 'air_freight', 'ocean_lcl']);
const chargeable = z.strictObject({
  actualKg: z.number(),
  volumetricKg: z.number().nullable(),
  chargeableKg: z.number(),
  divisor: z.number().nullable(),
  volumeM3: z.number(),
  chargeableCbm: z.number().nullable(),
  basis: z.string().min(1),
});
/** The estimate of the contract, written down independently. */
export const EstimateShape = z.strictObject({
  chargeableWeightKg: weights,
  chargeable: z.strictObject({ air_express: chargeable, air_freight: chargeable, ocean_lcl: chargeable }),
  options: z.array(
    z.strictObject({
      mode,
      chargeableWeightKg: z.number(),
      costUsdLow: z.number().nullable(),
      costUsdHigh: z.number().nullable(),
      baseCostUsd: range.nullable(),
      ratePerKgUsd: range.nullable(),
      fuelSurchargePct: range.nullable(),
      dangerousGoods: z.strictObject({ surchargeUsd: range.nullable(), note: z.string().min(1) }).nullable(),
      transitDays: range.nullable(),
      basis: z.array(z.string().min(1)).min(1),
      binding: z.literal(false),
    }),
  ),
  dutyStack: z.array(
    z.strictObject({
      name: z.string().min(1),
      ratePct: z.number().nullable(),
      amountUsd: z.number().nullable(),
      status: z.enum(['applies', 'conditional', 'unknown', 'terminated', 'expired', 'not_applicable']),
      appliesTo: z.union([z.literal('all'), z.array(mode)]),
      basis: z.string().min(1),
      source: z.string().min(1),
    }),
  ),
  dutyEffectiveRatePct: z.strictObject({
    known: z.number(),
    layersCounted: z.array(z.string()),
    layersUnknown: z.array(z.string()),
  }),
  dutyAlternatives: z
    .strictObject({
      question: z.string().min(10).nullable(),
      alternatives: z.array(
        z.strictObject({
          lines: z.array(z.string()),
          suffixes: z.array(z.string()),
          otherSuffixes: z.boolean(),
          ratePct: z.number(),
          amountUsd: z.number().nullable(),
          layers: z.array(
            z.strictObject({
              layer: z.string(),
              name: z.string(),
              ratePct: z.number(),
              amountUsd: z.number().nullable(),
            }),
          ),
        }),
      ),
    })
    .nullable(),
  landedRange: z.strictObject({
    lowUsd: z.number().nullable(),
    highUsd: z.number().nullable(),
    excludes: z.array(z.string()),
    modes: z.array(mode),
  }),
  landedByMode: z.array(
    z.strictObject({
      mode,
      lowUsd: z.number().nullable(),
      highUsd: z.number().nullable(),
      reason: z.string().min(1).nullable(),
    }),
  ),
  notes: z.array(z.string()),
  marketQuotes: z
    .strictObject({
      attribution: z.string(),
      link: z.url(),
      fetchedAt: z.iso.datetime(),
      query: z.strictObject({
        origin: z.string(),
        destination: z.string(),
        quantity: z.number(),
        boxWeightKg: z.number(),
        boxCm: z.strictObject({ length: z.number(), width: z.number(), height: z.number() }),
        note: z.string().nullable(),
      }),
      quotes: z.array(
        z.strictObject({
          marketMode: z.string(),
          mode: z.enum(['air_express', 'air_freight', 'ocean_lcl', 'ocean_fcl']).nullable(),
          priceUsdLow: z.number().nullable(),
          priceUsdHigh: z.number().nullable(),
          currency: z.string().nullable(),
          transitDays: range.nullable(),
        }),
      ),
      binding: z.literal(false),
    })
    .nullable(),
  marketNote: z.string().nullable(),
  binding: z.literal(false),
  requestId: z.string(),
});
