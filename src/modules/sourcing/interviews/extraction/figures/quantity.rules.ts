import { findClausesOf, hasContent } from '../leftover.rules.ts';
import {
  createFinding,
  type Finding,
  isDenied,
  isFinding,
  isHedged,
  markBare,
  type NormalizedUtterance,
  pickUnanimous,
  type Reading,
  type Span,
  splitContext,
  takeFirstClause,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { monthName } from './calendar-date.rules.ts';
import { findAmbiguousNumerals, findNumerals, type Numeral } from './numeral.rules.ts';
import { counter, unitPattern, units } from './unit.rules.ts';

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
    const counts =
      notPieces.test(after) || (/^\s?[个位]\p{Script=Han}/u.test(after) && notPieces.test(after.trimStart().slice(1)));
    const isOther = counts && (unit === null || /^\s?[个台家位条]./.test(after));
    if (isOther || isDay.test(after) || labelBefore.test(before) || isPlan(before, after)) continue;
    // "2-3k" is two to three thousand, "300 up to 50k" begins with 300.
    const scale = range && first.factor === 1 && first.value * range.factor <= range.value ? range.factor : 1;
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
const takeLastItem = (before: string) =>
  takeLastClause(before)
    .split(/\band\b|[和及]/i)
    .at(-1) ?? '';
const isOfGoods = ({ low, before, after }: Amount) =>
  low >= fewestGoods && goodsAfter.test(after) && !partsBefore.test(before) && !hasContent(takeLastItem(before));

/** "At least 500" names a bound, not the quantity itself. */
const bound = new RegExp(String.raw`${patterns.bound_before.source}\s?$`, 'i');
const toQuantity = (words: NormalizedUtterance, amount: Amount): Finding<number> => {
  const finding = toFinding(words, amount, amount.low);
  const isBound = bound.test(amount.before) || minimum.after.test(amount.after) || maximum.after.test(amount.after);
  return isBound ? { ...finding, inferred: true } : finding;
};

/** "The box holds 24 bottles", "MOQ 1,000" of a supplier. */
const ofAnother = new RegExp(String.raw`(?:${patterns.holds.source}|\bmoqs?\b[^,;\d]{0,16}|起订量?[是为:]?)\s?$`, 'i');
const isRequested = (amount: Amount) =>
  !amount.isLoose &&
  !ofAnother.test(amount.before) &&
  (amount.unit !== null || requestBefore.test(amount.before) || requestAfter.test(amount.after) || isOfGoods(amount));
const isSingle = ({ low, high }: Amount) => low === high;
const toSpan = ({ start, end }: Amount): Span => [start, end];

/** "200 of each", "每款200件". */
const perKindAfter = new RegExp(
  String.raw`^\s?${patterns.per_kind.source}(?!\s(?:year|month|week|quarter|order|batch|lot|run|shipment|time))|^\s?(?:of|à|x|×)\s?\d|^[,、\s]{0,2}每[箱盒包套袋]`,
  'i',
);
const perKindBefore = /(?:每[款色种]|每个(?:颜色|型号)|各(?:要|做|来|订)?|each(?:\s[a-z]+)?)\s?$/i;
const isPerKind = (words: NormalizedUtterance) => (amount: Amount) =>
  perKindBefore.test(amount.before) || perKindAfter.test(words.plain.slice(amount.end, amount.end + 16));

/** "500 left and 500 right": the quantity is neither. */
const isJoined = ({ plain }: NormalizedUtterance, { end }: Amount, next: Amount | undefined): boolean =>
  next !== undefined && /^[^,;.。]{0,24}(?:\band\b|&|\+|、|和|及)\s?$/i.test(plain.slice(end, next.start));

export function findCurrentQuantity(words: NormalizedUtterance): Reading<number> {
  const amounts = findAmounts(words).filter((amount) => isRequested(amount) && !isDenied(amount.before));
  const isSum = amounts.some((amount, at) => isJoined(words, amount, amounts[at + 1]));
  if (isSum || !amounts.every(isSingle) || amounts.some(isPerKind(words))) return { unread: amounts.map(toSpan) };
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
      if (!isStated || isDenied(amount.before)) return [];
      const found = toFinding(words, amount, pick(amount));
      return [isPerKind(words)(amount) ? { ...found, inferred: true } : found];
    });
    const amounts = findAmounts(words);
    // "500 for ABS, 1000 for PC" is no single limit.
    const isForEach = amounts.length > 1 && amounts.every(({ after }) => forAfter.test(after));
    return isForEach ? { unread: amounts.map(toSpan) } : pickUnanimous(stated);
  };
const forAfter = /^\s?(?:pcs|pieces|units)?\s?for\s/i;

const findStatedMinimum = createLimitFinder(minimum, maximum, ({ low }) => low);
const noMinimum = new RegExp(patterns.no_minimum.source, 'i');

export function findMinQuantity(words: NormalizedUtterance): Reading<number> {
  const none = noMinimum.exec(words.plain);
  const around = none && splitContext(words, none.index, none.index + none[0].length);
  const isOfSamples =
    around && patterns.sample_time.test(takeLastClause(around.before) + takeFirstClause(around.after));
  if (!none || isOfSamples) return findStatedMinimum(words);
  return createFinding(words, 1, [none.index, none.index + none[0].length], true);
}
export const findMaxQuantity = createLimitFinder(maximum, minimum, ({ high }) => high);

function readSoleAmount(words: NormalizedUtterance, pick: (amount: Amount) => number | null): Reading<number> {
  const amounts = findAmounts(words).filter((amount) => !isDenied(amount.before));
  const findings = amounts.map((amount) => ({ amount, value: pick(amount) }));
  const [first] = findings;
  const values = new Set(findings.map(({ value }) => value));
  const isSum = amounts.some((amount, at) => isJoined(words, amount, amounts[at + 1]));
  const isYear = /^20[2-4]\d$/.test(String(first?.value)) && /\p{L}/u.test(words.plain);
  if (first && values.size === 1 && first.value !== null && !isSum && !isYear)
    return markBare(toFinding(words, first.amount, first.value));
  const ambiguous = findAmbiguousNumerals(words);
  return findings.length || ambiguous.length
    ? { unread: findClausesOf(words, [...amounts.map(toSpan), ...ambiguous]) }
    : null;
}

export function readQuantityAnswer(words: NormalizedUtterance): Reading<number> {
  const found = findCurrentQuantity(words);
  if (found) return found;
  const sole = readSoleAmount(words, (amount) => (isSingle(amount) && !isPerKind(words)(amount) ? amount.low : null));
  const [amount] = findAmounts(words);
  return sole && 'value' in sole && amount ? { ...sole, inferred: toQuantity(words, amount).inferred } : sole;
}

/** "12台注塑机" counts machines. */
const countsOthers = (words: NormalizedUtterance) => (amount: Amount) =>
  hasContent(takeFirstClause(words.plain.slice(amount.end, amount.end + 30)));

function readSoleLimit(words: NormalizedUtterance, pick: (amount: Amount) => number): Reading<number> {
  const sole = readSoleAmount(words, (amount) => (countsOthers(words)(amount) ? null : pick(amount)));
  const isRanged = !findAmounts(words).every(isSingle);
  return isFinding(sole) && isRanged ? { ...sole, inferred: true } : sole;
}

export const readMinQuantityAnswer = (words: NormalizedUtterance): Reading<number> =>
  findMinQuantity(words) ?? readSoleLimit(words, ({ low }) => low);

export const readMaxQuantityAnswer = (words: NormalizedUtterance): Reading<number> =>
  findMaxQuantity(words) ?? readSoleLimit(words, ({ high }) => high);
