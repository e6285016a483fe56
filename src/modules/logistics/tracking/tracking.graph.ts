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
  description: 'What a provider says happened, in its own words.',
  fields: (t) => ({
    time: t.exposeString('time', {
      nullable: true,
      description: 'As the provider writes it. Without an offset it is the time of an unknown zone.',
    }),
    location: t.exposeString('location', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
  }),
});

const availability = zodEnum(TrackingAvailability);
const provider = zodEnum(TrackingProvider);

const LiveRef = builder.objectRef<LiveTracking>('LiveTracking').implement({
  description: 'What a provider knows of a shipment at this moment.',
  fields: (t) => ({
    availability: t.expose('availability', { type: availability, extensions: withJsonSchema(z.literal('live')) }),
    provider: t.expose('provider', { type: provider }),
    trackingNumber: t.exposeString('trackingNumber'),
    carrier: t.exposeString('carrier', { nullable: true }),
    status: t.expose('status', {
      type: zodEnum(TrackingStatus),
      nullable: true,
      description: 'One vocabulary for all providers; null is that the provider says none.',
    }),
    events: t.expose('events', { type: [EventRef], description: 'Newest first; those without a readable time last.' }),
  }),
});

const PlannedRef = builder.objectRef<PlannedTracking>('PlannedTracking').implement({
  description: 'A provider that nobody has configured yet.',
  fields: (t) => ({
    availability: t.expose('availability', { type: availability, extensions: withJsonSchema(z.literal('planned')) }),
    provider: t.expose('provider', { type: provider }),
    trackingNumber: t.exposeString('trackingNumber'),
    missing: t.exposeStringList('missing', { description: 'The names of the settings that it needs.' }),
    message: t.exposeString('message'),
  }),
});

const UnavailableRef = builder.objectRef<UnavailableTracking>('UnavailableTracking').implement({
  description: 'A provider that gave no answer about this number.',
  fields: (t) => ({
    availability: t.expose('availability', {
      type: availability,
      extensions: withJsonSchema(z.literal('unavailable')),
    }),
    provider: t.expose('provider', { type: provider }),
    trackingNumber: t.exposeString('trackingNumber'),
    message: t.exposeString('message', { description: 'Why, in words for people.' }),
  }),
});

const attempts = { live: LiveRef, planned: PlannedRef, unavailable: UnavailableRef };

const AttemptRef = builder.unionType('TrackingAttempt', {
  types: Object.values(attempts),
  resolveType: ({ availability }) => attempts[availability],
});

const AttemptsRef = builder.objectRef<TrackingAttempts>('TrackingAttempts').implement({
  description: 'The providers in turn, until one has events.',
  fields: (t) => ({
    tried: t.expose('tried', { type: [AttemptRef] }),
    note: t.exposeString('note', { description: 'How that went, in a sentence.' }),
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
      'Asks a tracking provider, or with `auto` both in turn. Ten a minute for sandbox keys, 30 for live ones.',
    authScopes: { scope: 'shipping:read' },
    args: {
      carrier: t.arg({ type: zodEnum(TrackingCarrier), required: true }),
      number: t.arg.string({ required: true, validate: { schema: TrackingNumber } }),
    },
    resolve: (_, shipment, ctx) => trackShipment(ctx, shipment),
  }),
);
