import { say, type Words } from './rfq-prose.rules.ts';
import { glossary, wording } from './rfq-wording.ts';

const counter = ({ en, zh }: Words): Words => say(` ${en}`, zh);
export const pieces = counter(wording.pieces);
const units = new Map([...wording.units].map(([spelling, words]) => [spelling, counter(words)]));

/** How a quantity is counted: stands directly behind a numeral. A unit that is not known here stays as the caller wrote it. */
export const unitOf = (unit: string | null): Words | null => (unit ? (units.get(unit.toLowerCase()) ?? null) : pieces);

/** The caller's words; in Chinese with the terms behind them. Only a whole phrase between commas is a term: "no regrind" is none. */
export function glossed({ en, zh }: Words): Words {
  const phrases = [en, ...en.split(/[,;，；]/)].map((phrase) => phrase.trim().toLowerCase());
  const chinese = new Set(phrases.flatMap((phrase) => glossary.get(phrase) ?? []));
  return say(en, chinese.size === 0 ? zh : `${zh}（${[...chinese].join('，')}）`);
}
