import { foldText, isChinese } from '#text/term-pattern.ts';
import type { ClassificationTables } from './classification-table.schema.ts';

export type Token = { stem: string; said: string };

export type Tokenizer = {
  stem: (word: string) => string;
  spell: (folded: string) => string[];
  tokenize: (text: string) => Token[];
  stems: (text: string) => string[];
  isIgnored: (word: string) => boolean;
  /** Longest match first; unknown words are dropped. */
  translate: (folded: string) => string;
};

/** `remember` caches stems: for tables, whose words are few and repeated. */
export function createTokenizer(
  { wordLists, spellings, chineseWords }: ClassificationTables,
  { remember = false } = {},
): Tokenizer {
  const { ignored, unstemmed } = wordLists;
  const findStem = (word: string): string => (unstemmed.has(word) ? word : stemVerb(toSingular(word), unstemmed));
  const stem = remember ? memoize(findStem) : findStem;
  const spell = (folded: string): string[] =>
    (joinNegated(folded).match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
      const other = spellings.get(word);
      return other === undefined ? [word] : other.split(' ').filter(Boolean);
    });
  const tokenize = (text: string): Token[] =>
    spell(foldText(text))
      .filter((word) => !ignored.has(word))
      .map((said) => ({ stem: stem(said), said }));
  return {
    stem,
    spell,
    tokenize,
    stems: (text) => tokenize(text).map((token) => token.stem),
    isIgnored: (word) => ignored.has(word),
    translate: createTranslator(chineseWords),
  };
}

function memoize(answer: (word: string) => string): (word: string) => string {
  const answers = new Map<string, string>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const found = answer(word);
    answers.set(word, found);
    return found;
  };
}

export function toSingular(given: string): string {
  const word = given.replace(/(?<=..)is(e|es|ed|er|ers|ing|ation)$/, 'iz$1');
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(x|ch|sh|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function stemVerb(word: string, unstemmed: ReadonlySet<string>): string {
  if (unstemmed.has(word) || word.length < 5) return word;
  const [, base] = /^([^aeiouy]*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word) ?? [];
  const stem = base && base.length > 2 ? base.replace(/([bdgmnprt])\1$/, '$1') : word;
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** Agent noun or verb: charges and charger. */
export function listRelatedStems(stem: string): string[] {
  if (/[a-z]{3}er$/.test(stem)) return [stem.slice(0, -2), stem.slice(0, -2).replace(/([bdgmnprt])\1$/, '$1')];
  return stem.length > 2 ? [`${stem}er`, `${stem}${stem.at(-1)}er`] : [];
}

/** Joins "non-slip" to one word, so that "slip" is not treated as negated. */
export const joinNegated = (folded: string): string => folded.replace(/\bnon[\s-](?=[a-z]{3})/g, 'non');

function createTranslator(words: ReadonlyMap<string, string>): (folded: string) => string {
  const english = new Map([...words].map(([chinese, translation]) => [foldText(chinese), translation]));
  const maxLength = Math.max(...[...english.keys()].map(({ length }) => length));

  const findWordAt = (text: string, at: number): string | undefined => {
    for (let length = maxLength; length > 0; length--) {
      const word = text.slice(at, at + length);
      if (english.has(word)) return word;
    }
    return undefined;
  };
  return (folded) => {
    if (!isChinese(folded)) return folded;
    let text = '';
    for (let at = 0; at < folded.length; ) {
      const found = findWordAt(folded, at);
      if (found) text += ` ${english.get(found)} `;
      else text += isChinese(folded.charAt(at)) ? ' ' : folded.charAt(at);
      at += found?.length ?? 1;
    }
    return text.replace(/[，、]/g, ',').replace(/[。；]/g, '.');
  };
}
