import { Exact } from '#kernel/decimal.ts';

/** All digits, at least to the cent. */
const written = (amount: Exact): string => amount.toFixed(Math.max(2, amount.decimalPlaces()));

/** Prices are decimals in strings, and stay exact. */
export const sumOf = (prices: readonly string[]): string =>
  written(prices.reduce((sum, price) => sum.plus(price), new Exact(0)));

export const times = (price: string, quantity: number): string => written(new Exact(price).times(quantity));

export const isSame = (one: string, other: string): boolean => new Exact(one).equals(other);

/** To the cent, half up, as estimates take amounts. */
export const inCents = (price: string): number => new Exact(price).toDecimalPlaces(2).toNumber();

/** To a hundredth of a cent, half up. */
export const perUnit = (amount: number, quantity: number): number =>
  new Exact(amount).div(quantity).toDecimalPlaces(4).toNumber();
