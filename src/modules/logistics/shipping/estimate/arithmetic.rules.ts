import { Exact } from '#kernel/decimal.ts';

/** Stack machine for exact arithmetic on non-negative numbers. Operations pop their operands and push the result. */
export type Arithmetic = {
  /** Empties the stack after a failed evaluation. */
  clear: () => void;
  push: (number: number) => void;
  add: () => void;
  subtract: () => void;
  multiply: () => void;
  divide: () => void;
  min: () => void;
  max: () => void;
  ceil: () => void;
  /** Pops the number of digits, then rounds half up. */
  round: () => void;
  pop: () => number;
};

/** Thrown by `fractions` if an integer would no longer be exact. */
export class TooLarge extends Error {}
const tooLarge = new TooLarge();

function assertExact(whole: number): number {
  if (!Number.isSafeInteger(whole)) throw tooLarge;
  return whole;
}
const scales = Array.from({ length: 13 }, (_, digits) => 10 ** digits);
/** No formula needs a deeper stack. */
const maxDepth = 64;

/** Integer fractions: many times faster than decimals, and sufficient for ordinary consignments. */
export const fractions: Arithmetic = createFractions();

function createFractions(): Arithmetic {
  // Typed arrays instead of objects, because an estimate evaluates hundreds of formulas and objects would burden the
  // garbage collector.
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
  /** The top of the stack is the right operand. */
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
