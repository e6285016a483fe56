import { stemmer } from 'stemmer';
import { foldSearchText } from '#modules/directory/factories/search/factory-search.rules.ts';

/** Increment when the same text yields other index terms: documents are then reindexed at the next start. */
export const wordsVersion = 2;

export const minPrefixLength = 3;

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
export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

const splitRuns = (text: string): string[] => foldSearchText(text).match(run) ?? [];
export const splitWords = (latin: string): string[] => (latin.match(part) ?? []).map(normalizeSpelling);
/** E-mail also yields email, Wi-Fi also wifi. */
export const joinHyphenated = (latin: string): string[] =>
  (latin.match(hyphened) ?? []).map((word) => normalizeSpelling(word.replaceAll('-', '')));

export function toBigrams(han: string): string[] {
  const characters = [...han];
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

export function toIndexTerms(text: string): string {
  const latin = splitRuns(text).filter((one) => !isHan(one));
  const han = splitRuns(text).filter(isHan);
  const grams = new Set(han.flatMap((one) => [...one, ...toBigrams(one)]));
  return [...latin.flatMap(splitWords), ...latin.flatMap(joinHyphenated), ...grams].join(' ');
}

/** A word, or one Chinese character. `run`: the text without blanks that contains it. */
export type Token = { key: string; text: string; run: string; runAt: number };

export const splitTokens = (text: string): Token[] =>
  splitRuns(text).flatMap((run, runAt) =>
    isHan(run)
      ? [...run].map((character) => ({ key: character, text: character, run, runAt }))
      : splitWords(run).map((word) => ({ key: stemmer(word), text: word, run, runAt })),
  );

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
