import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { type FactoryFilter, findFactory } from './factory.queries.ts';
import type { FactoryListQuery } from './factory.schema.ts';
import { searchFactories } from './search/factory-search.queries.ts';

type Columns = Parameters<typeof findFactory>[3];
export type FoundFactory = NonNullable<Awaited<ReturnType<typeof findFactory>>>;
export type FactoryPage = Awaited<ReturnType<typeof searchFactories>>;

export function assertFilterAllowed(ctx: Context, filter: FactoryFilter): FactoryFilter {
  if (filter.includeQuarantined && !isOperator(ctx.viewer)) {
    throw new DomainError('internal_only', 'includeQuarantined requires an internal live key.');
  }
  return filter;
}

export function toFactoryFilter({ page: _, pageSize: __, ...filter }: Partial<FactoryListQuery>): FactoryFilter {
  return filter;
}

export async function pageFactories(ctx: Context, query: FactoryListQuery, selected: Columns): Promise<FactoryPage> {
  assertFilterAllowed(ctx, toFactoryFilter(query));
  return searchFactories(ctx, query, selected);
}

export async function viewFactory(ctx: Context, id: string, selected: Columns): Promise<FoundFactory> {
  const factory = await findFactory(ctx, id, isOperator(ctx.viewer), selected);
  if (!factory) throw notFound('factory');
  return factory;
}
