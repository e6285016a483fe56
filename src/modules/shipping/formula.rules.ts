import { type Arithmetic, decimals, fractions, TooLarge } from './arithmetic.rules.ts';

/** The numbers that a formula names; a list is what `sum`, `min` and `max` go through. */
export type Inputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * What a formula comes to in exact decimals, as the nearest number. It has + - * /, brackets, min, max, sum,
 * round(x, digits), which rounds half up, and roundUp(x, step).
 */
export function evaluated(formula: string, inputs: Inputs): number {
  const term = termOf(formula);
  try {
    return fractions.toNumber(term(fractions, inputs));
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return decimals.toNumber(term(decimals, inputs));
  }
}

type Term = <N>(arithmetic: Arithmetic<N>, inputs: Inputs) => N;
/** Adds what an argument stands for: one number, or those of a list. */
type Argument = <N>(arithmetic: Arithmetic<N>, inputs: Inputs, given: N[]) => void;

const known = new Map<string, Term>();
function termOf(formula: string): Term {
  let term = known.get(formula);
  if (!term) {
    term = parsed(formula);
    known.set(formula, term);
  }
  return term;
}

const infix = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'over' } as const;
const functions: Record<string, <N>(arithmetic: Arithmetic<N>, given: N[]) => N> = {
  sum: ({ of, plus }, given) => given.reduce(plus, of(0)),
  min: ({ isLess }, given) => given.reduce((least, one) => (isLess(one, least) ? one : least)),
  max: ({ isLess }, given) => given.reduce((most, one) => (isLess(most, one) ? one : most)),
  round: ({ round, toNumber }, [number, digits]) => round(number!, toNumber(digits!)),
  roundUp: ({ over, times, ceil }, [number, step]) => times(ceil(over(number!, step!)), step!),
};

/** Reads a formula: sums of products of numbers, names, calls and brackets. */
function parsed(formula: string): Term {
  const tokens = formula.match(/[\d.]+|\w+|[-+*/(),]/g) ?? [];
  let at = 0;
  const take = (token: string) => tokens[at] === token && Boolean(++at);
  const wrong = (what: string) => new Error(`The formula ${formula} ${what}.`);

  const chain = (part: () => Term, signs: ('+' | '-' | '*' | '/')[]) => (): Term => {
    let whole = part();
    for (;;) {
      const sign = signs.find(take);
      if (!sign) return whole;
      const [left, right, operation] = [whole, part(), infix[sign]];
      whole = (arithmetic, inputs) => arithmetic[operation](left(arithmetic, inputs), right(arithmetic, inputs));
    }
  };
  const product = chain(single, ['*', '/']);
  const sum = chain(product, ['+', '-']);

  function single(): Term {
    if (take('(')) return closed(sum());
    const token = tokens[at++];
    if (token === undefined) throw wrong('breaks off');
    if (/^[\d.]/.test(token)) return ({ of }) => of(Number(token));
    return take('(') ? call(token) : named(token);
  }
  function call(name: string): Term {
    const use = functions[name];
    if (!use) throw wrong(`calls ${name}, which there is not`);
    const args: Argument[] = [];
    do args.push(argument());
    while (take(','));
    return closed(<N>(arithmetic: Arithmetic<N>, inputs: Inputs) => {
      const given: N[] = [];
      for (const add of args) add(arithmetic, inputs, given);
      return use(arithmetic, given);
    });
  }
  /** A name that stands alone may be a list. */
  function argument(): Argument {
    const [name = '', next = ''] = tokens.slice(at, at + 2);
    if (/^[a-z]/i.test(name) && /^[,)]$/.test(next)) {
      at++;
      return ({ of }, inputs, given) => {
        const value = inputOf(inputs, name);
        if (typeof value === 'number') given.push(of(value));
        else for (const one of value) given.push(of(one));
      };
    }
    const term = sum();
    return (arithmetic, inputs, given) => void given.push(term(arithmetic, inputs));
  }
  const named =
    (name: string): Term =>
    ({ of }, inputs) => {
      const value = inputOf(inputs, name);
      if (typeof value !== 'number') throw wrong(`takes the list ${name} for a number`);
      return of(value);
    };
  function inputOf(inputs: Inputs, name: string): number | readonly number[] {
    const value = inputs[name];
    if (value === undefined) throw wrong(`misses ${name}`);
    return value;
  }
  function closed(inner: Term): Term {
    if (!take(')')) throw wrong(`has no ) at token ${at}`);
    return inner;
  }

  const whole = sum();
  if (at < tokens.length) throw wrong('goes on after its end');
  return whole;
}
