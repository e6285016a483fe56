import type { Context } from '#kernel/context.ts';
import { findNamed } from '#modules/factories/factory.read.ts';
import type { Candidate } from '#modules/quote-requests/shortlist.rules.ts';

/** What callers call a factory, resolved: uuid, directory id, or a name that only one factory has. Duplicates collapse. */
export async function resolveFactories(
  ctx: Context,
  names: readonly string[],
): Promise<{ found: Candidate[]; unresolved: string[] }> {
  const asked = [...new Set(names.map((name) => name.trim()))];
  const matches = await findNamed(ctx, asked);
  const found = new Map<string, Candidate>();
  const unresolved: string[] = [];
  for (const name of asked) {
    const [only, ...others] = matches.filter(({ given }) => given.includes(name));
    if (only && others.length === 0) found.set(only.factory.id, only.factory);
    else unresolved.push(name);
  }
  return { found: [...found.values()], unresolved };
}
