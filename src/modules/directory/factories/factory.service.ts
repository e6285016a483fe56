import type { List } from '#db/list.ts';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { type FactoryColumn, findFactory } from './factory.queries.ts';
import { toFactoryFilter } from './factory-filter.rules.ts';
import type { FactoryFilter, FactoryListQuery } from './factory-filter.schema.ts';
import {
  type FactoryOrderField,
  type FoundRow,
  factoryList,
  searchFactories,
} from './search/factory-search.queries.ts';

type Columns = Parameters<typeof findFactory>[3];
export type FoundFactory = NonNullable<Awaited<ReturnType<typeof findFactory>>>;
export type FactoryPage = Awaited<ReturnType<typeof searchFactories>> & { filter: FactoryFilter };

/** Throws if the caller may not filter so. */
export function toAllowedFilter(ctx: Context, given: Parameters<typeof toFactoryFilter>[0]): FactoryFilter {
  const filter = toFactoryFilter(given);
  if (filter.includeQuarantined && !isOperator(ctx.viewer)) {
    throw new DomainError('internal_only', 'includeQuarantined requires an internal live key.');
  }
  return filter;
}

export async function pageFactories(ctx: Context, query: FactoryListQuery, selected: Columns): Promise<FactoryPage> {
  const filter = toAllowedFilter(ctx, query);
  return { ...(await searchFactories(ctx, filter, query, selected)), filter };
}

/** The list, for callers that may filter so. `RELEVANCE` orders by the words of `q`. */
export const allowedFactoryList: List<FoundRow, FactoryColumn, FactoryOrderField, never> = {
  ...factoryList,
  read: async (ctx, { filter, ...request }) => {
    const allowed = toAllowedFilter(ctx, filter);
    if (request.order.field === 'RELEVANCE' && allowed.q === undefined) {
      throw invalidField('/orderBy/field', 'RELEVANCE requires filter.q.', { code: 'invalid_value' });
    }
    return factoryList.read(ctx, { ...request, filter: allowed });
  },
};

export async function viewFactory(ctx: Context, id: string, selected: Columns): Promise<FoundFactory> {
  const factory = await findFactory(ctx, id, isOperator(ctx.viewer), selected);
  if (!factory) throw notFound('factory');
  return factory;
}
