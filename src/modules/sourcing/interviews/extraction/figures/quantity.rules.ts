import {
  createFinding,
  type Finding,
  isDenied,
  isHedged,
  type NormalizedUtterance,
  pickUnanimous,
  quoteUtterance,
  type Reading,
  type Span,
  splitContext,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { unitNames } from '../words/interview-words.ts';
import { monthName } from './calendar-date.rules.ts';
import { findAmbiguousNumerals, findNumerals, type Numeral } from './numeral.rules.ts';

type Amount = {
  low: number;
  high: number;
  unit: string | null;
  start: number;
  end: number;
  before: string;
  after: string;
  /** A small number in words: 一台 is usually an article rather than a quantity. */
  isLoose: boolean;
  isVague: boolean;
};

const units = new Map(
  [...unitNames].flatMap(([value, names]) => names.split('|').map((name) => [name, value] as const)),
);
const unitPattern = [...units.keys()].toSorted((a, b) => b.length - a.length).join('|');
const counter = new RegExp(String.raw`^\s?(?:[-–]\s?)?(${unitPattern})(?![a-z])`, 'i');
const rangeJoiner = new RegExp(
  String.raw`^\s?(?:${unitPattern})?\s?(?:-|–|—|~|to|or up to|up to|through|到|至)\s?$`,
  'i',
);

const notPieces = new RegExp(String.raw`^\s?-?(?:[%°℃"$€£¥]|${patterns.not_pieces.source})`, 'i');
const labelBefore = new RegExp(String.raw`(?:[$€£¥#±]|\b${monthName}|${patterns.label_before.source})\s?$`, 'i');
const isDay = new RegExp(String.raw`^(?:st|nd|rd|th)?\s?(?:of )?\b${monthName}|^[-/.]\d|^\s?月`, 'i');
const planAfter = new RegExp(String.raw`^[^,;、\d]{0,24}${patterns.plan_after.source}`, 'i');
const planBefore = new RegExp(`${patterns.plan_before.source}[^,、]{0,24}$`, 'i');
const requestBefore = new RegExp(String.raw`${patterns.request.source}[^\d,、]{0,16}$`, 'i');
const unitAnd = (source: string) =>
  new RegExp(String.raw`^\s?(?:${unitPattern})?\s?(?:\+(?=\s|$|[,.;])|${source})`, 'i');
const minimum = {
  before: new RegExp(String.raw`${patterns.minimum_before.source}[^,、\d]{0,24}$`, 'i'),
  after: unitAnd(patterns.minimum_after.source),
};
const maximum = {
  before: new RegExp(String.raw`${patterns.maximum_before.source}[^,、\d]{0,24}$`, 'i'),
  after: new RegExp(String.raw`^\s?(?:${unitPattern})?\s?${patterns.maximum_after.source}`, 'i'),
};
type Limit = typeof minimum;

function findAmounts(words: NormalizedUtterance): Amount[] {
  const found: Amount[] = [];
  const numerals = findNumerals(words);
  for (let i = 0; i < numerals.length; i++) {
    const [first, second] = [numerals[i], numerals[i + 1]];
    if (!first) break;
    const range = second && isRange(words, first, second) ? second : undefined;
    if (range) i++;
    const { end } = range ?? first;
    const { before, after } = splitContext(words, first.start, end);
    const [counted, unit] = counter.exec(after) ?? ['', null];
    const isOther = notPieces.test(after) && (unit === null || /^\s?[个台家位条]./.test(after));
    if (isOther || isDay.test(after) || labelBefore.test(before) || isPlan(before, after)) continue;
    // "2-3k" is two to three thousand.
    const scale = range && first.factor === 1 && first.value < 1000 ? range.factor : 1;
    const low = first.value * scale;
    const high = range?.value ?? low;
    if (!isQuantity(low) || !isQuantity(high) || low > high) continue;
    const isSpelled = /^\p{L}/u.test(words.plain.slice(first.start, end));
    const known = unit ? (units.get(unit.toLowerCase()) ?? null) : null;
    found.push({
      ...{ low, high, unit: known, start: first.start, end: end + counted.length, before, after },
      isLoose: low < 10 && isSpelled,
      isVague: first.isVague || (range?.isVague ?? false),
    });
  }
  // "500 or 1000 pcs": the unit applies to both.
  found.reduceRight<Amount | null>((next, amount) => {
    if (next?.unit && !amount.unit && isListed.test(words.plain.slice(amount.end, next.start))) amount.unit = next.unit;
    return amount;
  }, null);
  return found;
}

const isListed = /^\s?(?:,|\/|、|or|and|或者?|和)\s?$/i;
const isQuantity = (value: number) => Number.isInteger(value) && value >= 1 && value <= 10_000_000;

const isPlan = (before: string, after: string) => planAfter.test(after) || planBefore.test(takeLastClause(before));

export function isRange({ plain }: NormalizedUtterance, first: Numeral, second: Numeral): boolean {
  const between = plain.slice(first.end, second.start);
  if (between.length > 14) return false;
  return (
    rangeJoiner.test(between) ||
    (/^\s?(?:and|和|与)\s?$/i.test(between) && /(?:between|介于|在)\s?$/i.test(plain.slice(0, first.start).slice(-12)))
  );
}

const toFinding = (words: NormalizedUtterance, amount: Amount, value: number): Finding<number> => {
  const context = { before: amount.before, after: words.plain.slice(amount.end, amount.end + 16) };
  return createFinding(words, value, [amount.start, amount.end], amount.isVague || isHedged(context));
};

/** "800 lamps"; fewer may be parts of a product: "4 wheels". */
const fewestGoods = 50;
const small = '(?!(?:is|was|are|for|to|in|and|or|per|at|by|as|has|this)\\b)';
const goodsAfter = new RegExp(String.raw`^\s(?:${small}[a-z-]+\s){0,3}?${small}[a-z-]{3,}s(?![a-z])`, 'i');
const requestAfter = new RegExp(String.raw`^\s?${patterns.request_after.source}`, 'i');
const partsBefore = /\b(?:has|have|with|contains?|includes?|including|holds?|uses?|of)\s?$/i;
const isOfGoods = ({ low, before, after }: Amount) =>
  low >= fewestGoods && goodsAfter.test(after) && !partsBefore.test(before);

/** "At least 500" names a bound, not the quantity itself. */
const bound = new RegExp(String.raw`${patterns.bound_before.source}\s?$`, 'i');
const toQuantity = (words: NormalizedUtterance, amount: Amount): Finding<number> => {
  const finding = toFinding(words, amount, amount.low);
  const isBound = bound.test(amount.before) || minimum.after.test(amount.after) || maximum.after.test(amount.after);
  return isBound ? { ...finding, inferred: true } : finding;
};

const isRequested = (amount: Amount) =>
  !amount.isLoose &&
  (amount.unit !== null || requestBefore.test(amount.before) || requestAfter.test(amount.after) || isOfGoods(amount));
const isSingle = ({ low, high }: Amount) => low === high;
const toSpan = ({ start, end }: Amount): Span => [start, end];

/** "200 of each", "每款200件". */
const perKindAfter = new RegExp(String.raw`^\s?${patterns.per_kind.source}(?!\s(?:year|month|week|quarter))`, 'i');
const perKindBefore = /(?:每[款色种]|每个(?:颜色|型号)|各(?:要|做|来|订)?|each(?:\s[a-z]+)?)\s?$/i;
const isPerKind = (words: NormalizedUtterance) => (amount: Amount) =>
  perKindBefore.test(amount.before) || perKindAfter.test(words.plain.slice(amount.end, amount.end + 16));

export function findCurrentQuantity(words: NormalizedUtterance): Reading<number> {
  const amounts = findAmounts(words).filter((amount) => isRequested(amount) && !isDenied(amount.before));
  if (!amounts.every(isSingle) || amounts.some(isPerKind(words))) return { unread: amounts.map(toSpan) };
  const ambiguous = findAmbiguousNumerals(words);
  if (amounts.length === 0 && ambiguous.length) return { unread: ambiguous };
  return pickUnanimous(amounts.map((amount) => toQuantity(words, amount)));
}

export function findUnit(words: NormalizedUtterance): Finding<string> | null {
  const counted = findAmounts(words).flatMap((amount) =>
    amount.unit && isSingle(amount) && !isDenied(amount.before)
      ? [{ ...createFinding(words, amount.unit, [amount.start, amount.end]), spans: [] }]
      : [],
  );
  const [first = null] = counted;
  return new Set(counted.map(({ value }) => value)).size === 1 ? first : null;
}

const matchesLimit = ({ before, after }: Amount, limit: Limit) =>
  limit.before.test(takeLastClause(before)) || limit.after.test(after);

/** The limit whose words are nearer: "minimum 500, maximum 2000". */
const isLimit = (amount: Amount, limit: Limit, other: Limit) =>
  matchesLimit(amount, limit) && (limit.after.test(amount.after) || !other.after.test(amount.after));

const createLimitFinder =
  (limit: Limit, other: Limit, pick: (range: Amount) => number) =>
  (words: NormalizedUtterance): Reading<number> => {
    const stated = findAmounts(words).flatMap((amount) => {
      const isStated = isSingle(amount)
        ? isLimit(amount, limit, other)
        : isRequested(amount) || matchesLimit(amount, minimum);
      return isStated && !isDenied(amount.before) ? [toFinding(words, amount, pick(amount))] : [];
    });
    return pickUnanimous(stated);
  };

const findStatedMinimum = createLimitFinder(minimum, maximum, ({ low }) => low);
const noMinimum = new RegExp(patterns.no_minimum.source, 'i');

export function findMinQuantity(words: NormalizedUtterance): Reading<number> {
  const none = noMinimum.exec(words.plain);
  if (!none) return findStatedMinimum(words);
  return createFinding(words, 1, [none.index, none.index + none[0].length], true);
}
export const findMaxQuantity = createLimitFinder(maximum, minimum, ({ high }) => high);

function readSoleAmount(words: NormalizedUtterance, pick: (amount: Amount) => number | null): Reading<number> {
  const amounts = findAmounts(words).filter((amount) => !isDenied(amount.before));
  const findings = amounts.map((amount) => ({ amount, value: pick(amount) }));
  const [first] = findings;
  const values = new Set(findings.map(({ value }) => value));
  if (first && values.size === 1 && first.value !== null) return toFinding(words, first.amount, first.value);
  const ambiguous = findAmbiguousNumerals(words);
  return findings.length || ambiguous.length ? { unread: [...amounts.map(toSpan), ...ambiguous] } : null;
}

export function readQuantityAnswer(words: NormalizedUtterance): Reading<number> {
  const found = findCurrentQuantity(words);
  if (found) return found;
  const sole = readSoleAmount(words, (amount) => (isSingle(amount) && !isPerKind(words)(amount) ? amount.low : null));
  const [amount] = findAmounts(words);
  return sole && 'value' in sole && amount ? { ...sole, inferred: toQuantity(words, amount).inferred } : sole;
}

export function readMinQuantityAnswer(words: NormalizedUtterance): Reading<number> {
  return findMinQuantity(words) ?? readSoleAmount(words, ({ low }) => low);
}

export const readMaxQuantityAnswer = (words: NormalizedUtterance): Reading<number> =>
  findMaxQuantity(words) ?? readSoleAmount(words, ({ high }) => high);

type Replacement = { old: number; new: number; spans: readonly Span[]; quote: string };

const between = (source: string) => new RegExp(String.raw`^\s?(?:${unitPattern})?\s?[,，;、]?\s?${source}\s?$`, 'i');
const oldFirst = between("(?:but|it is|it'?s|rather|make it|而是|是|要|改成|改为|换成|改到|改|→|->|to)?");
const oldFirstBefore =
  /(?:\bnot|\bfrom|\bno longer|\binstead of|\brather than|不是|不要|从|由|把|将)\s?(?:\p{L}{1,12}\s?){0,2}$/iu;
const explicitChange = between(
  "(?:改成|改为|换成|改到|→|->|=>|(?:is|was)\\s(?:wrong|not\\sright)[,;]?\\s?(?:it\\sis|it's|(?:it\\s)?should\\sbe|make\\sit)|(?:不对|错了)[,;]?(?:应该)?是)",
);
const newFirst = between('(?:not|instead of|rather than|而不是|不是|不要)');

/** "Not 500, 800", "800 instead of 500", 不是五百，是八百. */
export function findReplacements(words: NormalizedUtterance): Replacement[] {
  const numerals = findNumerals(words);
  return numerals.flatMap((first, at) => {
    const second = numerals[at + 1];
    if (!second || second.start - first.end > 24) return [];
    const gap = words.plain.slice(first.end, second.start);
    const before = words.plain.slice(Math.max(0, first.start - 30), first.start);
    const isOldFirst = explicitChange.test(gap) || (oldFirst.test(gap) && oldFirstBefore.test(before));
    const isNewFirst = newFirst.test(gap);
    if (isOldFirst === isNewFirst) return [];
    const [old, other] = isOldFirst ? [first, second] : [second, first];
    const counted = counter.exec(words.plain.slice(second.end, second.end + 12))?.[0].length ?? 0;
    const span: Span = [first.start, second.end + counted];
    return [{ old: old.value, new: other.value, spans: [span], quote: quoteUtterance(words, ...span) }];
  });
}
