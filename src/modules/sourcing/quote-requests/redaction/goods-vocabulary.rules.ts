import { z } from 'zod';
import { cities } from '#modules/directory/factories/factory-places.ts';

/** Role of a word in a name; data/README.md defines each kind. */
export const WordKind = z.enum([
  'goods',
  'attribute',
  'qualifier',
  'common',
  'version',
  'ordinary',
  'trade',
  'legal',
  'connecting',
  'mailbox',
  'given',
]);
export type WordKind = z.output<typeof WordKind> | 'place';

export type GoodsVocabulary = {
  findKind: (word: string) => WordKind | null;
  /** Whether the word is in the vocabulary, inflected or derived. */
  isWord: (word: string) => boolean;
  /** Splits a run of Chinese characters into words. Unknown characters stay together and have no kind. */
  segment: (run: string) => { text: string; kind: WordKind | null }[];
};

const inflections: [ending: RegExp, bases: string[]][] = [
  [/ies$/, ['y']],
  [/ves$/, ['f', 'fe']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
];
const derivations: [ending: RegExp, bases: string[]][] = [
  [/(?:ed|ing|er|ers|or|ors|ers|able|al|ive)$/, ['', 'e']],
  [/(?:ative|ation|ations|ating|ator|ators|ated)$/, ['', 'e', 'ate']],
  [/(?:ly|ness|ment|ments|ful|less|y)$/, ['']],
  [/ity$/, ['', 'e']],
];

export function createVocabulary(words: ReadonlyMap<string, WordKind>): GoodsVocabulary {
  const kinds = new Map<string, WordKind>(placeNames.map((name) => [name, 'place']));
  for (const [word, kind] of words) kinds.set(word, kind);
  const maxWordLength = Math.max(...[...kinds.keys()].filter(isHan).map((word) => word.length));

  const findByEnding = (word: string, endings: typeof inflections): WordKind | null => {
    for (const [ending, bases] of endings) {
      const stem = word.replace(ending, '');
      if (stem === word || stem.length < 3) continue;
      for (const base of bases) {
        const kind = kinds.get(stem + base) ?? (/(.)\1$/.test(stem) ? kinds.get(stem.slice(0, -1)) : undefined);
        if (kind) return kind;
      }
    }
    return null;
  };
  const findKind = (word: string) =>
    kinds.get(word) ?? findByEnding(word, inflections) ?? kinds.get(americanise(word)) ?? null;
  const isWord = (word: string) => findKind(word) !== null || findByEnding(americanise(word), derivations) !== null;

  const segment = (run: string) =>
    joinUnknown(splitIntoWords(run, (word) => toDescriptiveKind(kinds.get(word)), maxWordLength));
  return { findKind, isWord, segment };
}

const britishSpellings: [british: RegExp, american: string][] = [
  [/our/, 'or'],
  [/mould/, 'mold'],
  [/fibre/, 'fiber'],
  [/is(?=e[ds]?$|ing$)/, 'iz'],
];
const americanise = (word: string): string =>
  britishSpellings.reduce((text, [british, american]) => text.replace(british, american), word);

/** Null for ordinary words such as 光明, which may be brands. */
const toDescriptiveKind = (kind: WordKind | undefined): WordKind | null => (kind && kind !== 'ordinary' ? kind : null);

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

const placeNames = cities.flatMap(({ en, zh, region, regionZh }) => [
  en.toLowerCase(),
  region.toLowerCase(),
  ...[zh, regionZh].flatMap((name) => [name, `${name}市`, `${name}省`]),
]);

type Segment = { text: string; kind: WordKind | null };
type Split = { cost: number; from: number; kind: WordKind | null };

/** Dynamic programming: fewest unknown characters first, then fewest words. */
function splitIntoWords(run: string, findKind: (word: string) => WordKind | null, maxWordLength: number): Segment[] {
  const units = [...run];
  const best: Split[] = [{ cost: 0, from: 0, kind: null }];
  for (let end = 1; end <= units.length; end++) {
    const before = best[end - 1]?.cost ?? 0;
    let choice: Split = { cost: before + unknownCost, from: end - 1, kind: null };
    for (let from = Math.max(0, end - maxWordLength); from < end; from++) {
      const kind = findKind(units.slice(from, end).join(''));
      const cost = (best[from]?.cost ?? 0) + (end - from === 1 ? singleCost : 1);
      if (kind && cost < choice.cost) choice = { cost, from, kind };
    }
    best.push(choice);
  }
  const found: Segment[] = [];
  for (let end = units.length; end > 0; ) {
    const { from, kind } = best[end] ?? { from: end - 1, kind: null };
    found.unshift({ text: units.slice(from, end).join(''), kind });
    end = from;
  }
  return found;
}
const unknownCost = 100;
const singleCost = 3;

function joinUnknown(segments: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (segment.kind === null && last?.kind === null) last.text += segment.text;
    else joined.push({ ...segment });
  }
  joined.forEach((segment, at) => {
    if (segment.kind !== null || segment.text.length > 1) return;
    const beside = [joined[at - 1], joined[at + 1]].find((one) => one?.text.length === 1 && one.kind !== 'connecting');
    if (!beside) return;
    segment.text = beside === joined[at - 1] ? beside.text + segment.text : segment.text + beside.text;
    beside.text = '';
  });
  return joined.filter(({ text }) => text !== '');
}
