import { Decimal } from 'decimal.js';

/**
 * Decimals of 80 significant digits: exact for the product of any four numbers that the API accepts. Quotients and sums
 * of very different magnitudes may need more and are rounded half up.
 */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;
