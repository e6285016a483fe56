import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RateCard } from './rate-card.schema.ts';

const builtInPath = join(import.meta.dirname, '..', 'data', 'rate-card.json');

export function readRateCard(path = builtInPath): RateCard {
  const { success, data, error } = RateCard.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (success) return data;
  const [{ path: field, message }] = error.issues as [(typeof error.issues)[0]];
  throw new Error(`${field.join('.') || 'rate card'}: ${message}`);
}
