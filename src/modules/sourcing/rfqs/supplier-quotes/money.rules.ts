import { Exact } from '#kernel/decimal.ts';

const formatPrice = (amount: Exact): string => amount.toFixed(Math.max(2, amount.decimalPlaces()));

/** Prices are decimal strings; the arithmetic is exact. */
export const addPrices = (prices: readonly string[]): string =>
  formatPrice(prices.reduce((sum, price) => sum.plus(price), new Exact(0)));

export const multiplyPrice = (price: string, quantity: number): string => formatPrice(new Exact(price).times(quantity));

export const isSamePrice = (one: string, other: string): boolean => new Exact(one).equals(other);

/** Rounds half up. */
export const roundPrice = (amount: Exact, places: number): string => formatPrice(amount.toDecimalPlaces(places));

/** Rounds half up. */
export const roundToCents = (price: string): number => new Exact(price).toDecimalPlaces(2).toNumber();

export const divideByQuantity = (amount: number, quantity: number): number =>
  new Exact(amount).div(quantity).toDecimalPlaces(4).toNumber();
