import { builder, openTo } from '#graph/builder.ts';
import { zodEnum } from '#graph/zod.ts';
import { InterviewFamily } from '#kernel/enums.ts';
import type { Health } from './health.rules.ts';
import { DatabaseStatus, HealthStatus, TurnMode } from './health.schema.ts';
import { readHealth } from './health.service.ts';

const TurnRef = builder.objectRef<Health['interview']>('InterviewHealth').implement({
  description: 'How an interview message would be processed now.',
  fields: (t) => ({
    wouldRun: t.exposeBoolean('wouldRun'),
    mode: t.expose('mode', { type: zodEnum(TurnMode) }),
    note: t.exposeString('note'),
  }),
});

const FamilyRef = builder.objectRef<Health['families'][number]>('InterviewFamilyHealth').implement({
  fields: (t) => ({
    id: t.expose('id', { type: zodEnum(InterviewFamily) }),
    available: t.exposeBoolean('available'),
    note: t.exposeString('note'),
  }),
});

const EmailRef = builder.objectRef<Health['email']>('EmailHealth').implement({
  fields: (t) => ({ configured: t.exposeBoolean('configured') }),
});

const TrackingRef = builder.objectRef<Health['tracking']>('TrackingHealth').implement({
  fields: (t) => ({ configured: t.exposeInt('configured', { description: 'Number of configured providers.' }) }),
});

const HealthRef = builder.objectRef<Health>('Health').implement({
  fields: (t) => ({
    status: t.expose('status', { type: zodEnum(HealthStatus) }),
    apiVersion: t.exposeString('apiVersion'),
    time: t.expose('time', { type: 'DateTime' }),
    database: t.expose('database', { type: zodEnum(DatabaseStatus) }),
    interview: t.expose('interview', { type: TurnRef }),
    families: t.expose('families', { type: [FamilyRef] }),
    email: t.expose('email', { type: EmailRef }),
    tracking: t.expose('tracking', { type: TrackingRef }),
  }),
});

builder.queryField('health', (t) =>
  t.field({
    ...openTo('anyone'),
    type: HealthRef,
    description:
      'Health of the service. Limited to 60 requests per minute and client address. Fails while the database is down.',
    resolve: (_, __, ctx) => readHealth(ctx),
  }),
);
