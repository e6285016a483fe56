import { type Arithmetic, decimals, fractions, TooLarge } from './arithmetic.rules.ts';

/** Inputs of a formula by name; a list is for `sum`, `min` and `max`. */
export type Inputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * Evaluates a formula in exact decimals and returns the nearest number. Supports + - * /, brackets, min, max, sum,
 * round(x, digits), which rounds half up, and roundUp(x, step).
 */
export function evaluateFormula(formula: string, inputs: Inputs): number {
  const term = getTerm(formula);
  try {
    return evaluateWith(fractions, term, inputs);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return evaluateWith(decimals, term, inputs);
  }
}

function evaluateWith(arithmetic: Arithmetic, term: Term, inputs: Inputs): number {
  arithmetic.clear();
  term(arithmetic, inputs);
  return arithmetic.pop();
}

/** Pushes one number. */
type Term = (on: Arithmetic, inputs: Inputs) => void;
/**
 * Folds the values of an argument into the top of the stack, after `before` values, and returns the new number of
 * values.
 */
type Argument = (on: Arithmetic, inputs: Inputs, fold: Fold, before: number) => number;
type Fold = 'add' | 'min' | 'max';

const cache = new Map<string, Term>();
function getTerm(formula: string): Term {
  let term = cache.get(formula);
  if (!term) {
    term = parseFormula(formula);
    cache.set(formula, term);
  }
  return term;
}

const infix = { '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const;
const folds = new Map<string, Fold>(Object.entries({ sum: 'add', min: 'min', max: 'max' }));

const createConstant =
  (number: number): Term =>
  (on) =>
    on.push(number);
const createArgument =
  (term: Term): Argument =>
  (on, inputs, fold, before) => {
    term(on, inputs);
    if (before) on[fold]();
    return before + 1;
  };
const createRound =
  (number: Term, digits: Term): Term =>
  (on, inputs) => {
    number(on, inputs);
    digits(on, inputs);
    on.round();
  };
const createRoundUp =
  (number: Term, step: Term): Term =>
  (on, inputs) => {
    number(on, inputs);
    step(on, inputs);
    on.divide();
    on.ceil();
    step(on, inputs);
    on.multiply();
  };

/** Recursive descent parser: sums of products of numbers, names, calls and brackets. */
function parseFormula(formula: string): Term {
  const tokens = formula.match(/[\d.]+|\w+|[-+*/(),]/g) ?? [];
  let at = 0;
  const take = (token: string) => tokens[at] === token && Boolean(++at);
  const createError = (what: string) => new Error(`The formula ${formula} ${what}.`);

  const parseChain = (part: () => Term, signs: ('+' | '-' | '*' | '/')[]) => (): Term => {
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
  const parseProduct = parseChain(parseSingle, ['*', '/']);
  const parseSum = parseChain(parseProduct, ['+', '-']);

  function parseSingle(): Term {
    if (take('(')) return expectClosing(parseSum());
    const token = tokens[at++];
    if (token === undefined) throw createError('is incomplete');
    if (/^[\d.]/.test(token)) return createConstant(Number(token));
    return take('(') ? parseCall(token) : parseName(token);
  }
  function parseCall(name: string): Term {
    if (name === 'round') return expectClosing(createRound(parseSum(), parseSecondArgument()));
    if (name === 'roundUp') return expectClosing(createRoundUp(parseSum(), parseSecondArgument()));
    const fold = folds.get(name);
    if (!fold) throw createError(`calls the unknown function ${name}`);
    const args: Argument[] = [];
    do args.push(parseArgument());
    while (take(','));
    return expectClosing((on, inputs) => {
      let count = 0;
      for (const push of args) count = push(on, inputs, fold, count);
      if (!count && fold !== 'add') throw createError(`calls ${name} without values`);
      if (!count) on.push(0);
    });
  }
  function parseSecondArgument(): Term {
    if (!take(',')) throw createError(`lacks "," at token ${at}`);
    return parseSum();
  }
  /** A bare name may be a list. */
  function parseArgument(): Argument {
    const [name = '', next = ''] = tokens.slice(at, at + 2);
    if (!/^[a-z]/i.test(name) || !/^[,)]$/.test(next)) return createArgument(parseSum());
    at++;
    return (on, inputs, fold, before) => {
      const value = readInput(inputs, name);
      const all = typeof value === 'number' ? [value] : value;
      for (let i = 0; i < all.length; i++) {
        on.push(all[i]!);
        if (before + i) on[fold]();
      }
      return before + all.length;
    };
  }
  function parseName(name: string): Term {
    return (on, inputs) => {
      const value = readInput(inputs, name);
      if (typeof value !== 'number') throw createError(`uses the list ${name} as a number`);
      on.push(value);
    };
  }
  function readInput(inputs: Inputs, name: string): number | readonly number[] {
    const value = inputs[name];
    if (value === undefined) throw createError(`has no input ${name}`);
    return value;
  }
  function expectClosing(inner: Term): Term {
    if (!take(')')) throw createError(`lacks ")" at token ${at}`);
    return inner;
  }

  const whole = parseSum();
  if (at < tokens.length) throw createError('has trailing tokens');
  return whole;
}
