import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { zodInput } from '#graph/zod.ts';
import { CapabilityRef } from './capability.graph.ts';
import { Discovery } from './capability.schema.ts';
import { discoveryNote } from './discovery.rules.ts';
import { discoverCapabilities, type Match } from './discovery.service.ts';

const MatchRef = builder.objectRef<Match>('CapabilityMatch').implement({
  fields: (t) => ({
    capability: t.expose('capability', { type: CapabilityRef }),
    score: t.exposeFloat('score', {
      description: '0 to 1: the weighed share of what was wished that is met. What is unknown counts half.',
    }),
    why: t.exposeStringList('why', { description: 'What speaks for it.' }),
    unmet: t.exposeStringList('unmet', { description: 'Each wish that is not met, or of which nobody knows.' }),
  }),
});

const DiscoveryRef = builder.objectRef<Match[]>('CapabilityDiscovery').implement({
  fields: (t) => ({
    results: t.field({ type: [MatchRef], extensions: withMaxCount(20), resolve: (matches) => matches }),
    count: t.int({ resolve: (matches) => matches.length }),
    note: t.string({ resolve: () => discoveryNote }),
  }),
});

builder.queryField('discoverCapabilities', (t) =>
  t.field({
    type: DiscoveryRef,
    description: 'Published capabilities by how well they fit. The same question gives the same order.',
    authScopes: { scope: 'capabilities:read' },
    args: { input: t.arg({ type: zodInput('DiscoverCapabilitiesInput', Discovery), required: true }) },
    resolve: (_, { input }, ctx) => discoverCapabilities(ctx, input),
  }),
);
