import type { Context } from '#kernel/context.ts';
import { type CapabilityRow, readCapabilities } from './capability.queries.ts';
import type { Discovery } from './capability.schema.ts';
import { parseQueryTerms } from './capability-words.rules.ts';
import { searchCapabilities } from './discovery.queries.ts';
import { explainMatch } from './discovery.rules.ts';

export type Match = { capability: CapabilityRow; score: number; why: string[]; unmet: string[] };

export async function discoverCapabilities(ctx: Context, criteria: Discovery): Promise<Match[]> {
  const terms = parseQueryTerms(criteria.query);
  const found = await searchCapabilities(ctx, criteria, terms);
  const capabilities = await readCapabilities(
    ctx,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ score, held, places }, i) => {
    const capability = capabilities[i];
    return capability ? [{ capability, score, ...explainMatch(criteria, capability, { terms, held, places }) }] : [];
  });
}
