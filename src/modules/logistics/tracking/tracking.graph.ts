import { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum } from '#graph/zod.ts';
import {
  TrackingAvailability,
  TrackingCarrier,
  TrackingNumber,
  TrackingProvider,
  TrackingStatus,
} from './tracking.schema.ts';
import {
  type LiveTracking,
  type PlannedTracking,
  type TrackingAttempts,
  trackShipment,
  type UnavailableTracking,
} from './tracking.service.ts';

const EventRef = builder.objectRef<LiveTracking['events'][number]>('TrackingEvent').implement({
  description: 'An event as reported by the provider.',
  fields: (t) => ({
    time: t.exposeString('time', {
      nullable: true,
      description: 'As reported by the provider. Without an offset the time zone is unknown.',
    }),
    location: t.exposeString('location', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
  }),
});

const availability = zodEnum(TrackingAvailability);
const provider = zodEnum(TrackingProvider);

const LiveRef = builder.objectRef<LiveTracking>('LiveTracking').implement({
  description: 'Current tracking data of a provider.',
  fields: (t) => ({
    availability: t.expose('availability', { type: availability, extensions: withJsonSchema(z.literal('live')) }),
    provider: t.expose('provider', { type: provider }),
    trackingNumber: t.exposeString('trackingNumber'),
    carrier: t.exposeString('carrier', { nullable: true }),
    status: t.expose('status', {
      type: zodEnum(TrackingStatus),
      nullable: true,
      description: 'Normalized across providers; null if the provider reports none.',
    }),
    events: t.expose('events', { type: [EventRef], description: 'Newest first; events without a valid time last.' }),
  }),
});

const PlannedRef = builder.objectRef<PlannedTracking>('PlannedTracking').implement({
  description: 'A provider that is not configured.',
  fields: (t) => ({
    availability: t.expose('availability', { type: availability, extensions: withJsonSchema(z.literal('planned')) }),
    provider: t.expose('provider', { type: provider }),
    trackingNumber: t.exposeString('trackingNumber'),
    missing: t.exposeStringList('missing', { description: 'Names of the missing settings.' }),
    message: t.exposeString('message'),
  }),
});

const UnavailableRef = builder.objectRef<UnavailableTracking>('UnavailableTracking').implement({
  description: 'A provider that returned no data for this number.',
  fields: (t) => ({
    availability: t.expose('availability', {
      type: availability,
      extensions: withJsonSchema(z.literal('unavailable')),
    }),
    provider: t.expose('provider', { type: provider }),
    trackingNumber: t.exposeString('trackingNumber'),
    message: t.exposeString('message', { description: 'Human-readable reason.' }),
  }),
});

const attempts = { live: LiveRef, planned: PlannedRef, unavailable: UnavailableRef };

const AttemptRef = builder.unionType('TrackingAttempt', {
  types: Object.values(attempts),
  resolveType: ({ availability }) => attempts[availability],
});

const AttemptsRef = builder.objectRef<TrackingAttempts>('TrackingAttempts').implement({
  description: 'Results of the providers asked in order until one had events.',
  fields: (t) => ({
    tried: t.expose('tried', { type: [AttemptRef] }),
    note: t.exposeString('note', { description: 'Summary of the attempts.' }),
  }),
});

const ResultRef = builder.unionType('TrackingResult', {
  types: [...Object.values(attempts), AttemptsRef],
  resolveType: (result) => ('tried' in result ? AttemptsRef : attempts[result.availability]),
});

builder.queryField('trackShipment', (t) =>
  t.field({
    type: ResultRef,
    description:
      'Tracks a shipment with one provider, or with `auto` with both in order. Limited to 10 requests per minute for sandbox keys and 30 for live keys.',
    authScopes: { scope: 'shipping:read' },
    args: {
      carrier: t.arg({ type: zodEnum(TrackingCarrier), required: true }),
      number: t.arg.string({ required: true, validate: { schema: TrackingNumber } }),
    },
    resolve: (_, shipment, ctx) => trackShipment(ctx, shipment),
  }),
);
