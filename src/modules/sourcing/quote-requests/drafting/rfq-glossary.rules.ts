import { bilingual, type Words } from '#text/prose.ts';
import { isDevice } from '../quote-request.rules.ts';
import type { QuoteRequestInput } from '../quote-request.schema.ts';
import { wording } from './rfq-wording.ts';

const toCounter = ({ en, zh }: Words): Words => bilingual(` ${en}`, zh);
export const pieces = toCounter(wording.pcs);
const sets = toCounter(wording.sets);
const units = new Map([...wording.units].map(([spelling, words]) => [spelling, toCounter(words)]));

/** Null for a unit that has no Chinese word. Without a unit, several parts of a product are counted in sets. */
export function findUnit(unit: string, { parts, scope }: Pick<QuoteRequestInput, 'parts' | 'scope'>): Words | null {
  const [first] = parts;
  const isProduct = parts.length > 1 || (first?.quantityPerUnit ?? 1) > 1;
  if (!unit) return isProduct ? sets : pieces;
  const found = units.get(unit.toLowerCase()) ?? null;
  return found?.zh === '台' && !isDevice({ scope }) ? bilingual(found.en, isProduct ? sets.zh : pieces.zh) : found;
}
