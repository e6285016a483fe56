import { distance } from 'fastest-levenshtein';
import { splitSyllables, toPinyin } from '#modules/directory/factories/search/pinyin.rules.ts';
import { isHan, splitTokens, type Token } from '../knowledge-terms.rules.ts';
import type { EverydayWords } from './everyday-words.file.ts';
import type { Lexicon } from './query-terms.rules.ts';

const chineseWord = /^\p{Script=Han}{2,6}$/u;
const maxSyllables = 6;

/** `readTexts`: the guides, whose words are known and whose Chinese words are found by their pinyin. */
export function createLexicon(
  everydayWords: EverydayWords,
  ignoredWords: ReadonlySet<string>,
  readTexts: () => readonly string[],
): Lexicon {
  const meanings = new Map([...everydayWords].map(([said, means]) => [toKey(splitTokens(said)), means]));
  const maxLength = Math.max(0, ...[...meanings.keys()].map((key) => key.split(' ').length));
  // Few queries have a word that no guide has: the vocabulary is made for the first.
  let known: Vocabulary | undefined;
  const vocabulary = () => {
    known ??= createVocabulary(everydayWords, readTexts());
    return known;
  };
  return {
    maxLength,
    isIgnored: (word) => ignoredWords.has(word),
    findMeanings: (tokens) => meanings.get(toKey(tokens)) ?? null,
    correct: (word) => correctSpelling(word, vocabulary().words),
    readPinyin: (tokens) => readPinyin(tokens, vocabulary, ignoredWords),
  };
}

const toKey = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

/** `words`: English words by their stem; `chinese`: words by their syllables. */
type Vocabulary = { words: ReadonlyMap<string, Set<string>>; chinese: ReadonlyMap<string, string> };

function createVocabulary(everydayWords: EverydayWords, texts: readonly string[]): Vocabulary {
  const expressions = [...everydayWords].flatMap(([said, means]) => [said, ...means]);
  const words = new Map<string, Set<string>>();
  for (const { key, text } of [...expressions, ...texts].flatMap(splitTokens).filter(({ text }) => !isHan(text))) {
    const spellings = words.get(key) ?? new Set();
    words.set(key, spellings.add(text));
  }
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const segments = texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment));
  const chinese = new Map<string, string>();
  for (const word of new Set([...expressions, ...segments].filter((one) => chineseWord.test(one)))) {
    const syllables = toPinyin(word);
    if (!chinese.has(syllables)) chinese.set(syllables, word);
  }
  return { words, chinese };
}

const minCorrectedLength = 5;
const countErrors = (length: number): number => (length < 7 ? 1 : 2);

function correctSpelling(word: string, words: Vocabulary['words']): string | null {
  const [token] = splitTokens(word);
  if (!token || !/^[a-z]+$/.test(word) || word.length < minCorrectedLength || words.has(token.key)) return null;
  let nearest: { word: string; errors: number } | null = null;
  for (const candidate of [...words.values()].flatMap((spellings) => [...spellings])) {
    if (candidate.startsWith(word)) return null;
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 2) continue;
    const errors = distance(candidate, word);
    if (errors <= countErrors(word.length) && errors < (nearest?.errors ?? Number.POSITIVE_INFINITY))
      nearest = { word: candidate, errors };
  }
  return nearest?.word ?? null;
}

/** Consecutive words that are no English of the guides are read as syllables; those that spell no word are dropped. */
function readPinyin(
  tokens: readonly Token[],
  vocabulary: () => Vocabulary,
  ignoredWords: ReadonlySet<string>,
): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const syllables: string[] = [];
    let end = at;
    for (; end < tokens.length; end++) {
      const [reading] = readSyllables(tokens[end], vocabulary);
      if (!reading) break;
      if (!ignoredWords.has(reading.join(''))) syllables.push(...reading);
    }
    const words = findChineseWords(syllables, vocabulary);
    if (words.length) read.push(...words.flatMap(splitTokens).map((token) => ({ ...token, runAt: -1 - read.length })));
    else read.push(...tokens.slice(at, end));
    if (end < tokens.length) read.push(...tokens.slice(end, end + 1));
    at = end + 1;
  }
  return read;
}

const readSyllables = (token: Token | undefined, vocabulary: () => Vocabulary): string[][] => {
  if (!token || isHan(token.text)) return [];
  const readings = splitSyllables(token.text);
  return readings.length && !vocabulary().words.has(token.key) ? readings : [];
};

function findChineseWords(syllables: readonly string[], vocabulary: () => Vocabulary): string[] {
  const words: string[] = [];
  for (let at = 0; at < syllables.length; ) {
    const word = findLongestWord(syllables.slice(at, at + maxSyllables), vocabulary);
    if (word !== null) words.push(word);
    at += word === null ? 1 : [...word].length;
  }
  return words;
}

function findLongestWord(syllables: readonly string[], vocabulary: () => Vocabulary): string | null {
  for (let length = syllables.length; length > 1; length--) {
    const word = vocabulary().chinese.get(syllables.slice(0, length).join(' '));
    if (word !== undefined) return word;
  }
  return null;
}
