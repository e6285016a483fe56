import { Exact } from '#kernel/decimal.ts';

/**
 * Exact arithmetic on numbers that are not negative, on a stack: what works on one number takes the last and leaves its
 * result there, what works on two takes the last two.
 */
export type Arithmetic = {
  /** Takes what is left there of a formula that was given up. */
  clear: () => void;
  push: (number: number) => void;
  add: () => void;
  subtract: () => void;
  multiply: () => void;
  divide: () => void;
  /** Leaves the smaller of two. */
  min: () => void;
  /** Leaves the larger of two. */
  max: () => void;
  ceil: () => void;
  /** The last says to how many digits the one before it is rounded, half up. */
  round: () => void;
  pop: () => number;
};

/** Thrown by `fractions` where a whole number would not be exact any more. */
export class TooLarge extends Error {}
const tooLarge = new TooLarge();

function assertExact(whole: number): number {
  if (!Number.isSafeInteger(whole)) throw tooLarge;
  return whole;
}
const scales = Array.from({ length: 13 }, (_, digits) => 10 ** digits);
/** Deeper than any formula of ours goes. */
const maxDepth = 64;

/** Fractions of whole numbers: many times faster than decimals, and enough for ordinary consignments. */
export const fractions: Arithmetic = createFractions();

function createFractions(): Arithmetic {
  // Plain numbers in two columns: an estimate works out hundreds of figures, and an object for each would have to be collected.
  const tops = new Float64Array(maxDepth);
  const bottoms = new Float64Array(maxDepth);
  let last = -1;
  const set = (at: number, top: number, bottom: number) => {
    tops[at] = assertExact(top);
    bottoms[at] = assertExact(bottom);
    last = at;
  };
  function add(sign: 1 | -1): void {
    const at = last - 1;
    const top = tops[at]!;
    const bottom = bottoms[at]!;
    const otherTop = sign * tops[last]!;
    const otherBottom = bottoms[last]!;
    if (bottom % otherBottom === 0) set(at, top + assertExact(otherTop * (bottom / otherBottom)), bottom);
    else if (otherBottom % bottom === 0) set(at, assertExact(top * (otherBottom / bottom)) + otherTop, otherBottom);
    else set(at, assertExact(top * otherBottom) + assertExact(otherTop * bottom), bottom * otherBottom);
  }
  const isLastSmaller = () =>
    assertExact(tops[last]! * bottoms[last - 1]!) < assertExact(tops[last - 1]! * bottoms[last]!);
  const keepOnly = (at: number) => set(last - 1, tops[at]!, bottoms[at]!);

  return {
    clear: () => {
      last = -1;
    },
    push: (number) => {
      if (Number.isSafeInteger(number)) return set(last + 1, number, 1);
      for (let digits = 0; digits < scales.length; digits++) {
        const scale = scales[digits]!;
        const top = Math.round(number * scale);
        if (top / scale === number) return set(last + 1, top, scale);
      }
      throw tooLarge;
    },
    add: () => add(1),
    subtract: () => add(-1),
    multiply: () => set(last - 1, tops[last - 1]! * tops[last]!, bottoms[last - 1]! * bottoms[last]!),
    divide: () => set(last - 1, tops[last - 1]! * bottoms[last]!, bottoms[last - 1]! * tops[last]!),
    min: () => keepOnly(isLastSmaller() ? last : last - 1),
    max: () => keepOnly(isLastSmaller() ? last - 1 : last),
    ceil: () => {
      const top = tops[last]!;
      const bottom = bottoms[last]!;
      set(last, (top - (top % bottom)) / bottom + (top % bottom ? 1 : 0), 1);
    },
    round: () => {
      const scale = 10 ** (tops[last]! / bottoms[last]!);
      const top = tops[last - 1]!;
      const bottom = bottoms[last - 1]!;
      const dividend = assertExact(2 * assertExact(top * scale) + bottom);
      const divisor = assertExact(2 * bottom);
      set(last - 1, (dividend - (dividend % divisor)) / divisor, scale);
    },
    pop: () => {
      last--;
      return tops[last + 1]! / bottoms[last + 1]!;
    },
  };
}

export const decimals: Arithmetic = createDecimals();

function createDecimals(): Arithmetic {
  const stack: Exact[] = [];
  const pop = () => stack.pop()!;
  /** The last of two stands on the right. */
  const applyToTwo = (operation: (left: Exact, right: Exact) => Exact) => () => {
    const right = pop();
    stack.push(operation(pop(), right));
  };
  return {
    clear: () => {
      stack.length = 0;
    },
    push: (number) => void stack.push(new Exact(number)),
    add: applyToTwo((left, right) => left.plus(right)),
    subtract: applyToTwo((left, right) => left.minus(right)),
    multiply: applyToTwo((left, right) => left.times(right)),
    divide: applyToTwo((left, right) => left.div(right)),
    min: applyToTwo((left, right) => (right.lessThan(left) ? right : left)),
    max: applyToTwo((left, right) => (right.lessThan(left) ? left : right)),
    ceil: () => void stack.push(pop().ceil()),
    round: applyToTwo((number, digits) => number.toDecimalPlaces(digits.toNumber(), Exact.ROUND_HALF_UP)),
    pop: () => pop().toNumber(),
  };
}
