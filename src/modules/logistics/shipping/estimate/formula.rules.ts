import { type Arithmetic, decimals, fractions, TooLarge } from './arithmetic.rules.ts';

/** The numbers that a formula names; a list is what `sum`, `min` and `max` go through. */
export type Inputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * What a formula comes to in exact decimals, as the nearest number. It has + - * /, brackets, min, max, sum,
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

/** Leaves a number more on the stack. */
type Term = (on: Arithmetic, inputs: Inputs) => void;
/** Takes what an argument stands for, one number or those of a list, together with what is there. Says how many there are now. */
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

/** Reads a formula: sums of products of numbers, names, calls and brackets. */
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
    if (token === undefined) throw createError('breaks off');
    if (/^[\d.]/.test(token)) return createConstant(Number(token));
    return take('(') ? parseCall(token) : parseName(token);
  }
  function parseCall(name: string): Term {
    if (name === 'round') return expectClosing(createRound(parseSum(), parseSecondArgument()));
    if (name === 'roundUp') return expectClosing(createRoundUp(parseSum(), parseSecondArgument()));
    const fold = folds.get(name);
    if (!fold) throw createError(`calls ${name}, which there is not`);
    const args: Argument[] = [];
    do args.push(parseArgument());
    while (take(','));
    return expectClosing((on, inputs) => {
      let count = 0;
      for (const push of args) count = push(on, inputs, fold, count);
      if (!count && fold !== 'add') throw createError(`takes ${name} of nothing`);
      if (!count) on.push(0);
    });
  }
  function parseSecondArgument(): Term {
    if (!take(',')) throw createError(`has no , at token ${at}`);
    return parseSum();
  }
  /** A name that stands alone may be a list. */
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
      if (typeof value !== 'number') throw createError(`takes the list ${name} for a number`);
      on.push(value);
    };
  }
  function readInput(inputs: Inputs, name: string): number | readonly number[] {
    const value = inputs[name];
    if (value === undefined) throw createError(`misses ${name}`);
    return value;
  }
  function expectClosing(inner: Term): Term {
    if (!take(')')) throw createError(`has no ) at token ${at}`);
    return inner;
  }

  const whole = parseSum();
  if (at < tokens.length) throw createError('goes on after its end');
  return whole;
}
