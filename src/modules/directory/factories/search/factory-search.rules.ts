import type { Process } from '#kernel/enums.ts';
import { toSpellings } from '#text/term-index.ts';
import type { FactoryRecord } from '../factory.schema.ts';
import type { FactoryFilter } from '../factory-filter.schema.ts';
import { listPlaceNames } from '../factory-places.ts';
import { splitSyllables, toPinyin } from './pinyin.rules.ts';
import { findProcessNames, isWithin, type WordRun } from './process-names.rules.ts';

export type Searchable = Pick<
  FactoryRecord,
  'nameEn' | 'nameZh' | 'specialty' | 'capabilities' | 'city' | 'directoryId'
>;

const maxTerms = 12;

export const foldSearchText = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFKD')
        .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .normalize('NFKC');

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

// Word separators. Chinese runs are separate from adjacent Latin words.
const asciiWord = /[^\s,;|/()"]+/g;
const anyWord = /\p{Script=Han}+|[^\p{Script=Han}\s,;|/()"，、；。（）]+/gu;

export const splitSearchWords = (text: string): string[] =>
  (isAscii(text) ? text.toLowerCase().match(asciiWord) : foldSearchText(text).match(anyWord)) ?? [];

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

const maxGramLength = 3;

function addGrams(text: string, grams: Set<string>): void {
  for (const one of splitSearchWords(text)) {
    if (isAscii(one) || !isHan(one)) {
      grams.add(one);
      continue;
    }
    const characters = [...one];
    for (let at = 0; at < characters.length; at++) {
      let gram = '';
      for (let length = 1; length <= maxGramLength && at + length <= characters.length; length++) {
        gram += characters[at + length - 1];
        grams.add(gram);
      }
    }
  }
}

/** Search grams of a text: its words, and runs of one to three characters of its Chinese. */
export function listGrams(...texts: string[]): Set<string> {
  const grams = new Set<string>();
  for (const text of texts) addGrams(text, grams);
  return grams;
}

export const listSearchGrams = ({
  nameEn,
  nameZh,
  specialty,
  capabilities,
  city,
}: Omit<Searchable, 'directoryId'>) => ({
  names: listGrams(nameEn, nameZh ?? ''),
  rest: listGrams(specialty ?? '', ...capabilities, ...(city === null ? [] : listPlaceNames(city))),
});

/**
 * A term that a match must contain: a run of Chinese, or Latin words. `inside` also accepts words that start with it
 * (from 2 letters) or contain it (from 3 letters, and signs such as %). Latin words may be part of a directory id, may
 * be read as pinyin, and syllables typed apart may be one word when joined. A factory with one of the `processes`,
 * which are named by words that include the term, matches without containing it.
 */
export type Term = TermText & { processes: Process[] };
type TermText =
  | { script: 'han'; text: string; grams: string[] }
  | { script: 'latin'; words: LatinWord[]; joined: string | null; readings: Reading[] };
export type LatinWord = { text: string; inside: 'no' | 'start' | 'anywhere'; inId: boolean };

/** Every element must match by one of its alternatives: a syllable, or two separated by a space. */
type Reading = string[][];

/** The distinct words of a query. */
export function listQueryWords(q: string): string[] {
  const words = splitSearchWords(q);
  return [...new Set(words.length ? words : foldSearchText(q).split(/\s+/).filter(Boolean))].slice(0, maxTerms);
}

/** Parses a query; every term must match. Syllables typed apart form one term. */
export function parseSearchTerms(q: string): Term[] {
  const asked = listQueryWords(q);
  const terms: (WordRun & { term: TermText })[] = [];
  let run: string[] = [];
  for (const [at, text] of asked.entries()) {
    const before = terms.at(-1);
    const [alone] = splitSyllables(text).filter(({ length }) => length === 1);
    run = alone ? [...run, ...alone] : [];
    if (run.length > 1 && before?.term.script === 'latin') {
      before.to = at + 1;
      before.term.words.push(createLatinWord(text));
      before.term.joined = run.join('');
      before.term.readings = [toAdjacentPairs(run)];
    } else terms.push({ from: at, to: at + 1, term: isHan(text) ? createHanTerm(text) : createLatinTerm(text) });
  }
  const named = findProcessNames(asked);
  return terms.map(({ term, ...words }) => {
    const including = named.filter((name) => isWithin(words, name));
    return { ...term, processes: [...new Set(including.map(({ process }) => process))] };
  });
}

const createHanTerm = (text: string): TermText => ({ script: 'han', text, grams: listLongestGrams([...text]) });

const listLongestGrams = (characters: string[]): string[] =>
  characters
    .slice(Math.min(maxGramLength, characters.length) - 1)
    .map((_, at) => characters.slice(at, at + maxGramLength).join(''));

/**
 * Of a phrase: its Chinese grams, for each Latin word the spellings that index terms can have (`bag`, `bags:`), and
 * those of all words written together or with hyphens.
 */
export function splitPhrase(phrase: string): { grams: string[]; words: string[][]; joined: string[] } {
  const [chinese, latin] = [true, false].map((is) => splitSearchWords(phrase).filter((word) => isHan(word) === is));
  const listSpellings = (word: string) => toSpellings(word).flatMap((spelt) => [spelt, `${spelt}:`, `${spelt}.`]);
  const isJoined = latin && latin.length > 1 && chinese?.length === 0;
  return {
    grams: (chinese ?? []).flatMap((word) => listLongestGrams([...word])),
    words: (latin ?? []).map(listSpellings),
    joined: isJoined ? [latin.join(''), latin.join('-')].flatMap(listSpellings) : [],
  };
}

const createLatinTerm = (text: string): TermText => ({
  script: 'latin',
  words: [createLatinWord(text)],
  joined: null,
  readings: splitSyllables(text).map(toAdjacentPairs),
});

function createLatinWord(text: string): LatinWord {
  const { length } = [...text];
  const isSign = !/[\p{L}\p{N}]/u.test(text);
  const inside = length >= 3 || isSign ? 'anywhere' : length === 2 ? 'start' : 'no';
  return { text, inside, inId: /^[a-z0-9-]{3,44}$/.test(text) };
}

/** Each syllable is matched together with one of its neighbours: `shenzhenhuaqiang` also finds 深圳市华强. */
function toAdjacentPairs(syllables: string[]): Reading {
  if (syllables.length === 1) return [syllables];
  const pairs = syllables.slice(1).map((syllable, at) => `${syllables[at]} ${syllable}`);
  const needed = new Set([...pairs.slice(0, 1), ...pairs.slice(-1)]);
  const either = pairs.slice(1).map((_, at) => pairs.slice(at, at + 2));
  return [...needed].map((pair) => [pair]).concat(either.filter((two) => !two.some((pair) => needed.has(pair))));
}

function isPartlyIn(grams: ReadonlySet<string>, term: Term): boolean {
  if (term.script === 'han') return term.grams.every((gram) => grams.has(gram));
  const all = [...grams];
  const short = term.readings.length ? all.filter((gram) => isHan(gram) && [...gram].length < maxGramLength) : [];
  const read = new Set(short.map(toPinyin));
  return (
    term.words.some((word) => all.some((gram) => matchesGram(gram, word))) ||
    (term.joined !== null && grams.has(term.joined)) ||
    term.readings.some((reading) => reading.every((either) => either.some((one) => read.has(one))))
  );
}

const matchesGram = (gram: string, { text, inside }: LatinWord): boolean =>
  gram === text || (inside === 'anywhere' ? gram.includes(text) : inside === 'start' && gram.startsWith(text));

const searchedFields: { [field in keyof Searchable]: (factory: Searchable) => string[] } = {
  nameEn: ({ nameEn }) => [nameEn],
  nameZh: ({ nameZh }) => [nameZh ?? ''],
  specialty: ({ specialty }) => [specialty ?? ''],
  capabilities: ({ capabilities }) => capabilities,
  city: ({ city }) => (city === null ? [] : listPlaceNames(city)),
  directoryId: () => [],
};

const filterFields = new Map<string, string>(
  Object.entries({
    process: 'processes',
    city: 'city',
    region: 'region',
    kind: 'kind',
    startupFriendly: 'startupFriendly',
    answeredUs: 'answeredUs',
    certified: 'certifications',
    certification: 'certifications',
    minQuantityAtMost: 'minQuantities',
    minQuantity: 'minQuantities',
    leadTimeDays: 'directoryFields',
    updatedAt: 'updatedAt',
    confidence: 'confidence',
  } satisfies { [name in keyof FactoryFilter]: string }),
);

export function listMatchedFields(
  factory: Searchable & Pick<FactoryRecord, 'processes'>,
  { q, ...filter }: FactoryFilter,
): string[] {
  const terms = q === undefined ? [] : parseSearchTerms(q);
  const isInId = (term: Term) =>
    term.script === 'latin' && term.words.some(({ text, inId }) => inId && factory.directoryId.includes(text));
  const byWords = Object.entries(searchedFields).flatMap(([field, readTexts]) => {
    const grams = listGrams(...readTexts(factory));
    return terms.some((term) => (field === 'directoryId' ? isInId(term) : isPartlyIn(grams, term))) ? [field] : [];
  });
  const isNamed = terms.some(({ processes }) => processes.some((process) => factory.processes.includes(process)));
  const byFilter = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : (filterFields.get(name) ?? []),
  );
  return [...new Set([...byWords, ...(isNamed ? ['processes'] : []), ...byFilter])];
}
