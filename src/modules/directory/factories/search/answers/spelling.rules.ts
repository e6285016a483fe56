import { Process } from '#kernel/enums.ts';
import { processes, processSynonyms, terms } from '#modules/directory/glossary/glossary.ts';
import { cities } from '../../factory-places.ts';
import { splitSearchWords } from '../factory-search.rules.ts';

/** A word of the directory: `holders` is the number of factories that have it, or null if there are many. */
export type SpelledWord = { text: string; holders: number | null };
type Candidate = { text: string; distance: number };
export type Correction = { q: string; distance: number };

const isPlain = (word: string): boolean => /^[a-z]{4,30}$/.test(word);
export const listCorrectable = (words: readonly string[]): string[] => words.filter(isPlain);

/** Words that are spelled right whoever has them: of processes, materials, finishes and cities. */
const knownWords = [
  ...new Set(
    [
      ...Process.options.map((process) => processes[process].en),
      ...processSynonyms.values().toArray().flat(),
      ...terms
        .values()
        .filter(({ category, en }) => category === 'material' || (category === 'finish' && !en.includes(' ')))
        .map(({ en }) => en),
      ...cities.flatMap(({ en, region }) => [en, region]),
    ]
      .flatMap(splitSearchWords)
      .filter(isPlain),
  ),
];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** All spellings with one letter inserted, deleted, replaced, or swapped with the next one. */
export function listVariants(word: string): string[] {
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  return splits.flatMap(([before, after]) => {
    const [first = '', second = ''] = after;
    return [
      ...letters.flatMap((letter) => [before + letter + after, ...(first ? [before + letter + after.slice(1)] : [])]),
      ...(first ? [before + after.slice(1)] : []),
      ...(second ? [before + second + first + after.slice(2)] : []),
    ];
  });
}

const toMaxDistance = ({ length }: string): number => (length < 6 ? 1 : 2);

/**
 * The number of letters to insert, delete, replace, or swap with the next one, to make one word of the other; a letter
 * takes part in one such change. Null if there are more than `max`.
 */
export function measureDistance(a: string, b: string, max: number): number | null {
  if (Math.abs(a.length - b.length) > max) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const at = (cells: number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  const distance = last.at(-1) ?? 0;
  return distance <= max ? distance : null;
}

const maxCandidates = 3;

/** The nearest spellings of a word; among equally near ones those that more factories have. */
function rankCandidates(word: string, similar: readonly SpelledWord[]): Candidate[] {
  const words = new Map(
    [...similar, ...knownWords.map((text) => ({ text, holders: null }))].map((one) => [one.text, one]),
  );
  return words
    .values()
    .flatMap(({ text, holders }) => {
      const distance = text === word ? null : measureDistance(word, text, toMaxDistance(word));
      return distance === null ? [] : [{ text, distance, holders: holders ?? Number.POSITIVE_INFINITY }];
    })
    .toArray()
    .toSorted((a, b) => a.distance - b.distance || compareNumbers(b.holders, a.holders) || (a.text < b.text ? -1 : 1))
    .slice(0, maxCandidates);
}

const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a - b);

const maxCorrections = 5;

/**
 * Other spellings of a query, the nearest first. Words that nobody has are replaced together, because the query finds
 * nothing while one of them is left; if somebody has each word, they are replaced one at a time.
 */
export function listCorrections(
  words: readonly string[],
  similar: readonly SpelledWord[],
  isUnknown: (word: string) => boolean,
): Correction[] {
  const correctable = new Set(listCorrectable(words));
  const candidates = new Map(words.map((word) => [word, correctable.has(word) ? rankCandidates(word, similar) : []]));
  const unknown = words.filter(isUnknown);
  const best = new Map(unknown.flatMap((word) => (candidates.get(word) ?? []).slice(0, 1).map((one) => [word, one])));
  if (best.size < unknown.length) return [];
  const correct = (replaced: ReadonlyMap<string, Candidate>): Correction => ({
    q: words.map((word) => replaced.get(word)?.text ?? word).join(' '),
    distance: replaced.values().reduce((sum, { distance }) => sum + distance, 0),
  });
  const corrections = (unknown.length ? unknown : words).flatMap((word) =>
    (candidates.get(word) ?? []).map((candidate) => correct(new Map([...best, [word, candidate]]))),
  );
  return [...new Map(corrections.map((one) => [one.q, one])).values()]
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxCorrections);
}
