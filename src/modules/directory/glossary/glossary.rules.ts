import { bilingual, type Words } from '#text/prose.ts';
import { materials } from './glossary.ts';

/**
 * Appends the Chinese terms of known materials to the Chinese text. Only a whole phrase between commas is a term, so
 * that "no regrind" is not.
 */
export function addChineseTerms({ en, zh }: Words): Words {
  const phrases = [en, ...en.split(/[,;，；]/)].map((phrase) => phrase.trim().toLowerCase());
  const chinese = new Set(phrases.flatMap((phrase) => materials.get(phrase) ?? []));
  return bilingual(en, chinese.size === 0 ? zh : `${zh}（${[...chinese].join('，')}）`);
}
