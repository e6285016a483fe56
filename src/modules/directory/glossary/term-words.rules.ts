/** A word as it stands in a text, and as terms are compared by it. */
export type TermWord = { text: string; key: string; start: number; end: number; hyphenated: boolean };

const wordPattern = /\p{L}[\p{L}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*[\p{L}\p{N}]*|[/+&%#]/gu;

const americanSpellings: [british: RegExp, american: string][] = [
  [/aluminium/, 'aluminum'],
  [/colour/, 'color'],
  [/mould/, 'mold'],
  [/grey/, 'gray'],
  [/fibre/, 'fiber'],
  [/is(?=(?:e[ds]?|ing|ation)$)/, 'iz'],
];

const toKey = (word: string): string =>
  americanSpellings.reduce((text, [british, american]) => text.replace(british, american), word.toLowerCase());

export const splitTermWords = (text: string): TermWord[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    key: toKey(word),
    start: index,
    end: index + word.length,
    hyphenated: text[index - 1] === '-',
  }));

/** Equal for spellings that differ in case, hyphens, blanks or between British and American English. */
export const toTermKey = (spelling: string): string =>
  splitTermWords(spelling)
    .map(({ key }) => key)
    .join(' ');
