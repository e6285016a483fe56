import { Exact } from '#kernel/decimal.ts';

export type Inputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * Exact decimals, as the nearest number. A formula has + - * /, brackets, min, max, sum, round(x, digits), which rounds
 * half up, and roundUp(x, step).
 */
export function evaluateFormula(formula: string, inputs: Inputs): number {
  let term = compiled.get(formula);
  if (!term) {
    term = compileFormula(formula);
    compiled.set(formula, term);
  }
  return term(inputs).toNumber();
}

type Term = (inputs: Inputs) => Exact;
/** Passes each number of an argument, which may be a list, to `take`. */
type Argument = (inputs: Inputs, take: (number: Exact) => void) => void;

/** Formulas are constants of the code, so their number is bounded. */
const compiled = new Map<string, Term>();
const zero = new Exact(0);

/** An estimate names the same number in many formulas, and to parse one costs more than to multiply two. */
const exacts = new Map<number, Exact>();
const maxExacts = 4096;
function toExact(number: number): Exact {
  let exact = exacts.get(number);
  if (!exact) {
    exact = new Exact(number);
    if (exacts.size >= maxExacts) exacts.clear();
    exacts.set(number, exact);
  }
  return exact;
}

/**
 * The formulas of a carton have most of their products in common. A part of a formula that was computed from the same
 * numbers last time, in whichever formula, is not computed again.
 */
function rememberLast(tokens: readonly string[], compute: Term): Term {
  const text = tokens.join(' ');
  const known = parts.get(text);
  if (known) return known;
  const names = [...new Set(tokens.filter((token) => /^[a-z]/i.test(token) && !isFunction(token)))];
  const last: unknown[] = [];
  let result: Exact | null = null;
  const term: Term = (inputs) => {
    let isSame = result !== null;
    for (let at = 0; at < names.length; at++) {
      const value = inputs[names[at] ?? ''];
      if (value === last[at] && typeof value === 'number') continue;
      last[at] = value;
      isSame = false;
    }
    if (isSame && result) return result;
    result = null;
    result = compute(inputs);
    return result;
  };
  parts.set(text, term);
  return term;
}
const parts = new Map<string, Term>();
const isFunction = (token: string) => folds.has(token) || token === 'round' || token === 'roundUp';

const operations = {
  '+': (left: Exact, right: Exact) => left.plus(right),
  '-': (left: Exact, right: Exact) => left.minus(right),
  '*': (left: Exact, right: Exact) => left.times(right),
  '/': (left: Exact, right: Exact) => left.div(right),
};
type Sign = keyof typeof operations;

const folds = new Map<string, (left: Exact, right: Exact) => Exact>([
  ['sum', operations['+']],
  ['min', (left, right) => (right.lessThan(left) ? right : left)],
  ['max', (left, right) => (right.lessThan(left) ? left : right)],
]);

function compileFormula(formula: string): Term {
  const tokens = formula.match(/[\d.]+|\w+|[-+*/(),]/g) ?? [];
  let at = 0;
  const take = (token: string) => tokens[at] === token && Boolean(++at);
  const invalid = (problem: string) => new Error(`The formula ${formula} ${problem}.`);

  const chain = (parsePart: () => Term, signs: Sign[]) => (): Term => {
    const start = at;
    let whole = parsePart();
    for (;;) {
      const sign = signs.find(take);
      if (!sign) return whole;
      const [left, right, apply] = [whole, parsePart(), operations[sign]];
      whole = rememberLast(tokens.slice(start, at), (inputs) => apply(left(inputs), right(inputs)));
    }
  };
  const parseProduct = chain(parseSingle, ['*', '/']);
  const parseSum = chain(parseProduct, ['+', '-']);

  function parseSingle(): Term {
    if (take('(')) return close(parseSum());
    const token = tokens[at++];
    if (token === undefined) throw invalid('breaks off');
    if (/^[\d.]/.test(token)) {
      const constant = new Exact(token);
      return () => constant;
    }
    return take('(') ? parseCall(token) : parseName(token);
  }
  function parseCall(name: string): Term {
    if (name === 'round' || name === 'roundUp') {
      const [first, second] = [parseSum(), parseSecond()];
      if (name === 'round')
        return close((inputs) => first(inputs).toDecimalPlaces(second(inputs).toNumber(), Exact.ROUND_HALF_UP));
      return close((inputs) => {
        const step = second(inputs);
        return first(inputs).div(step).ceil().times(step);
      });
    }
    const fold = folds.get(name);
    if (!fold) throw invalid(`calls ${name}, which there is not`);
    const args: Argument[] = [];
    do args.push(parseArgument());
    while (take(','));
    return close((inputs) => {
      let result: Exact | undefined;
      const take = (number: Exact) => {
        result = result ? fold(result, number) : number;
      };
      for (const argument of args) argument(inputs, take);
      if (result) return result;
      if (name === 'sum') return zero;
      throw invalid(`takes ${name} of nothing`);
    });
  }
  function parseSecond(): Term {
    if (!take(',')) throw invalid(`has no , at token ${at}`);
    return parseSum();
  }
  /** A name that stands alone may be a list. */
  function parseArgument(): Argument {
    const [name = '', next = ''] = tokens.slice(at, at + 2);
    if (!/^[a-z]/i.test(name) || !/^[,)]$/.test(next)) {
      const term = parseSum();
      return (inputs, take) => take(term(inputs));
    }
    at++;
    return (inputs, take) => {
      const value = readInput(inputs, name);
      if (typeof value === 'number') take(toExact(value));
      else for (const one of value) take(toExact(one));
    };
  }
  function parseName(name: string): Term {
    return (inputs) => {
      const value = readInput(inputs, name);
      if (typeof value !== 'number') throw invalid(`takes the list ${name} for a number`);
      return toExact(value);
    };
  }
  function readInput(inputs: Inputs, name: string): number | readonly number[] {
    const value = inputs[name];
    if (value === undefined) throw invalid(`misses ${name}`);
    return value;
  }
  function close(inner: Term): Term {
    if (!take(')')) throw invalid(`has no ) at token ${at}`);
    return inner;
  }

  const whole = parseSum();
  if (at < tokens.length) throw invalid('goes on after its end');
  return whole;
}
