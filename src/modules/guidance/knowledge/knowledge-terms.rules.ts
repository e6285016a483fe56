import { foldSearchText } from '#modules/directory/factories/search/factory-search.rules.ts';

/** Increment when the same text yields other index terms: documents are then reindexed at the next start. */
export const wordsVersion = 2;

const maxTerms = 40;
const minPrefixLength = 3;

/** American beginnings of words, and the spelling of the built-in guides. */
const spellings = [
  ['aluminum', 'aluminium'],
  ['anodiz', 'anodis'],
  ['color', 'colour'],
  ['fulfill', 'fulfil'],
  ['license', 'licence'],
  ['mold', 'mould'],
] as const;

function normalizeSpelling(word: string): string {
  const [american, british] = spellings.find(([american]) => word.startsWith(american)) ?? ['', ''];
  return british + word.slice(american.length);
}

// Letters and digits are split, so that UN38.3 and "UN 38.3" yield the same terms.
const part = /[\p{L}\p{M}]+|\p{Nd}+/gu;
// Excludes characters of the script that do not occur in words, such as radicals.
const run = /[\p{Script=Han}&&[\p{L}\p{N}]]+|[^\p{Script=Han}\s]+/gv;
const hyphened = /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:-[\p{L}\p{Nd}]+)+/gu;
const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

const splitRuns = (text: string): string[] => foldSearchText(text).match(run) ?? [];
const splitWords = (latin: string): string[] => (latin.match(part) ?? []).map(normalizeSpelling);
/** E-mail also yields email, Wi-Fi also wifi. */
const joinHyphenated = (latin: string): string[] =>
  (latin.match(hyphened) ?? []).map((word) => normalizeSpelling(word.replaceAll('-', '')));

function toBigrams(han: string): string[] {
  const characters = [...han];
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

export function toIndexTerms(text: string): string {
  const latin = splitRuns(text).filter((one) => !isHan(one));
  const han = splitRuns(text).filter(isHan);
  const grams = new Set(han.flatMap((one) => [...one, ...toBigrams(one)]));
  return [...latin.flatMap(splitWords), ...latin.flatMap(joinHyphenated), ...grams].join(' ');
}

/** `start` is a prefix match at half the weight. */
export type Term = { words: string; joined: string; start: string; isChinese: boolean };

/** Terms contain only letters and digits, so they are safe in `to_tsquery`. */
export function parseTerms(q: string): Term[] {
  const terms = splitRuns(q).flatMap((one) => (isHan(one) ? toChineseTerms(one) : toLatinTerms(one)));
  return [...new Map(terms.map((term) => [term.words, term])).values()].slice(0, maxTerms);
}

const toChineseTerms = (han: string): Term[] =>
  ([...han].length === 1 ? [han] : toBigrams(han)).map((words) => ({ words, joined: '', start: '', isChinese: true }));

function toLatinTerms(latin: string): Term[] {
  const words = splitWords(latin);
  const [only, ...others] = words;
  if (only === undefined) return [];
  const start = others.length || [...only].length < minPrefixLength ? '' : `${only}:*`;
  return [{ words: words.join(' '), joined: joinHyphenated(latin).join(' '), start, isChinese: false }];
}

export function countMatchingStems(text: string, stems: readonly string[]): number {
  const whole = foldSearchText(text);
  const words = splitRuns(whole).flatMap(splitWords);
  const hasStem = (stem: string): boolean => {
    if (isHan(stem)) return whole.includes(stem);
    // A stem may end in a vowel that the word does not have.
    const root = stem.replace(/[iy]$/, '');
    return words.some((word) => (root.length < minPrefixLength ? word === stem : word.startsWith(root)));
  };
  return stems.filter(hasStem).length;
}
