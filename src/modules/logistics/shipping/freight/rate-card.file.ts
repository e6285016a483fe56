import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RateCard } from './rate-card.schema.ts';

const builtInPath = join(import.meta.dirname, '..', 'data', 'rate-card.json');

export function readRateCard(path = builtInPath): RateCard {
  const { success, data, error } = RateCard.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.') || 'rate card'}: ${issue?.message}`);
}
