import type { Route } from '#rest/route.ts';
import { DeviceCode, NewDevice } from './device.schema.ts';
import { keyRecord } from './key.rest.ts';

export const deviceRoutes: Route[] = [
  {
    method: 'POST',
    path: '/auth/device',
    summary: 'Starts the connection of a terminal. No key is issued before an owner approves it in a browser.',
    body: NewDevice,
    document: `mutation StartDeviceConnection($input: StartDeviceConnectionInput!) {
      started: startDeviceConnection(input: $input) {
        deviceCode userCode verificationUri verificationUriComplete expiresIn interval
      }
    }`,
    spread: 'started',
    status: 201,
    errors: ['quota_reached'],
  },
  {
    method: 'POST',
    path: '/auth/device/poll',
    summary: 'Status of the connection. After approval every poll returns the same key.',
    body: DeviceCode,
    document: `mutation PollDeviceConnection($input: PollDeviceConnectionInput!) {
      polled: pollDeviceConnection(input: $input) { status interval expiresIn key { ...KeyRecord } secret }
    } ${keyRecord}`,
    spread: 'polled',
    errors: ['not_found', 'slow_down'],
  },
  {
    method: 'POST',
    path: '/auth/device/acknowledge',
    summary:
      'Confirms that the terminal has stored its key. Must be sent with the new key, which is valid for nothing else until then.',
    body: DeviceCode,
    document: `mutation AcknowledgeDeviceConnection($input: AcknowledgeDeviceConnectionInput!) {
      acknowledged: acknowledgeDeviceConnection(input: $input) { key { ...KeyRecord } }
    } ${keyRecord}`,
    spread: 'acknowledged',
    constants: { acknowledged: true },
    errors: ['key_revoked', 'insufficient_scope', 'not_found'],
  },
  {
    method: 'POST',
    path: '/auth/device/cancel',
    summary: 'Cancels the connection and revokes the key issued for it.',
    body: DeviceCode,
    document: `mutation CancelDeviceConnection($input: CancelDeviceConnectionInput!) {
      cancelled: cancelDeviceConnection(input: $input) { revokedKeyId }
    }`,
    spread: 'cancelled',
    constants: { cancelled: true },
    errors: ['not_found', 'device_already_acknowledged'],
  },
];
