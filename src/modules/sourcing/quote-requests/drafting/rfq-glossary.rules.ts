import { bilingual, type Words } from '#text/prose.ts';
import { wording } from './rfq-wording.ts';

const toCounter = ({ en, zh }: Words): Words => bilingual(` ${en}`, zh);
export const pieces = toCounter(wording.pieces);
const units = new Map([...wording.units].map(([spelling, words]) => [spelling, toCounter(words)]));

/** How a quantity is counted: stands directly behind a numeral. A unit that is not known here stays as the caller wrote it. */
export const findUnit = (unit: string | null): Words | null =>
  unit ? (units.get(unit.toLowerCase()) ?? null) : pieces;
