export const foldText = (text: string): string =>
  /[^ -~]/.test(text)
    ? text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").replace(/[‐-―]/g, '-')
    : text.toLowerCase();

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const splitTerms = (list: string): string[] =>
  list.split(',').map((term) => foldText(term.trim().replace(/\s+/g, ' ')));

/** Latin letters and digits of folded text. With the rare ones of `\p{Script=Latin}\p{N}`, patterns take twice as long to compile. */
const wordPart = String.raw`[0-9a-z\u00df-\u00f6\u00f8-\u024f\u1e00-\u1eff]`;

/**
 * Matches any of the terms in folded text. Terms match whole, their words separated by spaces, hyphens or nothing, the
 * last word also in the plural; `*` is the rest of a word, `_` up to two words.
 */
export function compilePattern(list: string): RegExp {
  // Longest first, so the match is the longest term.
  const terms = splitTerms(list).toSorted((a, b) => b.length - a.length);
  const { chinese = [], latin = [] } = Object.groupBy(terms, (term) => (isChinese(term) ? 'chinese' : 'latin'));
  const words = `(?<!${wordPart})(?:${latin.map(buildLatinPattern).join('|')})(?!${wordPart})`;
  return new RegExp([...(latin.length ? [words] : []), ...chinese.map(escapePattern)].join('|'), 'gu');
}

const escapePattern = (term: string): string => term.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function buildLatinPattern(term: string): string {
  const words = escapePattern(term)
    .replaceAll('*', String.raw`[\p{L}\p{N}]*`)
    .replaceAll(' _ ', String.raw`[\s-]+(?:[\p{L}\p{N}]+[\s-]+){0,2}`)
    .replaceAll(' ', String.raw`[\s-]*`);
  return /[^aeiou]y$/.test(words) ? `${words.slice(0, -1)}(?:y|ies)` : `${words}(?:'?s|es)?`;
}

/** Replaces matches of `except` by spaces, which keeps positions. */
export const blankOut = (text: string, except: RegExp): string =>
  text.replace(except, (phrase) => ' '.repeat(phrase.length));
