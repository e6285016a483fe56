import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { withCost } from '#graph/limits/cost.ts';
import { maxItems } from '#graph/limits/list-bounds.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { fromKeys } from '#kernel/assert.ts';
import { invalidField } from '#kernel/validation.ts';
import { FactoryFilterInput } from './factory.graph.ts';
import { toAllowedFilter } from './factory.service.ts';
import {
  aggregateFactories,
  type FacetCount,
  type Group,
  groupings,
  readFacets,
  readSummary,
} from './search/factory-facets.queries.ts';
import { type Facet, facets } from './search/index-terms.rules.ts';

const FacetCountRef = builder.objectRef<Pick<FacetCount, 'value' | 'count'>>('FacetCount').implement({
  fields: (t) => ({
    value: t.exposeString('value', { nullable: true, description: 'Null if unknown.' }),
    count: t.exposeInt('count'),
  }),
});

type Facets = { counts: FacetCount[]; first: number };
const FacetsRef = builder.objectRef<Facets>('FactoryFacets').implement({
  description: 'Extension. Facet counts of the matching factories. Each facet ignores the filter on its own field.',
  fields: (t) => {
    const list = (facet: Facet) =>
      t.field({
        type: [FacetCountRef],
        resolve: ({ counts, first }) => counts.filter((one) => one.facet === facet).slice(0, first),
      });
    return fromKeys(facets, list);
  },
});

const MinimumRef = builder.objectRef<Group>('MinimumOfGroup').implement({
  description: 'Statistics of the smallest stated minimum quantity of each factory in the group.',
  fields: (t) => ({
    min: t.exposeInt('min', { nullable: true }),
    median: t.exposeFloat('median', { nullable: true }),
    max: t.exposeInt('max', { nullable: true }),
    known: t.exposeInt('known', { description: 'Number of factories that state a minimum.' }),
    unknown: t.int({ resolve: ({ count, known }) => count - known }),
  }),
});

const GroupRef = builder.objectRef<Group>('FactoryGroup').implement({
  fields: (t) => ({
    key: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'One value for each field in `groupBy`; null is unknown.',
      resolve: ({ key }) => key,
    }),
    count: t.exposeInt('count'),
    certifiedShare: t.float({ description: '0 to 1.', resolve: ({ certified, count }) => certified / count }),
    answeredShare: t.float({ description: '0 to 1.', resolve: ({ answered, count }) => answered / count }),
    minQuantity: t.field({ type: MinimumRef, resolve: (group) => group }),
  }),
});

const Grouping = builder.enumType('FactoryGrouping', { values: groupings });
const Counts = z.record(z.string(), z.int());
const listCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([value, count]) => ({ value: value === 'unknown' ? null : value, count }))
    .sort((a, b) => b.count - a.count);

const SummaryRef = builder.objectRef<Awaited<ReturnType<typeof readSummary>>>('NetworkSummary').implement({
  description: 'Statistics of the directory without quarantined factories.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    byProcess: t.field({ type: [FacetCountRef], resolve: ({ byProcess }) => listCounts(byProcess) }),
    byRegion: t.field({ type: [FacetCountRef], resolve: ({ byRegion }) => listCounts(byRegion) }),
    byProcessJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: withJsonSchema(Counts),
      resolve: ({ byProcess }) => byProcess,
    }),
    byRegionJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: withJsonSchema(Counts),
      resolve: ({ byRegion }) => byRegion,
    }),
    answeredUs: t.exposeInt('answeredUs'),
    withCertifications: t.exposeInt('withCertifications'),
    importedThrough: t.expose('importedThrough', { type: 'Date', nullable: true }),
  }),
});

const assertWithin = (argument: string, value: number, max: number) => {
  if (value >= 1 && value <= max) return;
  const broken = value < 1 ? { code: 'too_small' as const, limit: 1 } : { code: 'too_big' as const, limit: max };
  throw invalidField(`/${argument}`, `${argument} must be between 1 and ${max}.`, broken);
};

builder.queryFields((t) => ({
  networkSummary: t.field({
    type: SummaryRef,
    authScopes: { scope: 'network:read' },
    resolve: (_, __, ctx) => readSummary(ctx),
  }),
  factoryFacets: t.field({
    type: FacetsRef,
    description: 'Extension. Number of matching factories per value, in descending order. Costs 50 points.',
    authScopes: { scope: 'network:read' },
    extensions: withCost(50),
    args: {
      filter: t.arg({ type: FactoryFilterInput }),
      first: t.arg.int({
        defaultValue: 50,
        required: true,
        description: 'Maximum number of values per facet, 1 to 200.',
      }),
    },
    resolve: async (_, { filter, first }, ctx) => {
      assertWithin('first', first, 200);
      return { counts: await readFacets(ctx, toAllowedFilter(ctx, filter ?? {})), first };
    },
  }),
  factoryAggregate: t.field({
    type: [GroupRef],
    description:
      'Extension. Groups matching factories by one or two fields, largest group first. Unknown values form their own group. Costs 50 points.',
    authScopes: { scope: 'network:read' },
    extensions: withCost(50),
    args: {
      groupBy: t.arg({ type: [Grouping], required: true, extensions: maxItems(groupings.length) }),
      filter: t.arg({ type: FactoryFilterInput }),
      first: t.arg.int({ defaultValue: 200, required: true, description: 'Maximum number of groups, 1 to 200.' }),
    },
    resolve: (_, { groupBy, filter, first }, ctx) => {
      assertWithin('first', first, 200);
      if (groupBy.length < 1 || groupBy.length > 2 || new Set(groupBy).size < groupBy.length) {
        throw invalidField('/groupBy', 'groupBy must contain one or two different fields.', {
          code: 'too_big',
          limit: 2,
        });
      }
      return aggregateFactories(ctx, toAllowedFilter(ctx, filter ?? {}), groupBy, first);
    },
  }),
}));
