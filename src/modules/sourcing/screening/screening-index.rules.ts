import type { ListEntry } from './screening-list.schema.ts';
import {
  isCommon,
  maxCharacters,
  type NameKind,
  type NameWords,
  splitScripts,
  type WrittenName,
  writeName,
} from './screening-name.rules.ts';

type IndexedName = Omit<WrittenName, 'key'> & { entry: number; text: string; weight: number };

export type ScreeningIndex = {
  names: IndexedName[];
  byKey: ReadonlyMap<string, readonly number[]>;
  byWord: ReadonlyMap<string, readonly number[]>;
  byPair: ReadonlyMap<string, readonly number[]>;
  byCore: ReadonlyMap<string, readonly number[]>;
  weigh: (word: string) => number;
  /** Words of the list that differ from `word` by at most one letter, itself left out. */
  findSimilarWords: (word: string) => string[];
};

const commonWeight = 0.1;
const minSimilarLength = 5;

export function createIndex(entries: readonly ListEntry[], words: NameWords): ScreeningIndex {
  const names: IndexedName[] = [];
  const byKey = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const byPair = new Map<string, number[]>();
  const byCore = new Map<string, number[]>();
  for (const [entry, { name, aliases, kind }] of entries.entries()) {
    for (const text of [name, ...aliases]) {
      for (const part of splitScripts(text)) {
        const [written, ...others] = listKinds(kind).map((one) => writeName(part, one, words));
        if (!written) continue;
        const id = names.push({ words: written.words, characters: written.characters, entry, text, weight: 0 }) - 1;
        for (const { key } of [written, ...others]) if (key !== null) add(byKey, key, id);
        for (const word of written.words) if (!isCommon(word, words)) add(byWord, word, id);
        for (const pair of listPairs(written.characters ?? '')) add(byPair, pair, id);
        const core = joinCore(written.words, words);
        if (core !== null) add(byCore, core, id);
      }
    }
  }
  const weigh = (word: string) =>
    isCommon(word, words) ? commonWeight : 1 / (1 + Math.log10(byWord.get(word)?.length ?? 1));
  for (const name of names) name.weight = name.words.reduce((sum, word) => sum + weigh(word), 0);
  return {
    names,
    byKey,
    byWord,
    byPair,
    byCore,
    weigh,
    findSimilarWords: indexSimilarWords([...byWord.keys()]),
  };
}

function add(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

/** The first decides what is similar, all of them what is equal. */
export const listKinds = (kind: NameKind | null): NameKind[] => (kind === null ? ['organisation', 'person'] : [kind]);

const minCore = 5;

/** The telling words without spaces, so that "Hua Wei" meets "Huawei". */
export function joinCore(own: readonly string[], words: NameWords): string | null {
  const core = own.filter((word) => !isCommon(word, words)).join('');
  return core.length >= minCore ? core : null;
}

export const listPairs = (characters: string): string[] => {
  const all = [...characters].slice(0, maxCharacters);
  return [...new Set(all.slice(1).map((character, i) => `${all[i]}${character}`))];
};

/**
 * Each word is found by the hash of itself and of itself without one letter: two words with such a hash in common differ
 * by about one letter, which is verified. One sorted array holds all hashes, because a map would take ten times as much.
 */
function indexSimilarWords(words: readonly string[]): (word: string) => string[] {
  const long = words.filter((word) => word.length >= minSimilarLength);
  const pairs = new Float64Array(long.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const [id, word] of long.entries()) for (const part of listShortened(word)) pairs[at++] = hash(part) * span + id;
  pairs.sort();
  return (word) => {
    if (word.length < minSimilarLength) return [];
    const found = new Set<string>();
    for (const part of listShortened(word)) {
      const from = hash(part) * span;
      for (let i = findFirst(pairs, from); i < pairs.length && Number(pairs[i]) < from + span; i++) {
        const other = long[Number(pairs[i]) - from];
        if (other !== undefined && other !== word && isOneLetterApart(word, other)) found.add(other);
      }
    }
    return [...found];
  };
}

/** More than there are words; a hash times `span` stays an exact number. */
const span = 2 ** 21;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

const listShortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)).slice(0, word.length),
];

function findFirst(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Number(sorted[middle]) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One letter more, less or other, or two neighbours exchanged. */
function isOneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (Math.max(left.length, right.length) <= 1) return true;
  return left.length === 2 && left === [...right].toReversed().join('');
}
