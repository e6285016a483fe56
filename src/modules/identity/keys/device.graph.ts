import { builder, forOwners, openTo } from '#graph/builder.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import type { DeviceConnection } from './device.entity.ts';
import { computeSecondsLeft, deriveConnectionState, formatUserCode, normalizeUserCode } from './device.rules.ts';
import { DeviceCode, DeviceState, NewDevice, PollStatus, UserCode } from './device.schema.ts';
import * as service from './device.service.ts';
import { KeyRef } from './key.graph.ts';

/** The code is known from the question alone: what is saved cannot tell it. */
type DeviceConnectionView = { connection: DeviceConnection; userCode: string };

const DeviceConnectionRef = builder.objectRef<DeviceConnectionView>('DeviceConnection').implement({
  description: 'A terminal that asks an owner for a live key.',
  fields: (t) => ({
    id: t.field({ type: 'UUID', resolve: ({ connection }) => connection.id }),
    status: t.field({
      type: zodEnum(DeviceState),
      resolve: ({ connection }, _, { now }) => deriveConnectionState(connection, now()),
    }),
    userCode: t.string({ resolve: ({ userCode }) => formatUserCode(normalizeUserCode(userCode)) }),
    clientName: t.string({ resolve: ({ connection }) => connection.clientName }),
    clientVersion: t.string({ nullable: true, resolve: ({ connection }) => connection.clientVersion }),
    label: t.string({ nullable: true, resolve: ({ connection }) => connection.label }),
    region: t.string({
      nullable: true,
      description: 'Where the terminal seems to be; null is unknown.',
      resolve: ({ connection }) => connection.region,
    }),
    scopes: t.stringList({ resolve: ({ connection }) => connection.scopes }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ connection }) => connection.createdAt }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ connection }) => connection.expiresAt }),
  }),
});

const StartedRef = builder.objectRef<service.StartedConnection>('StartDeviceConnectionPayload').implement({
  fields: (t) => ({
    deviceCode: t.exposeString('deviceCode', { description: 'For the terminal alone; never shown in a browser.' }),
    userCode: t.exposeString('userCode', { description: 'For the owner, to compare.' }),
    verificationUri: t.string({ resolve: (_, _args, { settings }) => `${settings.publicUrl}/device` }),
    verificationUriComplete: t.string({
      resolve: ({ userCode }, _, { settings }) => `${settings.publicUrl}/device?user_code=${userCode}`,
    }),
    expiresIn: t.int({ resolve: ({ connection }, _, { now }) => computeSecondsLeft(connection, now()) }),
    interval: t.int({ resolve: ({ connection }) => connection.interval }),
  }),
});

const PolledRef = builder.objectRef<service.Polled>('PollDeviceConnectionPayload').implement({
  fields: (t) => ({
    status: t.expose('status', { type: zodEnum(PollStatus) }),
    interval: t.exposeInt('interval', { description: 'Seconds to wait between two polls.' }),
    expiresIn: t.exposeInt('expiresIn', { description: 'Seconds left to approve, or to acknowledge.' }),
    key: t.expose('key', { type: KeyRef, nullable: true }),
    secret: t.exposeString('secret', { nullable: true, description: 'The key itself, the same with every poll.' }),
  }),
});

const DeviceDecision = zodInput('DeviceDecisionInput', UserCode);

builder.queryField('deviceConnection', (t) =>
  t.field({
    ...forOwners,
    type: DeviceConnectionRef,
    description: 'What an owner is asked to approve. Ten wrong codes an hour are allowed.',
    args: { userCode: t.arg.string({ required: true, validate: { schema: UserCode.shape.userCode } }) },
    resolve: async (_, { userCode }, ctx) => ({ connection: await service.readConnection(ctx, userCode), userCode }),
  }),
);

builder.mutationFields((t) => ({
  startDeviceConnection: t.field({
    ...openTo(false),
    type: StartedRef,
    description: 'Gives nothing until an owner approves.',
    args: { input: t.arg({ type: zodInput('StartDeviceConnectionInput', NewDevice), required: true }) },
    resolve: (_, { input }, ctx) => service.startConnection(ctx, input),
  }),
  pollDeviceConnection: t.field({
    ...openTo(false),
    type: PolledRef,
    description: 'After the approval each poll answers with the same key until it is acknowledged.',
    args: { input: t.arg({ type: zodInput('PollDeviceConnectionInput', DeviceCode), required: true }) },
    resolve: (_, { input }, ctx) => service.pollConnection(ctx, input.deviceCode),
  }),
  acknowledgeDeviceConnection: t.field({
    ...openTo('credential'),
    type: KeyRef,
    description: 'Sent with the new key itself: it was kept, and now lives its 90 days.',
    args: { input: t.arg({ type: zodInput('AcknowledgeDeviceConnectionInput', DeviceCode), required: true }) },
    resolve: (_, { input }, ctx) => service.acknowledgeConnection(ctx, input.deviceCode),
  }),
  cancelDeviceConnection: t.field({
    ...openTo(false),
    type: 'UUID',
    nullable: true,
    description: 'Revokes an issued key with it and answers its id.',
    args: { input: t.arg({ type: zodInput('CancelDeviceConnectionInput', DeviceCode), required: true }) },
    resolve: (_, { input }, ctx) => service.cancelConnection(ctx, input.deviceCode),
  }),
  approveDeviceConnection: t.field({
    ...forOwners,
    type: DeviceConnectionRef,
    description: 'The terminal gets its key with its next poll.',
    args: { input: t.arg({ type: DeviceDecision, required: true }) },
    resolve: async (_, { input: { userCode } }, ctx) => ({
      connection: await service.approveConnection(ctx, userCode),
      userCode,
    }),
  }),
  denyDeviceConnection: t.field({
    ...forOwners,
    type: DeviceConnectionRef,
    args: { input: t.arg({ type: DeviceDecision, required: true }) },
    resolve: async (_, { input: { userCode } }, ctx) => ({
      connection: await service.denyConnection(ctx, userCode),
      userCode,
    }),
  }),
}));
