import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import type { Context } from '#kernel/context.ts';
import { FactoryConnection, FactoryPageRef } from '../../factory.graph.ts';
import type { FactoryFilter } from '../../factory-filter.schema.ts';
import { hintedFilters, maxHints, readHints, type SearchHint } from './search-hints.queries.ts';
import { suggestSpellings } from './spelling.queries.ts';

const FilterName = builder.enumType('FactoryHintFilter', {
  description: 'A filter of factories that a hint names.',
  values: hintedFilters,
});

const HintRef = builder.objectRef<SearchHint>('FactoryHint').implement({
  description: 'A filter that says what words of the query say.',
  fields: (t) => ({
    filter: t.expose('filter', { type: FilterName, description: 'The name of the filter.' }),
    value: t.exposeString('value', { description: 'The value for the filter.' }),
    count: t.exposeInt('count', {
      description: 'Number of factories with the filter in place of its words, under the other conditions.',
    }),
  }),
});

const suggestions = {
  description:
    'Extension. Other spellings of `q` that find more, the nearest first. Only where at most 5 factories match.',
};
const hints = {
  type: [HintRef] as [typeof HintRef],
  extensions: withMaxCount(maxHints),
  description: 'Extension. Filters that say what words of `q` say: a process, a city, a region or a certificate.',
};

builder.objectFields(FactoryPageRef, (t) => ({
  suggestions: t.stringList({
    ...suggestions,
    resolve: ({ filter, total }, _, ctx: Context) => suggestSpellings(ctx, filter, total),
  }),
  hints: t.field({ ...hints, resolve: ({ filter }, _, ctx: Context) => readHints(ctx, filter) }),
}));

/** Pothos types the parent of these fields as the standard parts of a connection. */
const toSearch = (page: unknown) => page as { filter: FactoryFilter; total: () => Promise<number> };

builder.objectFields(FactoryConnection.type, (t) => ({
  suggestions: t.stringList({
    ...suggestions,
    resolve: async (page, _, ctx: Context) => {
      const { filter, total } = toSearch(page);
      return filter.q === undefined ? [] : suggestSpellings(ctx, filter, await total());
    },
  }),
  hints: t.field({ ...hints, resolve: (page, _, ctx: Context) => readHints(ctx, toSearch(page).filter) }),
}));
