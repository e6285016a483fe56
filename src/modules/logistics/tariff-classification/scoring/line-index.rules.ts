import type { Tariff, TariffLine } from '#modules/logistics/shipping/tariff.rules.ts';
import type { ClassificationTables } from '../classification-table.schema.ts';
import type { Tokenizer } from '../tokenizer.rules.ts';

type Posting = { lines: number[]; values: number[]; rarity: number };

export type LineIndex = {
  lines: readonly TariffLine[];
  headings: ReadonlyMap<string, readonly number[]>;
  words: ReadonlyMap<string, Posting>;
  phrases: ReadonlyMap<string, Posting>;
  /** Lines by the stems of their whole names. */
  names: ReadonlyMap<string, readonly number[]>;
  /** 1 for lines with a "Parts" level. */
  isPart: Uint8Array;
  /** Stems of each line's last level; empty for residual lines ("Other"). */
  endings: readonly (readonly string[])[];
};

// Okapi BM25 parameters k1 (term saturation) and b (length normalization).
const saturation = 1.2;
const dilution = 0.35;
/** Product names weigh three times the text of the schedule, without length normalization. */
const nameFactor = 3;

const exclusions =
  /\((?:other than|excluding|except|not including)[^)]*\)|\b(?:other than|excluding|except(?: for)?|not including|not containing|without)\b[^;>(]*|\bof headings? \d{4}(?:[^;>]*\d{4})?|\bnot elsewhere specified or included\b|\bwhether or not\b[^;>,]*/gi;

export function* buildLineIndex(
  { lines: byNumber }: Tariff,
  terms: ClassificationTables['terms'],
  { stems }: Tokenizer,
): Generator<void, LineIndex> {
  const lines = [...byNumber.values()];
  const headings = lines.map(getHeading);
  const readText = createTextReader(stems);
  const texts = lines.map(({ description, worked }) => [
    ...readText(description),
    ...(worked ? stems(worked.category.replaceAll('_', ' ')) : []),
  ]);
  yield;
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const names = readNamesOfLines(lines, terms, stems);
  yield;
  const values = texts.map((text, at) => weighWords(text, text.length / average, (names[at] ?? noNames).words));
  yield;
  const words = createPostings(headings, values);
  yield;
  return {
    lines,
    headings: Map.groupBy(lines.keys(), (at) => headings[at] ?? ''),
    words,
    phrases: createPostings(
      headings,
      names.map(({ phrases }) => phrases),
    ),
    names: listNames(names),
    isPart: Uint8Array.from(lines, ({ description }) => (/(?:^|> )parts\b/i.test(description) ? 1 : 0)),
    endings: lines.map(({ description }) => {
      const ending = description.slice(description.lastIndexOf('> ') + 1).trim();
      return ending.startsWith('Other') ? [] : readText(ending);
    }),
  };
}

type Names = {
  words: ReadonlyMap<string, number>;
  phrases: ReadonlyMap<string, number>;
  whole: ReadonlySet<string>;
};

function readNamesOfLines(
  lines: readonly TariffLine[],
  termsOfGoods: ClassificationTables['terms'],
  stems: Tokenizer['stems'],
): Names[] {
  const readNames = createNameReader(stems);
  const shared = new Map([...termsOfGoods].map(([start, names]) => [start, readNames(names)]));
  return lines.map(({ hts, worked }) => {
    const start = hts.slice(0, 7);
    if (!worked) return shared.get(start) ?? noNames;
    const terms = worked.terms.map((term) => term.replace(/\([^()]*\)/g, ' '));
    return readNames([...terms, ...(termsOfGoods.get(start) ?? [])]);
  });
}

const noNames: Names = { words: new Map(), phrases: new Map(), whole: new Set() };

function listNames(namesOfLines: readonly Names[]): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  namesOfLines.forEach(({ whole }, line) => {
    for (const name of whole) {
      const known = lines.get(name);
      if (known) known.push(line);
      else lines.set(name, [line]);
    }
  });
  return new Map([...lines].map(([name, at]) => [name, trim(at)]));
}

function createNameReader(stems: Tokenizer['stems']) {
  const read = new Map<string, string[]>();
  const listStems = (word: string): string[] => {
    const known = read.get(word);
    if (known) return known;
    const found = stems(word);
    read.set(word, found);
    return found;
  };
  return (names: readonly string[]): Names => {
    const words = new Map<string, number>();
    const phrases = new Map<string, number>();
    const whole = new Set<string>();
    for (const text of names) {
      const found: string[] = [];
      for (const word of text.split(' ')) found.push(...listStems(word));
      for (const stem of found) words.set(stem, Math.max(words.get(stem) ?? 0, nameFactor / found.length));
      const name = found.join(' ');
      if (found.length) whole.add(name);
      if (found.length > 1) phrases.set(name, 1);
    }
    return { words, phrases, whole };
  };
}

/** Caches levels, because the lines of a heading share them. */
function createTextReader(stems: Tokenizer['stems']) {
  const read = new Map<string, string[]>();
  const readLevel = (level: string): string[] => {
    const known = read.get(level) ?? stems(level.replace(exclusions, ' '));
    read.set(level, known);
    return known;
  };
  return (description: string): string[] => {
    const words: string[] = [];
    for (const level of description.split(' > ')) words.push(...readLevel(level));
    return words;
  };
}

function weighWords(text: readonly string[], length: number, names: Names['words']): Map<string, number> {
  const values = new Map<string, number>();
  for (const word of text) values.set(word, (values.get(word) ?? 0) + 1);
  const norm = saturation * (1 - dilution + dilution * length);
  values.forEach((count, word) => {
    values.set(word, (count * (saturation + 1)) / (count + norm));
  });
  names.forEach((value, word) => {
    values.set(word, (values.get(word) ?? 0) + value);
  });
  return values;
}

function createPostings(
  headings: readonly string[],
  bags: readonly ReadonlyMap<string, number>[],
): Map<string, Posting> {
  const headingCount = new Set(headings).size;
  const drafts = new Map<string, Posting & { in: number; last: string }>();
  bags.forEach((bag, at) => {
    const heading = headings[at] ?? '';
    bag.forEach((value, word) => {
      let posting = drafts.get(word);
      if (!posting) {
        posting = { lines: [], values: [], rarity: 0, in: 0, last: '' };
        drafts.set(word, posting);
      }
      posting.lines.push(at);
      posting.values.push(value);
      if (posting.last !== heading) posting.in += 1;
      posting.last = heading;
    });
  });
  // Rarity counts headings, not lines: a heading of fifty lines repeats its words in each.
  const rate = (headings: number) => Math.log(1 + (headingCount - headings + 0.5) / (headings + 0.5));
  const postings = new Map<string, Posting>();
  for (const [word, { lines, values, in: headings }] of drafts)
    postings.set(word, { lines: trim(lines), values: trim(values), rarity: rate(headings) });
  return postings;
}

/** A list that was pushed to has room for more. */
const trim = <T>(list: readonly T[]): T[] => list.slice();

export const getHeading = ({ hts }: Pick<TariffLine, 'hts'>): string => hts.slice(0, 4);
