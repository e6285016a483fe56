import { Exact } from '#kernel/decimal.ts';

/** Exact arithmetic on numbers that are not negative. */
export type Arithmetic<N> = {
  of: (number: number) => N;
  plus: (one: N, other: N) => N;
  minus: (one: N, other: N) => N;
  times: (one: N, other: N) => N;
  over: (one: N, other: N) => N;
  isLess: (one: N, other: N) => boolean;
  ceil: (number: N) => N;
  /** To so many digits, half up. */
  round: (number: N, digits: number) => N;
  toNumber: (number: N) => number;
};

/** Thrown by `fractions` where a whole number would not be exact any more. */
export class TooLarge extends Error {}
const tooLarge = new TooLarge();

type Fraction = { top: number; bottom: number };

function exact(whole: number): number {
  if (!Number.isSafeInteger(whole)) throw tooLarge;
  return whole;
}
const fraction = (top: number, bottom: number): Fraction => ({ top: exact(top), bottom: exact(bottom) });
const scales = Array.from({ length: 13 }, (_, digits) => 10 ** digits);

function added(a: Fraction, b: Fraction, sign: 1 | -1): Fraction {
  if (a.bottom % b.bottom === 0) return fraction(a.top + sign * exact(b.top * (a.bottom / b.bottom)), a.bottom);
  if (b.bottom % a.bottom === 0) return fraction(exact(a.top * (b.bottom / a.bottom)) + sign * b.top, b.bottom);
  return fraction(exact(a.top * b.bottom) + sign * exact(b.top * a.bottom), a.bottom * b.bottom);
}

/** Fractions of whole numbers: many times faster than decimals, and enough for ordinary consignments. */
export const fractions: Arithmetic<Fraction> = {
  of: (number) => {
    if (Number.isSafeInteger(number)) return { top: number, bottom: 1 };
    for (const scale of scales) {
      const top = Math.round(number * scale);
      if (top / scale === number) return fraction(top, scale);
    }
    throw tooLarge;
  },
  plus: (a, b) => added(a, b, 1),
  minus: (a, b) => added(a, b, -1),
  times: (a, b) => fraction(a.top * b.top, a.bottom * b.bottom),
  over: (a, b) => fraction(a.top * b.bottom, a.bottom * b.top),
  isLess: (a, b) => exact(a.top * b.bottom) < exact(b.top * a.bottom),
  ceil: ({ top, bottom }) => fraction((top - (top % bottom)) / bottom + (top % bottom ? 1 : 0), 1),
  round: ({ top, bottom }, digits) => {
    const scale = 10 ** digits;
    const [dividend, divisor] = [exact(2 * exact(top * scale) + bottom), exact(2 * bottom)];
    return fraction((dividend - (dividend % divisor)) / divisor, scale);
  },
  toNumber: ({ top, bottom }) => top / bottom,
};

export const decimals: Arithmetic<Exact> = {
  of: (number) => new Exact(number),
  plus: (a, b) => a.plus(b),
  minus: (a, b) => a.minus(b),
  times: (a, b) => a.times(b),
  over: (a, b) => a.div(b),
  isLess: (a, b) => a.lessThan(b),
  ceil: (number) => number.ceil(),
  round: (number, digits) => number.toDecimalPlaces(digits, Exact.ROUND_HALF_UP),
  toNumber: (number) => number.toNumber(),
};
