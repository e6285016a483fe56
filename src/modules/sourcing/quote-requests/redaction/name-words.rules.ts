import { foldName } from './folded-text.rules.ts';
import type { GoodsVocabulary, WordKind } from './goods-vocabulary.rules.ts';

export type NameSubject = 'company' | 'product' | 'person';

/** `coined`: part of a camel-case word such as LanternFish. */
export type NameToken = { written: string; key: string; kind: WordKind | 'number' | null; coined: boolean };

const wordOrRun = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\p{Cf}])+/gu;
const partBoundary =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

export function tokenizeName(name: string, vocabulary: GoodsVocabulary): NameToken[] {
  const runs =
    name
      .normalize('NFKC')
      .replace(/['’‘]s(?![\p{L}\p{N}])/gu, '')
      .match(wordOrRun) ?? [];
  return runs.flatMap((run) =>
    /^\p{Script=Han}/u.test(run)
      ? vocabulary.segment(run).map(({ text, kind }) => createToken(text, kind ?? vocabulary.findKind(foldName(text))))
      : tokenizeWord(run, vocabulary),
  );
}

const createToken = (written: string, kind: NameToken['kind'], coined = false): NameToken => ({
  written,
  key: foldName(written),
  kind,
  coined,
});

function tokenizeWord(run: string, vocabulary: GoodsVocabulary): NameToken[] {
  const classifyPart = (part: string) => (/^\p{N}+$/u.test(part) ? 'number' : vocabulary.findKind(foldName(part)));
  const whole = createToken(run, classifyPart(run));
  if (whole.kind !== null) return [whole];
  const parts = run.split(partBoundary).filter((part) => foldName(part) !== '');
  if (parts.length < 2) return [whole];
  const letters = parts.filter((part) => !/^\p{N}+$/u.test(part));
  // A code such as X100 is one word; its letters alone would match everywhere.
  if (letters.length < parts.length && letters.join('').length < minInfixLength) {
    return [
      { ...whole, kind: isSpecification(parts) || letters.every((part) => classifyPart(part)) ? 'version' : null },
    ];
  }
  const tokens = parts.map((part) => createToken(part, classifyPart(part), letters.length > 1));
  if (letters.length === 1 || letters.every((part) => classifyPart(part) !== null)) return tokens;
  return [
    createToken(letters.join(''), null),
    ...tokens.filter(({ kind, key }) => kind !== null || key.length > minInfixLength),
  ];
}

/** Shorter names are searched as whole words only, because they occur inside many words. */
export const minInfixLength = 4;

/** 65W, E26, M3x8: specifications rather than model codes. */
const isSpecification = (parts: string[]): boolean => {
  const digits = parts.filter((part) => /^\p{N}+$/u.test(part)).join('').length;
  return /^\p{N}/u.test(parts[0] ?? '') || (digits < 3 && parts.every((part) => /^(?:\p{N}+|\p{L})$/u.test(part)));
};
