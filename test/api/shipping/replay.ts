/**
 * Works a formula of an explanation out again, knowing nothing of the service: by fractions of whole numbers, so that
 * nothing is rounded before the end.
 */
export function replayed(formula: string, inputs: Record<string, number | number[]>): number {
  const tokens = [...formula.matchAll(/\d+(?:\.\d+)?|[a-zA-Z]\w*|\S/g)].map(([token]) => token);
  const left = () => tokens[0];
  const next = () => tokens.shift()!;

  const value = (): Fraction[] => {
    if (left() === '(') {
      next();
      const inner = sum();
      next();
      return [inner];
    }
    const token = next();
    if (/^\d/.test(token)) return [fraction(token)];
    if (left() !== '(') return [inputs[token]!].flat().map((one) => fraction(String(one)));
    next();
    const given: Fraction[] = [];
    while (left() !== ')') {
      // A bare list, or an expression for one number.
      const isAlone = /^[a-zA-Z]/.test(left()!) && (tokens[1] === ',' || tokens[1] === ')');
      given.push(...(isAlone ? value() : [sum()]));
      if (left() === ',') next();
    }
    next();
    return [functions[token]!(given)];
  };
  const product = (): Fraction => {
    let [all] = value() as [Fraction];
    while (left() === '*' || left() === '/') {
      const by = next() === '*' ? times : over;
      all = by(all, value()[0]!);
    }
    return all;
  };
  const sum = (): Fraction => {
    let all = product();
    while (left() === '+' || left() === '-') {
      const by = next() === '+' ? plus : minus;
      all = by(all, product());
    }
    return all;
  };
  return asNumber(sum());
}

type Fraction = readonly [top: bigint, bottom: bigint];

function fraction(text: string): Fraction {
  const [mantissa, exponent = '0'] = text.toLowerCase().split('e') as [string, string?];
  const [whole, decimals = ''] = mantissa.split('.') as [string, string?];
  const shift = BigInt(exponent) - BigInt(decimals.length);
  const digits = BigInt(whole + decimals);
  return shift >= 0n ? [digits * 10n ** shift, 1n] : [digits, 10n ** -shift];
}

const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const minus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const isLess = (one: Fraction, other: Fraction) => minus(one, other)[0] < 0n;
const ceiling = ([a, b]: Fraction): Fraction => [(a + b - 1n) / b, 1n];

const functions: Record<string, (given: Fraction[]) => Fraction> = {
  sum: (given) => given.reduce(plus, [0n, 1n]),
  min: (given) => given.reduce((least, one) => (isLess(one, least) ? one : least)),
  max: (given) => given.reduce((most, one) => (isLess(most, one) ? one : most)),
  roundUp: ([number, step]) => times(ceiling(over(number!, step!)), step!),
  round: ([number, digits]) => {
    const scale = 10n ** digits![0];
    const [top, bottom] = times(number!, [scale, 1n]);
    return [(2n * top + bottom) / (2n * bottom), scale];
  },
};

/** The number nearest to a fraction that is not negative, by thirty decimals of it. */
function asNumber([top, bottom]: Fraction): number {
  const digits = ((top * 10n ** 30n) / bottom).toString().padStart(31, '0');
  return Number(`${digits.slice(0, -30)}.${digits.slice(-30)}`);
}
