import { Exact } from '#kernel/decimal.ts';

/** All digits, at least to the cent. */
const formatPrice = (amount: Exact): string => amount.toFixed(Math.max(2, amount.decimalPlaces()));

/** Prices are decimals in strings, and stay exact. */
export const addPrices = (prices: readonly string[]): string =>
  formatPrice(prices.reduce((sum, price) => sum.plus(price), new Exact(0)));

export const multiplyPrice = (price: string, quantity: number): string => formatPrice(new Exact(price).times(quantity));

export const isSamePrice = (one: string, other: string): boolean => new Exact(one).equals(other);

/** To the cent, half up, as estimates take amounts. */
export const roundToCents = (price: string): number => new Exact(price).toDecimalPlaces(2).toNumber();

/** To a hundredth of a cent, half up. */
export const divideByQuantity = (amount: number, quantity: number): number =>
  new Exact(amount).div(quantity).toDecimalPlaces(4).toNumber();
