import { builder, forRest } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { zodInput } from '#graph/zod.ts';
import { CapabilityRef } from './capability.graph.ts';
import { Discovery } from './capability.schema.ts';
import { type DiscoveryResult, describeDiscovery, discoverCapabilities, type Match } from './discovery.service.ts';

const MatchRef = builder.objectRef<Match>('CapabilityMatch').implement({
  fields: (t) => ({
    capability: t.expose('capability', { type: CapabilityRef }),
    score: t.exposeFloat('score', {
      description: '0 to 1: the weighted share of met criteria. Unknown criteria count half.',
    }),
    why: t.exposeStringList('why', { description: 'Met criteria.' }),
    unmet: t.exposeStringList('unmet', { description: 'Criteria that are unmet or unknown.' }),
  }),
});

const DiscoveryRef = builder.objectRef<DiscoveryResult>('CapabilityDiscovery').implement({
  fields: (t) => ({
    results: t.field({ type: [MatchRef], extensions: withMaxCount(20), resolve: ({ matches }) => matches }),
    count: t.int({ ...forRest, resolve: ({ matches }) => matches.length }),
    note: t.string({
      description: 'How to read the results. Without a result: which factories of the directory have the process.',
      resolve: (result, _, ctx) => describeDiscovery(ctx, result),
    }),
  }),
});

builder.queryField('discoverCapabilities', (t) =>
  t.field({
    type: DiscoveryRef,
    description: 'Ranks published capabilities by criteria. The order is deterministic.',
    authScopes: { scope: 'capabilities:read' },
    args: { input: t.arg({ type: zodInput('DiscoverCapabilitiesInput', Discovery), required: true }) },
    resolve: (_, { input }, ctx) => discoverCapabilities(ctx, input),
  }),
);
