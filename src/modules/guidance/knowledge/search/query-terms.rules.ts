import {
  isHan,
  joinHyphenated,
  minPrefixLength,
  splitTokens,
  splitWords,
  type Token,
  toBigrams,
} from '../knowledge-terms.rules.ts';

/** `phrase`: the words in this order; `all`: in any order; `prefix`: the beginning of a word. */
type Way = { kind: 'phrase' | 'all' | 'prefix'; words: string; weight: number };
/** One thing that is searched for, in all ways to match it. Words contain only letters and digits: safe in a tsquery. */
export type Term = { isChinese: boolean; ways: Way[] };

export type Lexicon = {
  isIgnored: (word: string) => boolean;
  /** The words of the guides for an everyday expression that these tokens are. */
  findMeanings: (tokens: readonly Token[]) => string[] | null;
  /** Number of tokens of the longest expression. */
  maxLength: number;
  /** The nearest known word, for a word that is in no guide. */
  correct: (word: string) => string | null;
  /** Replaces pinyin by the Chinese words that it spells. */
  readPinyin: (tokens: readonly Token[]) => Token[];
};

const maxTerms = 40;
const weights = { prefix: 0.5, meaning: 0.7, corrected: 0.7 };

/** Parses a query; everyday expressions become one term each, with what they mean. */
export function parseTerms(q: string, lexicon: Lexicon): Term[] {
  const tokens = lexicon.readPinyin(splitTokens(q)).map((token) => correctToken(token, lexicon));
  const terms: Term[] = [];
  let rest: QueryToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findExpression(tokens, at, lexicon);
    if (found) {
      terms.push(...toPlainTerms(rest), found.term);
      rest = [];
      at += found.length;
    } else rest.push(...tokens.slice(at, ++at));
  }
  terms.push(...toPlainTerms(rest));
  const telling = terms.filter(({ ways: [way] }) => way && !lexicon.isIgnored(way.words));
  const kept = telling.length ? telling : terms;
  return [...new Map(kept.map((term) => [term.ways[0]?.words, term])).values()].slice(0, maxTerms);
}

function findExpression(
  tokens: readonly QueryToken[],
  at: number,
  lexicon: Lexicon,
): { term: Term; length: number } | null {
  for (let length = Math.min(lexicon.maxLength, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    const means = lexicon.findMeanings(part);
    if (means) return { term: { isChinese: false, ways: [...toOwnWays(part), ...toMeaningWays(means)] }, length };
  }
  return null;
}

function toOwnWays(tokens: readonly QueryToken[]): Way[] {
  const [first, ...others] = tokens;
  return first && !others.length && !isHan(first.text) ? toLatinTerm(first).ways : [toWay(tokens, 1)];
}

const toMeaningWays = (means: readonly string[]): Way[] => means.map((one) => toWay(splitTokens(one), weights.meaning));

function toWay(tokens: readonly Token[], weight: number): Way {
  const text = tokens.map((token) => token.text);
  const isChinese = isHan(text.join(''));
  return isChinese && text.length > 2
    ? { kind: 'all', words: toBigrams(text.join('')).join(' '), weight }
    : toPhrase(text.join(isChinese ? '' : ' '), weight);
}

const toPlainTerms = (tokens: readonly QueryToken[]): Term[] =>
  [...Map.groupBy(tokens, ({ runAt }) => runAt).values()].flatMap((ofRun) => {
    const [first] = ofRun;
    if (!first) return [];
    const texts = ofRun.map((token) => token.text);
    if (isHan(first.text)) return splitChinese(texts.join('')).flatMap(toChineseTerms);
    if (texts.length === 1) return toLatinTerm(first);
    const isWhole = texts.length === splitWords(first.run).length;
    return { isChinese: false, ways: toPhrases(isWhole ? first.run : texts.join(' ')) };
  });

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const splitChinese = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const toPhrase = (words: string, weight = 1): Way => ({ kind: 'phrase', words, weight });

const toChineseTerms = (word: string): Term[] =>
  ([...word].length === 1 ? [word] : toBigrams(word)).map((words) => ({ isChinese: true, ways: [toPhrase(words)] }));

/** E-mail is also searched as email. */
const toPhrases = (latin: string): Way[] =>
  [splitWords(latin).join(' '), ...joinHyphenated(latin)].map((words) => toPhrase(words));

function toLatinTerm({ text, typed }: QueryToken): Term {
  const word = typed ?? text;
  const prefix: Way[] =
    [...word].length < minPrefixLength ? [] : [{ kind: 'prefix', words: word, weight: weights.prefix }];
  const corrected = typed === undefined ? [] : [toPhrase(text, weights.corrected)];
  return { isChinese: false, ways: [toPhrase(word), ...prefix, ...corrected] };
}

/** `typed`: a word that is in no guide; `text` is then the nearest one that is. */
type QueryToken = Token & { typed?: string };

function correctToken(token: Token, lexicon: Lexicon): QueryToken {
  const corrected = isHan(token.text) ? null : lexicon.correct(token.text);
  const [nearest] = corrected === null ? [] : splitTokens(corrected);
  return nearest ? { ...token, key: nearest.key, text: nearest.text, typed: token.text } : token;
}
