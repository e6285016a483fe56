import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { constant, withJsonSchema } from '#graph/scalars.ts';
import { zodEnum } from '#graph/zod.ts';
import type { Context } from '#kernel/context.ts';
import type { DeliveryRow, DispatchRow } from '../delivery.queries.ts';
import { summarizeReceipt } from '../delivery.rules.ts';
import { DispatchStatus, ProviderEventType, ReceiptEvents, SettledOutcome } from '../delivery.schema.ts';
import { toCurrentStatus } from './dispatch.rules.ts';

const ReceiptRef = builder.objectRef<ReturnType<typeof summarizeReceipt>>('DispatchReceipt').implement({
  fields: (t) => ({
    scope: t.string({ extensions: withJsonSchema(z.literal('provider_email')), resolve: ({ scope }) => scope }),
    providerDeliveryReported: t.exposeBoolean('providerDeliveryReported'),
    events: t.field({
      type: [ProviderEventRef],
      description: 'What the e-mail provider has reported, oldest first.',
      resolve: ({ events }) => listProviderEvents(events),
    }),
    eventsJson: t.field({
      ...forRest,
      type: 'JSON',
      description: 'The earliest authenticated time of each provider event.',
      extensions: withJsonSchema(ReceiptEvents),
      resolve: ({ events }) => events,
    }),
    note: t.exposeString('note'),
  }),
});

export const DispatchRef = builder.objectRef<DispatchRow>('Dispatch').implement({
  description: 'One email submitted to the provider. `accepted` does not prove that the recipient received it.',
  fields: (t) => ({
    id: t.expose('dispatchId', { type: 'ID' }),
    status: t.field({
      type: zodEnum(DispatchStatus),
      description: '`uncertain` if the lease of an attempt expired without a saved outcome.',
      resolve: ({ dispatchStatus, lastLeaseExpiresAt }, _, { now }) =>
        toCurrentStatus(dispatchStatus, lastLeaseExpiresAt, now()),
    }),
    attempts: t.exposeInt('attempts'),
    firstAttemptAt: t.expose('firstAttemptAt', { type: 'DateTime', nullable: true }),
    retryBefore: t.expose('retryBefore', { type: 'DateTime', nullable: true }),
    leaseExpiresAt: t.expose('lastLeaseExpiresAt', { type: 'DateTime', nullable: true }),
    lastOutcome: t.string({
      nullable: true,
      resolve: ({ dispatchStatus: status, lastLeaseExpiresAt, lastOutcome }, _, { now }) =>
        toCurrentStatus(status, lastLeaseExpiresAt, now()) === status ? lastOutcome : 'lease_expired',
    }),
    providerMessageId: t.exposeString('providerMessageId', { nullable: true }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
    payloadSha256: t.expose('dispatchedSha256', { type: 'Sha256' }),
    providerAccepted: t.boolean({ resolve: ({ dispatchStatus }) => dispatchStatus === 'accepted' }),
    recipientDeliveryConfirmed: t.field(constant(false)),
    receipt: t.field({ type: ReceiptRef, resolve: summarizeReceipt }),
  }),
});

type ProviderEvent = { type: ProviderEventType; at: string };
export const ProviderEventRef = builder.objectRef<ProviderEvent>('ProviderEvent').implement({
  description: 'What the e-mail provider has reported about a message.',
  fields: (t) => ({
    type: t.expose('type', { type: zodEnum(ProviderEventType) }),
    at: t.expose('at', { type: 'DateTime', description: 'The earliest authenticated time of this event.' }),
  }),
});

export const listProviderEvents = (events: ReceiptEvents): ProviderEvent[] =>
  ProviderEventType.options
    .flatMap((type) => {
      const at = events[type];
      return at ? [{ type, at }] : [];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

type SettlementRow = { outcome: SettledOutcome; settledAt: string; evidence: string };
export const SettlementRef = builder.objectRef<SettlementRow>('DeliverySettlement').implement({
  description: 'An outcome that a person has established. It is a statement of that person, not of the provider.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: zodEnum(SettledOutcome) }),
    settledAt: t.expose('settledAt', { type: 'DateTime' }),
    evidence: t.exposeString('evidence'),
  }),
});

export const resolveDispatchStatus = (
  { dispatchStatus, leaseExpiresAt }: Pick<DeliveryRow, 'dispatchStatus' | 'leaseExpiresAt'>,
  _: unknown,
  { now }: Pick<Context, 'now'>,
) => toCurrentStatus(dispatchStatus, leaseExpiresAt, now());
