import type { Tariff, TariffLine } from '#modules/shipping/tariff.rules.ts';
import { termsOfGoods } from './hts-terms.rules.ts';
import { wordsOf } from './hts-words.rules.ts';

/** Which lines hold a word, how much it counts in each, and how rare it is among headings. */
type Posting = { lines: number[]; values: number[]; rarity: number };

export type HtsIndex = {
  lines: readonly TariffLine[];
  /** Which lines each heading of four digits has. */
  headings: ReadonlyMap<string, readonly number[]>;
  /** By stemmed words. */
  words: ReadonlyMap<string, Posting>;
  /** By terms of several words, joined with spaces: names of goods. */
  phrases: ReadonlyMap<string, Posting>;
  /** Lines with a level for parts. */
  isPart: Uint8Array;
  /** The words of each line's last level; none where that is for what no other line names. */
  endings: readonly (readonly string[])[];
};

/** Our names of goods, by the start of the numbers they belong to. */
export const goodsNames: ReadonlyMap<string, string[]> = new Map(
  termsOfGoods.flatMap((table) =>
    table
      .trim()
      .split(/\n(?=\d)/)
      .map((row): [string, string[]] => [row.slice(0, 7), row.slice(8).replace(/\n\s+/g, ' ').split(', ')]),
  ),
);

const built = new WeakMap<Tariff, HtsIndex>();

/** The index over a schedule: made when it is first asked for, and kept as long as the schedule. */
export function indexOf(tariff: Tariff): HtsIndex {
  const known = built.get(tariff);
  if (known) return known;
  const index = build(tariff);
  built.set(tariff, index);
  return index;
}

// Okapi BM25 over the text: how soon a word counts no more for being repeated, and how much a long text dilutes it.
const saturation = 1.2;
const dilution = 0.35;
/** A name of goods counts three times what the schedule's own text does, and a long text does not dilute it. */
const inNames = 3;

/** What the schedule says that a line is not. */
const exclusions =
  /\((?:other than|excluding|except|not including)[^)]*\)|\b(?:other than|excluding|except(?: for)?|not including|not containing|without)\b[^;>(]*|\bof headings? \d{4}(?:[^;>]*\d{4})?|\bnot elsewhere specified or included\b|\bwhether or not\b[^;>,]*/gi;

function build({ lines: byNumber }: Tariff): HtsIndex {
  const lines = [...byNumber.values()];
  const textOf = textReader();
  const texts = lines.map(({ description, worked }) => [
    ...textOf(description),
    ...(worked ? wordsOf(worked.category.replaceAll('_', ' ')) : []),
  ]);
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const names = namesOf(lines);
  const values = texts.map((text, at) => valuesOf(text, text.length / average, names[at]!.words));
  return {
    lines,
    headings: Map.groupBy(lines.keys(), (at) => headingOf(lines[at]!)),
    words: postingsOf(lines, values),
    phrases: postingsOf(
      lines,
      names.map(({ phrases }) => phrases),
    ),
    isPart: Uint8Array.from(lines, ({ description }) => (/(?:^|> )parts\b/i.test(description) ? 1 : 0)),
    endings: lines.map(({ description }) => {
      const ending = description.slice(description.lastIndexOf('> ') + 1).trim();
      return ending.startsWith('Other') ? [] : textOf(ending);
    }),
  };
}

/** What names of goods say: each word with what it counts, and the names of several words. */
type Names = { words: ReadonlyMap<string, number>; phrases: ReadonlyMap<string, number> };

/** The names of goods that each line has: our own of its subheading, and of a worked line its terms. */
function namesOf(lines: readonly TariffLine[]): Names[] {
  const readNames = namesReader();
  const shared = new Map([...goodsNames].map(([start, names]) => [start, readNames(names)]));
  return lines.map(({ hts, worked }) => {
    const start = hts.slice(0, 7);
    if (!worked) return shared.get(start) ?? noNames;
    const terms = worked.terms.map((term) => term.replace(/\([^()]*\)/g, ' '));
    return readNames([...terms, ...(goodsNames.get(start) ?? [])]);
  });
}

const noNames: Names = { words: new Map(), phrases: new Map() };

/** Names of goods share most of their words, each of which is read once. */
function namesReader() {
  const read = new Map<string, string[]>();
  const stemsOf = (word: string): string[] => {
    const known = read.get(word);
    if (known) return known;
    const stems = wordsOf(word);
    read.set(word, stems);
    return stems;
  };
  return (names: readonly string[]): Names => {
    const words = new Map<string, number>();
    const phrases = new Map<string, number>();
    for (const name of names) {
      const stems = name.split(' ').flatMap(stemsOf);
      // A word of a long name says little alone.
      for (const stem of stems) words.set(stem, Math.max(words.get(stem) ?? 0, inNames / stems.length));
      if (stems.length > 1) phrases.set(stems.join(' '), 1);
    }
    return { words, phrases };
  };
}

/** The words of a description. Lines of a heading share most levels, which are read once. */
function textReader() {
  const read = new Map<string, string[]>();
  const wordsAt = (level: string): string[] => {
    const known = read.get(level) ?? wordsOf(level.replace(exclusions, ' '));
    read.set(level, known);
    return known;
  };
  return (description: string): string[] => description.split(' > ').flatMap(wordsAt);
}

function valuesOf(text: readonly string[], length: number, names: Names['words']): Map<string, number> {
  const values = new Map<string, number>();
  for (const word of text) values.set(word, (values.get(word) ?? 0) + 1);
  const norm = saturation * (1 - dilution + dilution * length);
  for (const [word, count] of values) values.set(word, (count * (saturation + 1)) / (count + norm));
  for (const [word, value] of names) values.set(word, (values.get(word) ?? 0) + value);
  return values;
}

function postingsOf(lines: readonly TariffLine[], bags: readonly ReadonlyMap<string, number>[]): Map<string, Posting> {
  const headings = new Set(lines.map(headingOf)).size;
  const postings = new Map<string, Posting & { in: number; last: string }>();
  bags.forEach((bag, at) => {
    const heading = headingOf(lines[at]!);
    for (const [word, value] of bag) {
      let posting = postings.get(word);
      if (!posting) {
        posting = { lines: [], values: [], rarity: 0, in: 0, last: '' };
        postings.set(word, posting);
      }
      posting.lines.push(at);
      posting.values.push(value);
      if (posting.last !== heading) posting.in += 1;
      posting.last = heading;
    }
  });
  // Rare among headings, not lines: a heading of fifty lines repeats its own words in each.
  for (const posting of postings.values()) {
    posting.rarity = Math.log(1 + (headings - posting.in + 0.5) / (posting.in + 0.5));
  }
  return postings;
}

export const headingOf = ({ hts }: Pick<TariffLine, 'hts'>): string => hts.slice(0, 4);
