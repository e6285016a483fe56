import { z } from 'zod';
import { currencyCodes } from './currency-codes.ts';

export const Currency = z
  .string()
  .refine((code) => currencyCodes.has(code), 'A currency is three capital letters of ISO 4217, such as USD.')
  .meta({ description: 'ISO 4217, such as USD or CNY.', enum: [...currencyCodes] });

/** Kept and shown as it was written: a price is never a floating-point number. */
export const Price = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,6})?$/, 'A price is a plain decimal such as 12.50, with at most six decimals.')
  .meta({ description: 'A decimal in a string, such as 12.50.' });
