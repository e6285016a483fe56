import { Exact } from '#kernel/decimal.ts';

/**
 * Exact arithmetic on numbers that are not negative, on a stack: what works on one number takes the last and leaves its
 * result there, what works on two takes the last two.
 */
export type Arithmetic = {
  /** Takes what is left there of a formula that was given up. */
  clear: () => void;
  push: (number: number) => void;
  plus: () => void;
  minus: () => void;
  times: () => void;
  over: () => void;
  /** Leaves the smaller of two. */
  least: () => void;
  /** Leaves the larger of two. */
  most: () => void;
  ceil: () => void;
  /** The last says to how many digits the one before it is rounded, half up. */
  round: () => void;
  pop: () => number;
};

/** Thrown by `fractions` where a whole number would not be exact any more. */
export class TooLarge extends Error {}
const tooLarge = new TooLarge();

function exact(whole: number): number {
  if (!Number.isSafeInteger(whole)) throw tooLarge;
  return whole;
}
const scales = Array.from({ length: 13 }, (_, digits) => 10 ** digits);
/** Deeper than any formula of ours goes. */
const deepest = 64;

/** Fractions of whole numbers: many times faster than decimals, and enough for ordinary consignments. */
export const fractions: Arithmetic = onFractions();

function onFractions(): Arithmetic {
  // Plain numbers in two columns: an estimate works out hundreds of figures, and an object for each would have to be collected.
  const tops = new Float64Array(deepest);
  const bottoms = new Float64Array(deepest);
  let last = -1;
  const put = (at: number, top: number, bottom: number) => {
    tops[at] = exact(top);
    bottoms[at] = exact(bottom);
    last = at;
  };
  function add(sign: 1 | -1): void {
    const at = last - 1;
    const top = tops[at]!;
    const bottom = bottoms[at]!;
    const otherTop = sign * tops[last]!;
    const otherBottom = bottoms[last]!;
    if (bottom % otherBottom === 0) put(at, top + exact(otherTop * (bottom / otherBottom)), bottom);
    else if (otherBottom % bottom === 0) put(at, exact(top * (otherBottom / bottom)) + otherTop, otherBottom);
    else put(at, exact(top * otherBottom) + exact(otherTop * bottom), bottom * otherBottom);
  }
  const isLastLess = () => exact(tops[last]! * bottoms[last - 1]!) < exact(tops[last - 1]! * bottoms[last]!);
  const keep = (at: number) => put(last - 1, tops[at]!, bottoms[at]!);

  return {
    clear: () => {
      last = -1;
    },
    push: (number) => {
      if (Number.isSafeInteger(number)) return put(last + 1, number, 1);
      for (let digits = 0; digits < scales.length; digits++) {
        const scale = scales[digits]!;
        const top = Math.round(number * scale);
        if (top / scale === number) return put(last + 1, top, scale);
      }
      throw tooLarge;
    },
    plus: () => add(1),
    minus: () => add(-1),
    times: () => put(last - 1, tops[last - 1]! * tops[last]!, bottoms[last - 1]! * bottoms[last]!),
    over: () => put(last - 1, tops[last - 1]! * bottoms[last]!, bottoms[last - 1]! * tops[last]!),
    least: () => keep(isLastLess() ? last : last - 1),
    most: () => keep(isLastLess() ? last - 1 : last),
    ceil: () => {
      const top = tops[last]!;
      const bottom = bottoms[last]!;
      put(last, (top - (top % bottom)) / bottom + (top % bottom ? 1 : 0), 1);
    },
    round: () => {
      const scale = 10 ** (tops[last]! / bottoms[last]!);
      const top = tops[last - 1]!;
      const bottom = bottoms[last - 1]!;
      const dividend = exact(2 * exact(top * scale) + bottom);
      const divisor = exact(2 * bottom);
      put(last - 1, (dividend - (dividend % divisor)) / divisor, scale);
    },
    pop: () => {
      last--;
      return tops[last + 1]! / bottoms[last + 1]!;
    },
  };
}

export const decimals: Arithmetic = onDecimals();

function onDecimals(): Arithmetic {
  const stack: Exact[] = [];
  const pop = () => stack.pop()!;
  /** The last of two stands on the right. */
  const onTwo = (operation: (left: Exact, right: Exact) => Exact) => () => {
    const right = pop();
    stack.push(operation(pop(), right));
  };
  return {
    clear: () => {
      stack.length = 0;
    },
    push: (number) => void stack.push(new Exact(number)),
    plus: onTwo((left, right) => left.plus(right)),
    minus: onTwo((left, right) => left.minus(right)),
    times: onTwo((left, right) => left.times(right)),
    over: onTwo((left, right) => left.div(right)),
    least: onTwo((left, right) => (right.lessThan(left) ? right : left)),
    most: onTwo((left, right) => (right.lessThan(left) ? left : right)),
    ceil: () => void stack.push(pop().ceil()),
    round: onTwo((number, digits) => number.toDecimalPlaces(digits.toNumber(), Exact.ROUND_HALF_UP)),
    pop: () => pop().toNumber(),
  };
}
