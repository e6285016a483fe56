import { stemmer } from 'stemmer';
import { foldSearchText } from '#modules/directory/factories/search/factory-search.rules.ts';
import { toPinyin } from '#modules/directory/factories/search/pinyin.rules.ts';
import type { EverydayWords } from './everyday-words.file.ts';

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

/** `phrase`: the words in this order; `all`: in any order; `prefix`: the beginning of a word. */
export type Way = { kind: 'phrase' | 'all' | 'prefix'; words: string; weight: number };
/** One thing that is searched for, in all ways to match it. Words contain only letters and digits: safe in a tsquery. */
export type Term = { isChinese: boolean; ways: Way[] };

const prefixWeight = 0.5;
const meaningWeight = 0.7;

/** Parses a query; expressions of the lexicon become one term each, with what they mean. */
export function parseTerms(q: string, lexicon: Lexicon): Term[] {
  const tokens = splitTokens(q);
  const terms: Term[] = [];
  let rest: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = lexicon.find(tokens, at);
    if (found) {
      terms.push(...toPlainTerms(rest), found.term);
      rest = [];
      at += found.length;
    } else rest.push(...tokens.slice(at, ++at));
  }
  terms.push(...toPlainTerms(rest));
  return [...new Map(terms.map((term) => [term.ways[0]?.words, term])).values()].slice(0, maxTerms);
}

/** A word, or one Chinese character. `run`: the text without blanks that contains it. */
type Token = { key: string; text: string; run: string; runAt: number };

const splitTokens = (text: string): Token[] =>
  splitRuns(text).flatMap((run, runAt) =>
    isHan(run)
      ? [...run].map((character) => ({ key: character, text: character, run, runAt }))
      : splitWords(run).map((word) => ({ key: stemmer(word), text: word, run, runAt })),
  );

const toPlainTerms = (tokens: Token[]): Term[] =>
  [...Map.groupBy(tokens, ({ runAt }) => runAt).values()].flatMap((ofRun) => {
    const [{ run, text } = { run: '', text: '' }] = ofRun;
    if (isHan(text)) return toChineseTerms(ofRun.map((token) => token.text));
    const isWhole = ofRun.length === splitWords(run).length;
    return toLatinTerm(isWhole ? run : ofRun.map((token) => token.text).join(' '));
  });

const toPhrase = (words: string, weight = 1): Way => ({ kind: 'phrase', words, weight });

const toChineseTerms = (characters: string[]): Term[] =>
  (characters.length === 1 ? characters : toBigrams(characters.join(''))).map((words) => ({
    isChinese: true,
    ways: [toPhrase(words)],
  }));

function toLatinTerm(latin: string): Term {
  const words = splitWords(latin);
  const [only = '', ...others] = words;
  const ways = [words.join(' '), ...joinHyphenated(latin)].map((phrase) => toPhrase(phrase));
  const hasPrefix = !others.length && [...only].length >= minPrefixLength;
  return {
    isChinese: false,
    ways: hasPrefix ? [...ways, { kind: 'prefix', words: only, weight: prefixWeight }] : ways,
  };
}

export type Lexicon = { find: (tokens: readonly Token[], at: number) => { term: Term; length: number } | null };

/** Finds expressions by the stems of their words, by their characters, and Chinese ones of two and more by their pinyin. */
export function createLexicon(everydayWords: EverydayWords): Lexicon {
  const meaningsByKey = new Map<string, { said: string; means: string[] }>();
  const chineseByPinyin = new Map<string, string>();
  for (const [said, means] of everydayWords) {
    meaningsByKey.set(toKey(splitTokens(said)), { said, means });
    for (const chinese of [said, ...means].filter((one) => /^\p{Script=Han}{2,}$/u.test(one)))
      chineseByPinyin.set(toPinyin(chinese).replaceAll(' ', ''), chinese);
  }
  const maxLength = Math.max(0, ...[...meaningsByKey.keys()].map((key) => key.split(' ').length));

  const findExpression = (tokens: readonly Token[]): Term | null => {
    const found = meaningsByKey.get(toKey(tokens));
    return found ? { isChinese: false, ways: listWays(tokens, found.means) } : null;
  };
  const findPinyin = (tokens: readonly Token[]): Term | null => {
    const chinese = chineseByPinyin.get(tokens.map(({ text }) => text).join(''));
    if (chinese === undefined) return null;
    const characters = splitTokens(chinese);
    return findExpression(characters) ?? { isChinese: true, ways: listWays(characters, []) };
  };
  const find: Lexicon['find'] = (tokens, at) => {
    for (let length = Math.min(maxLength, tokens.length - at); length > 0; length--) {
      const part = tokens.slice(at, at + length);
      const term = findExpression(part) ?? findPinyin(part);
      if (term) return { term, length };
    }
    return null;
  };
  return { find };
}

const toKey = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

const listWays = (tokens: readonly Token[], means: readonly string[]): Way[] => [
  ...(tokens.length === 1 ? toPlainTerms([...tokens]).flatMap(({ ways }) => ways) : [toWay(tokens, 1)]),
  ...means.map((meaning) => toWay(splitTokens(meaning), meaningWeight)),
];

function toWay(tokens: readonly Token[], weight: number): Way {
  const text = tokens.map((token) => token.text);
  const isChinese = isHan(text.join(''));
  return isChinese && text.length > 2
    ? { kind: 'all', words: toBigrams(text.join('')).join(' '), weight }
    : toPhrase(text.join(isChinese ? '' : ' '), weight);
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
