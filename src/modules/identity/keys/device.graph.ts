import { builder, forOwners, openTo } from '#graph/builder.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import type { DeviceConnection } from './device.entity.ts';
import { computeSecondsLeft, deriveConnectionState, formatUserCode, normalizeUserCode } from './device.rules.ts';
import { DeviceCode, DeviceState, NewDevice, PollStatus, UserCode } from './device.schema.ts';
import * as service from './device.service.ts';
import { defineKeyPayload, KeyRef } from './key.graph.ts';

type DeviceConnectionView = { connection: DeviceConnection; userCode: string };

const DeviceRef = builder.objectRef<DeviceConnectionView>('Device').implement({
  description: 'A terminal that requests a live key.',
  fields: (t) => ({
    id: t.field({ type: 'ID', resolve: ({ connection }) => connection.id }),
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
      description: 'Approximate location of the terminal; null if unknown.',
      resolve: ({ connection }) => connection.region,
    }),
    scopes: t.stringList({ resolve: ({ connection }) => connection.scopes }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ connection }) => connection.createdAt }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ connection }) => connection.expiresAt }),
  }),
});

const StartPayload = definePayload<service.StartedConnection>('startDeviceConnection', (t) => ({
  deviceCode: t.exposeString('deviceCode', { description: 'Secret of the terminal. Never shown in a browser.' }),
  userCode: t.exposeString('userCode', { description: 'Code that the owner compares before approving.' }),
  verificationUri: t.field({
    type: 'Url',
    description: 'Where the owner enters the code.',
    resolve: (_, _args, { settings }) => `${settings.publicUrl}/device`,
  }),
  verificationUriComplete: t.field({
    type: 'Url',
    description: 'The same with the code filled in.',
    resolve: ({ userCode }, _, { settings }) => `${settings.publicUrl}/device?user_code=${userCode}`,
  }),
  expiresIn: t.int({
    description: 'Seconds left to approve.',
    resolve: ({ connection }, _, { now }) => computeSecondsLeft(connection, now()),
  }),
  interval: t.int({
    description: 'Minimum seconds between two polls.',
    resolve: ({ connection }) => connection.interval,
  }),
}));

const PollPayload = definePayload<service.Polled>('pollDeviceConnection', (t) => ({
  status: t.expose('status', { type: zodEnum(PollStatus), description: 'Status of the connection.' }),
  interval: t.exposeInt('interval', { description: 'Minimum seconds between two polls.' }),
  expiresIn: t.exposeInt('expiresIn', { description: 'Seconds left to approve or to acknowledge.' }),
  key: t.expose('key', { type: KeyRef, nullable: true, description: 'Null before the approval.' }),
  secret: t.exposeString('secret', { nullable: true, description: 'The key itself, the same in every poll.' }),
}));

const CancelPayload = definePayload<{ revokedKeyId: string | null }>('cancelDeviceConnection', (t) => ({
  revokedKeyId: t.expose('revokedKeyId', {
    type: 'ID',
    nullable: true,
    description: 'Id of the key that was issued for the connection; null if none was.',
  }),
}));

const defineDecisionPayload = (mutation: string) =>
  definePayload<DeviceConnectionView>(mutation, (t) => ({
    deviceConnection: t.field({
      type: DeviceRef,
      description: 'The decided connection.',
      resolve: (view) => view,
    }),
  }));

const DeviceDecision = zodInput('DeviceDecisionInput', UserCode);

builder.queryField('deviceConnection', (t) =>
  t.field({
    ...forOwners,
    type: DeviceRef,
    description: 'The connection to approve or deny. Limited to 10 wrong codes per hour.',
    args: { userCode: t.arg.string({ required: true, validate: { schema: UserCode.shape.userCode } }) },
    resolve: async (_, { userCode }, ctx) => ({ connection: await service.readConnection(ctx, userCode), userCode }),
  }),
);

builder.mutationFields((t) => ({
  startDeviceConnection: t.field({
    ...openTo('anyone'),
    type: StartPayload,
    description: 'Starts a connection. No key is issued before an owner approves it.',
    args: { input: t.arg({ type: zodInput('StartDeviceConnectionInput', NewDevice), required: true }) },
    resolve: (_, { input }, ctx) => service.startConnection(ctx, input),
  }),
  pollDeviceConnection: t.field({
    ...openTo('anyone'),
    type: PollPayload,
    description: 'Status of the connection. After approval every poll returns the same key until it is acknowledged.',
    args: { input: t.arg({ type: zodInput('PollDeviceConnectionInput', DeviceCode), required: true }) },
    resolve: (_, { input }, ctx) => service.pollConnection(ctx, input.deviceCode),
  }),
  acknowledgeDeviceConnection: t.field({
    ...openTo('credential'),
    type: defineKeyPayload('acknowledgeDeviceConnection'),
    description:
      'Confirms that the device has stored the key. Must be sent with the new key, which is then valid for 90 days.',
    args: { input: t.arg({ type: zodInput('AcknowledgeDeviceConnectionInput', DeviceCode), required: true }) },
    resolve: async (_, { input }, ctx) => ({ key: await service.acknowledgeConnection(ctx, input.deviceCode) }),
  }),
  cancelDeviceConnection: t.field({
    ...openTo('anyone'),
    type: CancelPayload,
    description: 'Cancels the connection and revokes the key issued for it.',
    args: { input: t.arg({ type: zodInput('CancelDeviceConnectionInput', DeviceCode), required: true }) },
    resolve: async (_, { input }, ctx) => ({ revokedKeyId: await service.cancelConnection(ctx, input.deviceCode) }),
  }),
  approveDeviceConnection: t.field({
    ...forOwners,
    type: defineDecisionPayload('approveDeviceConnection'),
    description: 'The terminal receives its key in its next poll.',
    args: { input: t.arg({ type: DeviceDecision, required: true }) },
    resolve: async (_, { input: { userCode } }, ctx) => ({
      connection: await service.approveConnection(ctx, userCode),
      userCode,
    }),
  }),
  denyDeviceConnection: t.field({
    ...forOwners,
    type: defineDecisionPayload('denyDeviceConnection'),
    description: 'Refuses the request of the terminal, which receives no key.',
    args: { input: t.arg({ type: DeviceDecision, required: true }) },
    resolve: async (_, { input: { userCode } }, ctx) => ({
      connection: await service.denyConnection(ctx, userCode),
      userCode,
    }),
  }),
}));
