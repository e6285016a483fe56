import type { Context } from '#kernel/context.ts';
import { findFactoriesByName } from './factory.queries.ts';

export type NamedFactory = Awaited<ReturnType<typeof findFactoriesByName>>[number]['factory'];

export async function resolveFactories(
  ctx: Pick<Context, 'rows'>,
  names: readonly string[],
): Promise<{ found: NamedFactory[]; unresolved: string[] }> {
  const asked = [...new Set(names.map((name) => name.trim()))];
  const matches = await findFactoriesByName(ctx, asked);
  const found = new Map<string, NamedFactory>();
  const unresolved: string[] = [];
  for (const name of asked) {
    const [only, ...others] = matches.filter(({ given }) => given.includes(name));
    if (only && others.length === 0) found.set(only.factory.id, only.factory);
    else unresolved.push(name);
  }
  return { found: [...found.values()], unresolved };
}
