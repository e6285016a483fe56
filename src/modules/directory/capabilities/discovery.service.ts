import type { Context } from '#kernel/context.ts';
import { type CapabilityRow, readCapabilities } from './capability.queries.ts';
import type { Discovery } from './capability.schema.ts';
import { parseQueryTerms } from './capability-words.rules.ts';
import { searchCapabilities } from './discovery.queries.ts';
import { explainMatch } from './discovery.rules.ts';

export type Match = { capability: CapabilityRow; score: number; why: string[]; unmet: string[] };

/** The published capabilities that come nearest to what is wished, each with what speaks for it and what does not. */
export async function discoverCapabilities(ctx: Context, wishes: Discovery): Promise<Match[]> {
  const terms = parseQueryTerms(wishes.query);
  const found = await searchCapabilities(ctx, wishes, terms);
  const capabilities = await readCapabilities(
    ctx,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ score, held, places }, i) => {
    const capability = capabilities[i];
    return capability ? [{ capability, score, ...explainMatch(wishes, capability, { terms, held, places }) }] : [];
  });
}
