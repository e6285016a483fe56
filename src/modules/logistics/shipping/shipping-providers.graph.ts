import { builder } from '#graph/builder.ts';
import { zodEnum } from '#graph/zod.ts';
import { TrackingProvider } from '#modules/logistics/tracking/tracking.schema.ts';
import { describeProviders } from './shipping.service.ts';

type Providers = ReturnType<typeof describeProviders>;
const RatingSourceRef = builder.objectRef<Providers['rating'][number]>('RatingSource').implement({
  fields: (t) => ({
    provider: t.exposeString('provider'),
    configured: t.exposeBoolean('configured'),
    env: t.exposeString('env', { nullable: true }),
    note: t.exposeString('note'),
  }),
});
const TrackingSourceRef = builder.objectRef<Providers['tracking'][number]>('TrackingSource').implement({
  fields: (t) => ({
    provider: t.expose('provider', { type: zodEnum(TrackingProvider) }),
    configured: t.exposeBoolean('configured'),
    env: t.exposeString('env'),
    freeTier: t.exposeString('freeTier'),
    docs: t.expose('docs', { type: 'Url' }),
  }),
});
const ProvidersRef = builder.objectRef<Providers>('ShippingProviders').implement({
  fields: (t) => ({
    rating: t.field({ type: [RatingSourceRef], resolve: ({ rating }) => rating }),
    tracking: t.field({ type: [TrackingSourceRef], resolve: ({ tracking }) => tracking }),
    note: t.exposeString('note'),
  }),
});

builder.queryFields((t) => ({
  shippingProviders: t.field({
    authScopes: { scope: 'shipping:read' },
    type: ProvidersRef,
    resolve: (_, __, ctx) => describeProviders(ctx),
  }),
}));
