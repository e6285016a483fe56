import { z } from 'zod';
import { Quantity } from '#kernel/enums.ts';
import { line, textScalars } from '#kernel/text.ts';
import { distinct } from '#kernel/validation.ts';
import { LandedCostInput } from '#modules/logistics/shipping/landed-cost/landed-cost.schema.ts';
import { EstimateInput, ShippingMode } from '#modules/logistics/shipping/shipping.schema.ts';
import { Currency } from '../../supplier-quotes/money.schema.ts';
import { ComparisonShipment } from '../rfq-comparison.schema.ts';

export const AnswerState = z
  .enum(['invited', 'sent', 'failed', 'revoked', 'expired', 'no_answer', 'answered', 'declined', 'quoted'])
  .meta({ id: 'SupplierAnswerState' });
export type AnswerState = z.output<typeof AnswerState>;

export const QuoteValidity = z.enum(['valid', 'expired', 'not_stated']).meta({ id: 'QuoteValidity' });
export type QuoteValidity = z.output<typeof QuoteValidity>;

export const BreakEvenOutcome = z
  .enum(['at_quantity', 'outside_range', 'never', 'always'])
  .meta({ id: 'BreakEvenOutcome' });
export type BreakEvenOutcome = z.output<typeof BreakEvenOutcome>;

export const ExchangeRate = z
  .strictObject({
    currency: Currency,
    usdPerUnit: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,12})?$/, 'Must be a decimal number such as 0.1405, with at most twelve decimals.')
      .refine((rate) => !/^[0.]+$/.test(rate), 'Must be above 0.')
      .meta({ description: 'US dollars for one unit of the currency, as decimal text such as 0.1405.' })
      .register(textScalars, { scalar: 'Decimal' }),
    asOf: z.iso.date().meta({ description: 'The day of the rate, not in the future.' }),
    source: line(300).meta({ description: 'Where the rate was read, such as the address of a central bank.' }),
  })
  .refine(({ currency }) => currency !== 'USD', {
    message: 'Rates are of other currencies in USD.',
    path: ['currency'],
  })
  .meta({ id: 'ExchangeRate' });
export type ExchangeRate = z.output<typeof ExchangeRate>;

const { carton, unit, modes, hts, batteries } = ComparisonShipment.shape;
const { postcode, state, city } = EstimateInput.shape.destination.shape;

const Usd = z.number().min(0).max(10_000_000);

const QuotedFreight = z
  .strictObject({
    quantity: Quantity,
    mode: ShippingMode,
    lowUsd: Usd,
    highUsd: Usd,
    source: line(300).meta({ description: 'Who quoted it, and when.' }),
  })
  .refine(({ lowUsd, highUsd }) => lowUsd <= highUsd, {
    message: 'lowUsd must not exceed highUsd.',
    path: ['highUsd'],
  });

export const MatrixShipment = z
  .strictObject({
    carton,
    unit,
    destination: z.strictObject({
      country: LandedCostInput.shape.country.meta({
        description: 'US, a member state of the European Union, GB, CA, AU or JP.',
      }),
      postcode,
      state,
      city,
    }),
    modes,
    hts,
    batteries,
    duty: LandedCostInput.shape.duty,
    freight: z
      .array(QuotedFreight)
      .max(30)
      .refine((quotes) => new Set(quotes.map(({ quantity, mode }) => `${quantity} ${mode}`)).size === quotes.length, {
        message: 'A mode can be quoted only once for a quantity.',
        params: { code: 'duplicate' },
      })
      .default([])
      .meta({ description: 'Freight that you were quoted for a quantity, instead of the rate card. Not for US.' }),
  })
  .refine(({ carton, unit }) => (carton === undefined) !== (unit === undefined), {
    message: 'Exactly one of carton and unit is required.',
    path: ['carton'],
    params: { code: 'mutually_exclusive' },
  })
  .refine(({ destination: { country }, duty }) => country !== 'US' || !duty, {
    message: 'Duty of the United States is computed from hts.',
    path: ['duty'],
    params: { code: 'mutually_exclusive' },
  })
  .refine(({ destination: { country }, freight }) => country !== 'US' || !freight.length, {
    message: 'Freight to the United States is computed from the rate card.',
    path: ['freight'],
    params: { code: 'mutually_exclusive' },
  })
  .refine(({ destination: { country, postcode, state } }) => country === 'US' || (!postcode && !state), {
    message: 'postcode and state are of the United States.',
    path: ['destination'],
  })
  .meta({ id: 'ComparisonMatrixShipment' });
export type MatrixShipment = z.output<typeof MatrixShipment>;

/** What is compared, without the request. */
export const MatrixTerms = z.strictObject({
  quantities: distinct(z.array(Quantity).min(1).max(10), 'Duplicate quantity.').meta({
    description: 'Numbers of units to compare at, 1 to 10 of them.',
  }),
  fxRates: z
    .array(ExchangeRate)
    .max(20)
    .refine((rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length, {
      message: 'A currency can have only one rate.',
      params: { code: 'duplicate' },
    })
    .default([])
    .meta({ description: 'Rates for quotes in other currencies than USD. Without one, nothing is converted.' }),
  asOf: z.iso.date().nullish().meta({
    description: 'Day for validity of quotes and for duty. Default: today, UTC.',
  }),
  shipment: MatrixShipment.nullish().meta({
    description: 'How the goods would be shipped, to estimate landed cost. Requires shipping:read.',
  }),
});

export const MatrixInput = z.strictObject({ rfqId: z.uuid(), ...MatrixTerms.shape });
export type MatrixInput = z.output<typeof MatrixInput>;
