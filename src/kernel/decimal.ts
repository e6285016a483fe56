import { Decimal } from 'decimal.js';

/**
 * Decimals of eighty digits: as many as the product of any four numbers that callers may send. A quotient, and a sum of
 * numbers of very different sizes, can need more and is rounded half up.
 */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;
