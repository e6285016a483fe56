import { bilingual, type Words } from '#text/prose.ts';
import { materials } from './glossary.ts';

/** The caller's words; in Chinese with the terms behind them. Only a whole phrase between commas is a term: "no regrind" is none. */
export function addChineseTerms({ en, zh }: Words): Words {
  const phrases = [en, ...en.split(/[,;，；]/)].map((phrase) => phrase.trim().toLowerCase());
  const chinese = new Set(phrases.flatMap((phrase) => materials.get(phrase) ?? []));
  return bilingual(en, chinese.size === 0 ? zh : `${zh}（${[...chinese].join('，')}）`);
}
