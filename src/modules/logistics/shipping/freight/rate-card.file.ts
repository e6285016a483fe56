import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RateCard } from './rate-card.schema.ts';

const builtInPath = join(import.meta.dirname, '..', 'data', 'rate-card.json');

/** The rate card of `path`, or ours. Throws an error that names the field that is not usable. */
export function readRateCard(path = builtInPath): RateCard {
  const { success, data, error } = RateCard.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (success) return data;
  const [{ path: field, message }] = error.issues as [(typeof error.issues)[0]];
  throw new Error(`${field.join('.') || 'the card'}: ${message}`);
}
