/** Words that tell no company from another. */
export type NameWords = {
  legalForms: ReadonlySet<string>;
  /** Words of trades and places. */
  common: ReadonlySet<string>;
  legalFormsInChinese: RegExp;
  commonInChinese: RegExp;
};

export type NameKind = 'person' | 'organisation';

export type WrittenName = {
  /** Equal for names that differ only in case, punctuation, spaces and legal forms. Null if nothing remains. */
  key: string | null;
  /** The words of a name in letters, without legal forms, each once. Empty for a Chinese name. */
  words: string[];
  /** The characters of a Chinese name of an organisation that are no legal form, trade or place. Null for a name in letters. */
  characters: string | null;
};

const maxLength = 300;
const maxWords = 40;
const maxWordLength = 40;
export const maxCharacters = 40;

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** NFKC, lower case, without accents and format characters. */
export const foldName = (text: string): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKC')
    .slice(0, 2 * maxLength)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłıþ]/g, (letter) => letters[letter] ?? letter);

export const isCommon = (word: string, { common }: Pick<NameWords, 'common'>): boolean =>
  common.has(word) || (word.endsWith('s') && common.has(word.slice(0, -1)));

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const initials = /(?<=(?<![\p{L}\p{N}])\p{L})[./](?=\p{L}(?![\p{L}\p{N}]))/gu;

/** "S.A." is one word, and so is "People's". */
export const splitWords = (folded: string): string[] =>
  (
    folded
      .replace(initials, '')
      .replace(/['’‘`´]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength));

/** A text such as "华为 (Huawei)" has a name in each script. */
export function splitScripts(text: string): string[] {
  if (!hasHan(text)) return [text];
  return text
    .slice(0, maxLength)
    .split(/[()（）[\]【】|/]/u)
    .flatMap(splitOuterLetters);
}

const minLetters = 5;

function splitOuterLetters(part: string): string[] {
  const words = part.split(/\s/u);
  const first = words.findIndex(hasHan);
  const last = words.findLastIndex(hasHan);
  const outer = [words.slice(0, first), words.slice(last + 1)]
    .map((some) => some.join(' '))
    .filter((some) => some !== '');
  const isShort = outer.some(({ length }) => length < minLetters);
  return first < 0 || isShort ? [part] : [words.slice(first, last + 1).join(' '), ...outer];
}

export function writeName(text: string, kind: NameKind, names: NameWords): WrittenName {
  const folded = foldName(text);
  return hasHan(folded) ? writeChinese(folded, kind, names) : writeLetters(folded, kind, names);
}

function writeChinese(folded: string, kind: NameKind, names: NameWords): WrittenName {
  const all = folded.replace(/[^\p{L}\p{N}]/gu, '');
  const name = kind === 'person' ? all : all.replace(names.legalFormsInChinese, '') || all;
  return {
    key: `zh:${name}`,
    words: [],
    characters: kind === 'person' ? '' : name.replace(names.commonInChinese, '').slice(0, maxCharacters),
  };
}

/** The order of the words of a person's name is not kept: lists write the family name first. */
function writeLetters(folded: string, kind: NameKind, { legalForms }: NameWords): WrittenName {
  const all = splitWords(folded);
  const named = kind === 'person' ? all : all.filter((word) => !legalForms.has(word));
  const words = named.length ? named : all;
  const ordered = kind === 'person' ? words.toSorted() : words;
  const joined = ordered.join(kind === 'person' ? ' ' : '');
  return { key: joined === '' ? null : `${kind}:${joined}`, words: [...new Set(words)], characters: null };
}
