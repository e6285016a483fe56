import type { Context } from '#kernel/context.ts';
import { searchFactories } from '#modules/directory/factories/search/factory-search.queries.ts';
import { type CapabilityRow, readCapabilities } from './capability.queries.ts';
import type { Discovery } from './capability.schema.ts';
import { findProcesses, parseQueryTerms } from './capability-words.rules.ts';
import { searchCapabilities } from './discovery.queries.ts';
import { discoveryNote, explainMatch } from './discovery.rules.ts';

export type Match = { capability: CapabilityRow; score: number; why: string[]; unmet: string[] };

export type DiscoveryResult = { criteria: Discovery; matches: Match[] };

export async function discoverCapabilities(ctx: Context, criteria: Discovery): Promise<DiscoveryResult> {
  const terms = parseQueryTerms(criteria.query);
  const found = await searchCapabilities(ctx, criteria, terms);
  const capabilities = await readCapabilities(
    ctx,
    found.map(({ id }) => id),
  );
  const matches = found.flatMap(({ score, held, places }, i) => {
    const capability = capabilities[i];
    return capability ? [{ capability, score, ...explainMatch(criteria, capability, { terms, held, places }) }] : [];
  });
  return { criteria, matches };
}

/** Without a matching capability, the note says how many factories of the directory have the process, and how to list them. */
export async function describeDiscovery(ctx: Context, { criteria, matches }: DiscoveryResult): Promise<string> {
  if (matches.length) return discoveryNote;
  const { query, processes = findProcesses(parseQueryTerms(query)), city, region } = criteria;
  const place = { ...(city !== undefined && { city }), ...(region !== undefined && { region }) };
  const counts = await Promise.all(
    processes.map(async (process) => {
      const filter = {
        process: [process],
        ...(city !== undefined && { city: [city] }),
        ...(region !== undefined && { region: [region] }),
      };
      const { total } = await searchFactories(ctx, filter, { page: 1, pageSize: 1 }, ['id']);
      return `${total} with ${new URLSearchParams({ process, ...place })}`;
    }),
  );
  const directory = counts.length ? ` The directory lists factories: ${counts.join('; ')} (GET /factories).` : '';
  return `No published capability matches.${directory} ${discoveryNote}`;
}
