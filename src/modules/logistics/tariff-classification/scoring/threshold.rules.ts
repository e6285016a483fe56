import type { TariffLine } from '#modules/logistics/shipping/tariff.rules.ts';
import { foldText } from '#text/term-pattern.ts';
import type { ClassificationTables } from '../classification-table.schema.ts';
import type { Tokenizer } from '../tokenizer.rules.ts';

/** `amount` is in the base unit of the quantity; `dimensions` say which length it is. */
export type Measurement = { quantity: string; amount: number; dimensions: ReadonlySet<string>; said: string };

/** Bounds of one threshold, such as "exceeding 37.5 W but not exceeding 74.6 W". */
type Threshold = {
  quantity: string;
  dimensions: ReadonlySet<string>;
  min: number;
  max: number;
  includesMin: boolean;
  includesMax: boolean;
};

/** Thresholds of one level of the schedule; `stems` are its other words. */
type Level = { thresholds: readonly Threshold[]; stems: readonly string[]; text: string };

/** `siblings` are levels with thresholds that precede an "Other" level of the line. */
export type LineThresholds = { levels: readonly Level[]; siblings: readonly Level[] };

export type ThresholdIndex = {
  ofLines: readonly (LineThresholds | undefined)[];
  measure: (folded: string) => Measurement[];
};

export function createThresholdIndex(
  lines: readonly TariffLine[],
  tables: ClassificationTables,
  { stems }: Tokenizer,
): ThresholdIndex {
  const measure = createMeter(tables);
  const quantityWords = new Set([
    ...stems(tables.dimensions.flatMap(({ words }) => words).join(' ')),
    ...stems([...tables.wordLists.measured].join(' ')),
  ]);
  const known = new Map<string, Level>();
  const readLevel = (text: string): Level => {
    const level = known.get(text) ?? parseLevel(text, measure, stems, quantityWords);
    known.set(text, level);
    return level;
  };
  const precedingLevels = new Map<string, Level[]>();
  const ofLines = lines.map(({ description }): LineThresholds | undefined => {
    const texts = description.split(' > ');
    const levels = texts.map(readLevel).filter(({ thresholds }) => thresholds.length > 0);
    const siblings: Level[] = [];
    texts.forEach((text, depth) => {
      if (depth === 0) return;
      const parent = texts.slice(0, depth).join(' > ');
      const preceding = precedingLevels.get(parent) ?? [];
      const level = readLevel(text);
      if (text.startsWith('Other')) siblings.push(...preceding);
      else if (level.thresholds.length && preceding.at(-1)?.text !== text) {
        precedingLevels.set(parent, [...preceding, level]);
      }
    });
    return levels.length || siblings.length ? { levels, siblings } : undefined;
  });
  return { ofLines, measure };
}

/**
 * `meets`: at least one threshold is met and none is missed. `misses`: the amounts are outside, or a preceding level
 * takes them (GRI 6).
 */
export function compareThresholds(
  { levels, siblings }: LineThresholds,
  said: readonly Measurement[],
  stems: ReadonlySet<string>,
): 'meets' | 'misses' | 'silent' {
  const results = levels.flatMap(({ thresholds }) => thresholds.map((threshold) => compare(threshold, said)));
  if (results.includes('misses')) return 'misses';
  const isTaken = (level: Level): boolean =>
    level.stems.every((stem) => stems.has(stem)) &&
    level.thresholds.every((threshold) => compare(threshold, said) === 'meets');
  if (siblings.some(isTaken)) return 'misses';
  return results.includes('meets') ? 'meets' : 'silent';
}

function compare(threshold: Threshold, said: readonly Measurement[]): 'meets' | 'misses' | 'silent' {
  const comparable = said.filter((one) => one.quantity === threshold.quantity && sharesDimension(one, threshold));
  if (!comparable.length) return 'silent';
  return comparable.some(({ amount }) => isWithin(threshold, amount)) ? 'meets' : 'misses';
}

type WithDimensions = Pick<Measurement, 'quantity' | 'dimensions'>;
const sharesDimension = (a: WithDimensions, b: WithDimensions): boolean =>
  a.quantity !== 'length' || [...a.dimensions].some((dimension) => b.dimensions.has(dimension));

const isWithin = ({ min, max, includesMin, includesMax }: Threshold, amount: number): boolean =>
  (amount > min || (includesMin && amount === min)) && (amount < max || (includesMax && amount === max));

const amountPattern = String.raw`\d[\d,]*(?:\.\d+)?`;

function createMeter({ units, dimensions }: ClassificationTables): (folded: string) => Measurement[] {
  const unitsByName = new Map(units.flatMap((unit) => unit.units.map((name) => [foldText(name), unit] as const)));
  const names = [...unitsByName.keys()].toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  const pattern = new RegExp(
    String.raw`(?<![a-z\d.-])(${amountPattern})(?:\s?(?:-|to|–)\s?(${amountPattern}))?\s?-?\s?(${names.join('|')})(?![a-z\d/²³])`,
    'gu',
  );
  const dimensionWords = dimensions.flatMap(({ dimension, words }) =>
    words.map((word) => [dimension, new RegExp(/[a-z]/.test(word) ? String.raw`\b${word}\b` : word, 'g')] as const),
  );
  /** Of the words before and after, the nearest within the same clause. */
  const findDimensions = (text: string, start: number, end: number): ReadonlySet<string> => {
    const before =
      text
        .slice(0, start)
        .split(/[,;.，。；]\s/)
        .at(-1) ?? '';
    const after = text.slice(end).split(/[,;.，。；](?:\s|$)|\bor less\b|\bor more\b/)[0] ?? '';
    const found = new Set<string>();
    for (const [dimension, word] of dimensionWords) {
      if (before.slice(-60).match(word) || after.slice(0, 25).match(word)) found.add(dimension);
    }
    return found;
  };
  return (folded) => {
    const found: Measurement[] = [];
    for (const match of folded.matchAll(pattern)) {
      const [said, first = '', last, name = ''] = match;
      const unit = unitsByName.get(name);
      if (!unit) continue;
      const isLength = unit.quantity === 'length';
      const at = isLength ? findDimensions(folded, match.index, match.index + said.length) : noDimensions;
      for (const number of last ? [first, last] : [first]) {
        const amount = Number(number.replaceAll(',', '')) * unit.factor;
        found.push({ quantity: unit.quantity, amount: round(amount), dimensions: at, said: said.trim() });
      }
    }
    return found;
  };
}

const noDimensions: ReadonlySet<string> = new Set();
const round = (amount: number): number => Number(amount.toPrecision(10));

const lower = /(?<!not )(?:exceeding|over|more than)\s$|not less than\s$/;
const upper = /(?:not (?:exceeding|over|more than)|(?<!not )less than|under)\s$/;

function parseLevel(
  text: string,
  measure: (folded: string) => Measurement[],
  stems: Tokenizer['stems'],
  quantityWords: ReadonlySet<string>,
): Level {
  const folded = foldText(text);
  const thresholds: Threshold[] = [];
  let rest = folded;
  let from = 0;
  for (const { quantity, amount, dimensions, said } of /\d/.test(folded) ? measure(folded) : []) {
    const at = folded.indexOf(said, from);
    from = at + said.length;
    const before = folded.slice(0, at);
    const after = folded.slice(from);
    const isUpper = upper.test(before) || /^ or less\b/.test(after);
    const isLower = !isUpper && (lower.test(before) || /^ or more\b|^ and over\b/.test(after));
    if (!isUpper && !isLower) continue;
    const inclusive =
      /^ or (?:less|more)\b|^ and over\b/.test(after) || /not (?:exceeding|over|more than|less than)\s$/.test(before);
    const last = thresholds.at(-1);
    const joins = isUpper && last?.quantity === quantity && last.max === Infinity && /\bbut\b[^,;]*$/.test(before);
    if (joins) Object.assign(last, { max: amount, includesMax: inclusive });
    else {
      const bounds = isUpper ? { min: -Infinity, max: amount } : { min: amount, max: Infinity };
      thresholds.push({ quantity, dimensions, ...bounds, includesMin: inclusive, includesMax: inclusive });
    }
    rest = rest.replace(said, ' ');
  }
  return { thresholds, stems: thresholds.length ? stems(rest).filter((stem) => !quantityWords.has(stem)) : [], text };
}
