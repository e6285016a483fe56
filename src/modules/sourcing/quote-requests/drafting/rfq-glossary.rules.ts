import { bilingual, type Words } from '#text/prose.ts';
import { wording } from './rfq-wording.ts';

const toCounter = ({ en, zh }: Words): Words => bilingual(` ${en}`, zh);
export const pieces = toCounter(wording.pieces);
const units = new Map([...wording.units].map(([spelling, words]) => [spelling, toCounter(words)]));

export const findUnit = (unit: string | null): Words | null =>
  unit ? (units.get(unit.toLowerCase()) ?? null) : pieces;
