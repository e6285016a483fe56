import { type Arithmetic, decimals, fractions, TooLarge } from './arithmetic.rules.ts';

/** The numbers that a formula names; a list is what `sum`, `min` and `max` go through. */
export type Inputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * What a formula comes to in exact decimals, as the nearest number. It has + - * /, brackets, min, max, sum,
 * round(x, digits), which rounds half up, and roundUp(x, step).
 */
export function evaluateFormula(formula: string, inputs: Inputs): number {
  const term = termOf(formula);
  try {
    return by(fractions, term, inputs);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return by(decimals, term, inputs);
  }
}

function by(arithmetic: Arithmetic, term: Term, inputs: Inputs): number {
  arithmetic.clear();
  term(arithmetic, inputs);
  return arithmetic.pop();
}

/** Leaves a number more on the stack. */
type Term = (on: Arithmetic, inputs: Inputs) => void;
/** Takes what an argument stands for, one number or those of a list, together with what is there. Says how many there are now. */
type Argument = (on: Arithmetic, inputs: Inputs, together: Fold, before: number) => number;
type Fold = 'plus' | 'least' | 'most';

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
const folds = new Map<string, Fold>(Object.entries({ sum: 'plus', min: 'least', max: 'most' }));

const constant =
  (number: number): Term =>
  (on) =>
    on.push(number);
const alone =
  (term: Term): Argument =>
  (on, inputs, together, before) => {
    term(on, inputs);
    if (before) on[together]();
    return before + 1;
  };
const rounded =
  (number: Term, digits: Term): Term =>
  (on, inputs) => {
    number(on, inputs);
    digits(on, inputs);
    on.round();
  };
const roundedUp =
  (number: Term, step: Term): Term =>
  (on, inputs) => {
    number(on, inputs);
    step(on, inputs);
    on.over();
    on.ceil();
    step(on, inputs);
    on.times();
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
      whole = (on, inputs) => {
        left(on, inputs);
        right(on, inputs);
        on[operation]();
      };
    }
  };
  const product = chain(single, ['*', '/']);
  const sum = chain(product, ['+', '-']);

  function single(): Term {
    if (take('(')) return closed(sum());
    const token = tokens[at++];
    if (token === undefined) throw wrong('breaks off');
    if (/^[\d.]/.test(token)) return constant(Number(token));
    return take('(') ? call(token) : named(token);
  }
  function call(name: string): Term {
    if (name === 'round') return closed(rounded(sum(), second()));
    if (name === 'roundUp') return closed(roundedUp(sum(), second()));
    const together = folds.get(name);
    if (!together) throw wrong(`calls ${name}, which there is not`);
    const args: Argument[] = [];
    do args.push(argument());
    while (take(','));
    return closed((on, inputs) => {
      let count = 0;
      for (const fold of args) count = fold(on, inputs, together, count);
      if (!count && together !== 'plus') throw wrong(`takes ${name} of nothing`);
      if (!count) on.push(0);
    });
  }
  function second(): Term {
    if (!take(',')) throw wrong(`has no , at token ${at}`);
    return sum();
  }
  /** A name that stands alone may be a list. */
  function argument(): Argument {
    const [name = '', next = ''] = tokens.slice(at, at + 2);
    if (!/^[a-z]/i.test(name) || !/^[,)]$/.test(next)) return alone(sum());
    at++;
    return (on, inputs, together, before) => {
      const value = inputOf(inputs, name);
      const all = typeof value === 'number' ? [value] : value;
      for (let i = 0; i < all.length; i++) {
        on.push(all[i]!);
        if (before + i) on[together]();
      }
      return before + all.length;
    };
  }
  function named(name: string): Term {
    return (on, inputs) => {
      const value = inputOf(inputs, name);
      if (typeof value !== 'number') throw wrong(`takes the list ${name} for a number`);
      on.push(value);
    };
  }
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
