import { foldSearchText } from '#modules/directory/factories/search/factory-search.rules.ts';

/** Goes up whenever the same text would get other words: they are then taken anew at the next start. */
export const wordsVersion = 2;

const mostTerms = 40;
const shortestStart = 3;

/** What American English begins a word with, and what the library does. */
const spellings = [
  ['aluminum', 'aluminium'],
  ['anodiz', 'anodis'],
  ['color', 'colour'],
  ['fulfill', 'fulfil'],
  ['license', 'licence'],
  ['mold', 'mould'],
] as const;

function spelt(word: string): string {
  const [theirs, ours] = spellings.find(([theirs]) => word.startsWith(theirs)) ?? ['', ''];
  return ours + word.slice(theirs.length);
}

// Letters and digits stand apart, so that UN38.3 and "UN 38.3" are the same words.
const part = /[\p{L}\p{M}]+|\p{Nd}+/gu;
// Some of the script are signs that stand in no word, such as radicals.
const run = /[\p{Script=Han}&&[\p{L}\p{N}]]+|[^\p{Script=Han}\s]+/gv;
const hyphened = /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+(?:-[\p{L}\p{Nd}]+)+/gu;
const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

const runsOf = (text: string): string[] => foldSearchText(text).match(run) ?? [];
const wordsIn = (latin: string): string[] => (latin.match(part) ?? []).map(spelt);
/** E-mail is also email, Wi-Fi also wifi. */
const joinedIn = (latin: string): string[] =>
  (latin.match(hyphened) ?? []).map((word) => spelt(word.replaceAll('-', '')));

/** A run of Chinese as its pairs, each of which overlaps the next. */
function pairsOf(han: string): string[] {
  const characters = [...han];
  return characters.slice(1).map((character, at) => characters[at]! + character);
}

/** All that a text can be found by, in its order, with blanks between: words, then what is joined, then Chinese. */
export function toSearchedWords(text: string): string {
  const latin = runsOf(text).filter((one) => !isHan(one));
  const han = runsOf(text).filter(isHan);
  const grams = new Set(han.flatMap((one) => [...one, ...pairsOf(one)]));
  return [...latin.flatMap(wordsIn), ...latin.flatMap(joinedIn), ...grams].join(' ');
}

/**
 * One thing that a query asks for: words that stand side by side, or their joined form. `start` also counts words that
 * begin like that, at half their worth.
 */
export type Term = { words: string; joined: string; start: string; isChinese: boolean };

/** What a query asks for. None of it holds anything but letters and digits. */
export function termsOf(q: string): Term[] {
  const terms = runsOf(q).flatMap((one) => (isHan(one) ? chineseTerms(one) : latinTerms(one)));
  return [...new Map(terms.map((term) => [term.words, term])).values()].slice(0, mostTerms);
}

const chineseTerms = (han: string): Term[] =>
  ([...han].length === 1 ? [han] : pairsOf(han)).map((words) => ({ words, joined: '', start: '', isChinese: true }));

function latinTerms(latin: string): Term[] {
  const words = wordsIn(latin);
  const [only, ...others] = words;
  if (only === undefined) return [];
  const start = others.length || [...only].length < shortestStart ? '' : `${only}:*`;
  return [{ words: words.join(' '), joined: joinedIn(latin).join(' '), start, isChinese: false }];
}

/** How many of these stems, which a dictionary made of a query, a text holds. */
export function countMatchingStems(text: string, stems: readonly string[]): number {
  const whole = foldSearchText(text);
  const words = runsOf(whole).flatMap(wordsIn);
  const isHeld = (stem: string): boolean => {
    if (isHan(stem)) return whole.includes(stem);
    // A dictionary cuts the end of a word, and may leave another vowel there.
    const root = stem.replace(/[iy]$/, '');
    return words.some((word) => (root.length < shortestStart ? word === stem : word.startsWith(root)));
  };
  return stems.filter(isHeld).length;
}
