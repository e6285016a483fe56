import { z } from 'zod';
import { textScalars } from '#kernel/text.ts';
import { currencyCodes } from './currency-codes.ts';

export const Currency = z
  .string()
  .refine((code) => currencyCodes.has(code), 'Must be an ISO 4217 code in capital letters, such as USD.')
  .meta({ description: 'ISO 4217 code, such as USD or CNY.', enum: [...currencyCodes] })
  .register(textScalars, { scalar: 'CurrencyCode' });

/** A string, never a floating-point number; stored and returned as written. */
export const Price = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,6})?$/, 'Must be a decimal number such as 12.50, with at most six decimals.')
  .meta({ description: 'Decimal string, such as 12.50.' })
  .register(textScalars, { scalar: 'Decimal' });
