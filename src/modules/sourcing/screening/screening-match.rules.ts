import { createIndex, joinCore, listKinds, listPairs, type ScreeningIndex } from './screening-index.rules.ts';
import type { ListEntry } from './screening-list.schema.ts';
import {
  foldName,
  isCommon,
  type NameKind,
  type NameWords,
  splitScripts,
  splitWords,
  writeName,
} from './screening-name.rules.ts';

export type Screened = {
  names: { label: string; text: string; kind: NameKind | null }[];
  /** Places and addresses. They raise the score of a similar name, nothing more. */
  addresses: readonly string[];
};

export type ScreeningMatch = { list: string; name: string; score: number; why: string[]; exact: boolean };

/** Of one name of the recipient and one of the list. */
type Likeness = { id: number; score: number; why: string; exact: boolean };

const minScore = 0.8;
const addressBonus = 0.05;
const maxScore = 0.99;
const maxMatches = 20;
/** How many entries of the index one name may visit. */
const maxVisits = 20_000;
const maxCompared = 200;

export type Screener = (recipient: Screened) => ScreeningMatch[];

export function createScreener(entries: readonly ListEntry[], words: NameWords): Screener {
  const index = createIndex(entries, words);
  return ({ names, addresses }) => {
    const best = new Map<number, { label: string; likeness: Likeness }>();
    for (const { label, text, kind } of names) {
      for (const likeness of findLike(index, words, text, kind)) {
        const { entry } = index.names[likeness.id] ?? {};
        if (entry === undefined) continue;
        const before = best.get(entry);
        if (!before || compare(likeness, before.likeness) < 0) best.set(entry, { label, likeness });
      }
    }
    const places = addresses.flatMap((address) => splitWordsOfAddress(address));
    return [...best]
      .flatMap(([entry, { label, likeness }]) => {
        const listed = entries[entry];
        return listed ? [describe(listed, index.names[likeness.id]?.text ?? listed.name, label, likeness, places)] : [];
      })
      .filter(({ exact, score }) => exact || score >= minScore)
      .sort((a, b) => compare(a, b) || (a.name < b.name ? -1 : 1))
      .slice(0, maxMatches);
  };
}

type Ranked = { exact: boolean; score: number };
const compare = (a: Ranked, b: Ranked): number => Number(b.exact) - Number(a.exact) || b.score - a.score;

function* findLike(index: ScreeningIndex, names: NameWords, text: string, kind: NameKind | null): Generator<Likeness> {
  for (const part of splitScripts(text)) {
    const [written, ...others] = listKinds(kind).map((one) => writeName(part, one, names));
    if (!written) continue;
    const { words, characters } = written;
    // Many people share a name of one word.
    if (kind === 'person' && characters === null && words.length === 1) continue;
    for (const { key } of [written, ...others]) {
      for (const id of (key !== null && index.byKey.get(key)) || [])
        yield { id, score: 1, exact: true, why: 'the same name; case, punctuation and legal forms do not count' };
    }
    if (characters === null) yield* findLikeWords(index, names, words);
    else yield* findLikeCharacters(index, characters);
  }
}

function* findLikeWords(index: ScreeningIndex, names: NameWords, words: readonly string[]): Generator<Likeness> {
  const core = joinCore(words, names);
  for (const id of (core !== null && index.byCore.get(core)) || [])
    yield { id, score: 0.95, exact: false, why: 'the same telling words' };
  const telling = words.filter((word) => !isCommon(word, names));
  const total = words.reduce((sum, word) => sum + index.weigh(word), 0);
  for (const [id, found] of visit(telling, index.byWord, (word) => [word, ...index.findSimilarWords(word)])) {
    const name = index.names[id];
    if (!name) continue;
    const shared = words.filter((word) => isCommon(word, names) && name.words.includes(word));
    const same = [...found].map(([word, other]) => (word === other ? 1 : 0.9) * index.weigh(other));
    const matched = [...same, ...shared.map(index.weigh)].reduce((sum, weight) => sum + weight, 0);
    const score = Math.min(maxScore - 0.05, (2 * matched) / (total + name.weight));
    if (score < minScore - addressBonus) continue;
    yield { id, score, exact: false, why: explainWords([...found], words.length === found.size + shared.length) };
  }
}

function explainWords(found: readonly [word: string, other: string][], isWhole: boolean): string {
  const equal = found.flatMap(([word, other]) => (word === other ? [`“${word}”`] : []));
  const similar = found.flatMap(([word, other]) => (word === other ? [] : [`“${word}” is one letter from “${other}”`]));
  const shared = equal.length ? [`both have ${equal.join(', ')}`] : [];
  return [...shared, ...similar, ...(isWhole ? [] : ['other words differ'])].join('; ');
}

const minCharacters = 3;

function* findLikeCharacters(index: ScreeningIndex, characters: string): Generator<Likeness> {
  const own = [...characters];
  if (own.length < 2) return;
  const candidates = visit(listPairs(characters), index.byPair, (pair) => [pair]);
  const likeliest = [...candidates].sort(([, a], [, b]) => b.size - a.size).slice(0, maxCompared);
  for (const [id] of likeliest) {
    const other = [...(index.names[id]?.characters ?? '')];
    const isSame = own.join('') === other.join('');
    if (!isSame && Math.min(own.length, other.length) < minCharacters) continue;
    const common = countCommon(own, other);
    const score = isSame ? 0.95 : Math.min(maxScore - 0.05, (2 * common) / (own.length + other.length) + 0.05);
    const why = isSame
      ? `the same telling characters “${characters}”`
      : `${common} of the characters “${own.join('')}” stand in “${other.join('')}” in this order`;
    if (score >= minScore - addressBonus) yield { id, score, exact: false, why };
  }
}

/** Length of the longest common subsequence. */
function countCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const next = [0];
    for (const [i, other] of b.entries())
      next.push(one === other ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names that have some of `terms`, rare terms first, each with the terms by which it was found. */
function visit(
  terms: readonly string[],
  index: ReadonlyMap<string, readonly number[]>,
  expand: (term: string) => readonly string[],
): Map<number, Map<string, string>> {
  const sought = terms
    .flatMap((term) => expand(term).map((other) => ({ term, other, ids: index.get(other) ?? [] })))
    .sort((a, b) => a.ids.length - b.ids.length || Number(b.term === b.other) - Number(a.term === a.other));
  const found = new Map<number, Map<string, string>>();
  let visits = 0;
  for (const { term, other, ids } of sought) {
    visits += ids.length;
    if (visits > maxVisits) break;
    for (const id of ids) {
      const terms = found.get(id) ?? new Map<string, string>();
      if (!terms.has(term) || term === other) terms.set(term, other);
      found.set(id, terms);
    }
  }
  return found;
}

const splitWordsOfAddress = (address: string): string[] => {
  const place = splitWords(foldName(address)).join(' ');
  return place.length >= 3 ? [place] : [];
};

function describe(
  { list, name, addresses, endDate }: ListEntry,
  text: string,
  label: string,
  { score, exact, why }: Likeness,
  places: readonly string[],
): ScreeningMatch {
  const listed = addresses.map((address) => ` ${splitWords(foldName(address)).join(' ')} `);
  const place = places.find((place) => listed.some((address) => address.includes(` ${place} `)));
  const raised = exact || place === undefined ? score : Math.min(maxScore, score + addressBonus);
  const reasons = [
    `${label}: ${why}${text === name ? '' : `; “${text}” is an alias`}.`,
    ...(place === undefined ? [] : [`An address on the list is in ${place}.`]),
    ...(endDate === null ? [] : [`The entry ends on ${endDate}.`]),
  ];
  return { list, name, score: Math.round(raised * 100) / 100, why: reasons, exact };
}
