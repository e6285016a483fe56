import { monthName } from './calendar-date.rules.ts';
import { findNumerals, type Numeral } from './numeral.rules.ts';
import {
  type Finding,
  isDenied,
  isHedged,
  type NormalizedUtterance,
  pickUnanimous,
  quoteUtterance,
  splitContext,
  takeLastClause,
} from './utterance.rules.ts';

type Amount = {
  low: number;
  high: number;
  unit: string | null;
  start: number;
  end: number;
  before: string;
  after: string;
  /** A small number in Chinese characters: 一台 is usually an article rather than a quantity. */
  isLoose: boolean;
};

const units: Record<string, string> = {
  pc: 'pcs',
  pcs: 'pcs',
  piece: 'pcs',
  pieces: 'pcs',
  件: 'pcs',
  个: 'pcs',
  只: 'pcs',
  支: 'pcs',
  片: 'pcs',
  unit: 'units',
  units: 'units',
  台: 'units',
  set: 'sets',
  sets: 'sets',
  套: 'sets',
  组: 'sets',
  pair: 'pairs',
  pairs: 'pairs',
  对: 'pairs',
  双: 'pairs',
};
const counter = /^\s?(pcs?|pieces?|units?|sets?|pairs?|[件个只支片台套组对双])(?![a-z])/i;
const rangeJoiner = /^\s?(?:pcs|pieces|units|[件个台套只])?\s?(?:-|–|—|~|to|到|至)\s?$/i;

const notPieces =
  /^\s?(?:[%°℃"$€£¥]|percent|mm|cm|µm|um|m\b|kg|g\b|lbs?\b|oz|v\b|w\b|a\b|mah|hz|ghz|inch|(?:working |business )?(?:days?|weeks?|months?|years?|hours?|minutes?)\b|usd|dollars?|rmb|cny|eur|个?(?:月|星期|礼拜|工作日|小时|颜色|版本|型号|款式|尺寸|零件|部件|螺丝|孔|按键|接口|规格)|(?:colou?rs?|versions?|variants?|sizes?|models?|parts|layers?|buttons?|ports?|people|employees|engineers|factories|suppliers|quotes?)\b|[天周年日号元块款种类版代次人名楼]|美元|美金|毫米|厘米|公斤|克|瓦|伏|英寸|岁)/i;
const labelBefore = new RegExp(
  `(?:[$€£¥#]|\\b(?:usd|rmb|cny|eur|version|rev|iso|grade|ip|type|model|no\\.?|part|ul|by|before|until|since|${monthName}))\\s?$|第$`,
  'i',
);
const isDay = new RegExp(`^(?:st|nd|rd|th)?\\s?(?:of )?\\b${monthName}|^[-/.]\\d`, 'i');
const planAfter =
  /^[^,;、]{0,24}\b(?:(?:per|a|each|every) (?:year|month|quarter|week)|annually|yearly|monthly|later|eventually)\b|^[^,;、]{0,8}(?:\/ ?(?:year|month|yr|mo)\b|\/[年月]|每[年月]|一年)/i;
const planBefore =
  /(?:forecast|eventually|later|next year|annual|yearly|monthly|per year|per month|capacity|scale to|预测|以后|将来|每年|每月|年产|月产|年用量|产能|明年|后续)[^,、]{0,24}$/i;
const requestBefore =
  /(?:\b(?:quantity|qty|volume|need|want|order|make|build|produce|buy|batch of|run of)\b|数量|需要|要做|要|做|订|生产|采购|需求)[^\d,、]{0,16}$/i;

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
    if (notPieces.test(after) || isDay.test(after) || labelBefore.test(before) || isPlan(before, after)) continue;
    const [counted, unit] = counter.exec(after) ?? ['', null];
    // "2-3k" is two to three thousand.
    const scale = range && first.factor === 1 && first.value < 1000 ? range.factor : 1;
    const low = first.value * scale;
    const high = range?.value ?? low;
    if (!isQuantity(low) || !isQuantity(high) || low > high) continue;
    const isLoose = low < 10 && /^\p{Script=Han}/u.test(words.plain.slice(first.start, end));
    const known = unit ? (units[unit.toLowerCase()] ?? null) : null;
    found.push({ low, high, unit: known, start: first.start, end: end + counted.length, before, after, isLoose });
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

function isRange({ plain }: NormalizedUtterance, first: Numeral, second: Numeral): boolean {
  const between = plain.slice(first.end, second.start);
  if (between.length > 12) return false;
  return (
    rangeJoiner.test(between) ||
    (/^\s?(?:and|和|与)\s?$/i.test(between) && /(?:between|介于|在)\s?$/i.test(plain.slice(0, first.start)))
  );
}

const toFinding = (words: NormalizedUtterance, amount: Amount, value: number): Finding<number> => ({
  value,
  quote: quoteUtterance(words, amount.start, amount.end),
  inferred: isHedged({ before: amount.before, after: words.plain.slice(amount.end, amount.end + 16) }),
});

const isRequested = ({ unit, before, isLoose }: Amount) => !isLoose && (unit !== null || requestBefore.test(before));
const isSingle = ({ low, high }: Amount) => low === high;

export function findCurrentQuantity(words: NormalizedUtterance): Finding<number> | null {
  const amounts = findAmounts(words).filter((amount) => isRequested(amount) && !isDenied(amount.before));
  if (!amounts.every(isSingle)) return null;
  return pickUnanimous(amounts.map((amount) => toFinding(words, amount, amount.low)));
}

export function findUnit(words: NormalizedUtterance): Finding<string> | null {
  const counted = findAmounts(words).flatMap((amount) =>
    amount.unit && isSingle(amount)
      ? [{ value: amount.unit, quote: quoteUtterance(words, amount.start, amount.end), inferred: false }]
      : [],
  );
  return pickUnanimous(counted);
}

const minimumPhrases = {
  before:
    /(?:\bmoq\b|\bminimum\b|\bmin\b|at least|\bfrom\b|starting at|no less than|not less than|smallest|起订|最少|最低|最小|至少|不少于|不低于|起批)[^,、\d]{0,24}$/i,
  after:
    /^\s?(?:pcs?|pieces?|units?|sets?|pairs?|[件个只支片台套组对双])?\s?(?:minimum\b|min\b|or more|and up|\+|起|以上)/i,
};
const maximumPhrases = {
  before: /(?:\bmax(?:imum)?\b|up to|at most|no more than|largest|最多|最大|上限|不超过|至多|最高)[^,、\d]{0,24}$/i,
  after:
    /^\s?(?:pcs?|pieces?|units?|sets?|pairs?|[件个只支片台套组对双])?\s?(?:max(?:imum)?\b|at most|or less|以内|以下|封顶)/i,
};
type Limit = typeof minimumPhrases;
const matchesLimit = ({ before, after }: Amount, limit: Limit) =>
  limit.before.test(takeLastClause(before)) || limit.after.test(after);

const createLimitFinder =
  (limit: Limit, pick: (range: Amount) => number) =>
  (words: NormalizedUtterance): Finding<number> | null => {
    const stated = findAmounts(words).flatMap((amount) => {
      const isStated = isSingle(amount)
        ? matchesLimit(amount, limit)
        : isRequested(amount) || matchesLimit(amount, minimumPhrases);
      return isStated ? [toFinding(words, amount, pick(amount))] : [];
    });
    return pickUnanimous(stated);
  };

export const findMinQuantity = createLimitFinder(minimumPhrases, ({ low }) => low);
export const findMaxQuantity = createLimitFinder(maximumPhrases, ({ high }) => high);

const findSoleAmount = (words: NormalizedUtterance): Amount | null => {
  const amounts = findAmounts(words);
  const values = new Set(amounts.map(({ low, high }) => `${low} ${high}`));
  const [first = null] = amounts;
  return values.size === 1 ? first : null;
};

const createSoleValueReader = (pick: (amount: Amount) => number | null) => (words: NormalizedUtterance) => {
  const amount = findSoleAmount(words);
  const value = amount && pick(amount);
  return amount && value ? toFinding(words, amount, value) : null;
};

export const readQuantityAnswer = (words: NormalizedUtterance): Finding<number> | null =>
  findCurrentQuantity(words) ?? createSoleValueReader((amount) => (isSingle(amount) ? amount.low : null))(words);

const noLimit = /\b(?:no|without(?: a)?) (?:moq|minimum)|\bany quantity\b|没有起订|无起订|不限量?|没有最低/i;

export function readMinQuantityAnswer(words: NormalizedUtterance): Finding<number> | null {
  if (noLimit.test(words.plain)) return { value: 1, quote: quoteUtterance(words), inferred: true };
  return findMinQuantity(words) ?? createSoleValueReader(({ low }) => low)(words);
}

export const readMaxQuantityAnswer = (words: NormalizedUtterance): Finding<number> | null =>
  findMaxQuantity(words) ?? createSoleValueReader(({ high }) => high)(words);
