import type { Route } from '#rest/route.ts';
import { DeviceCode, NewDevice } from './device.schema.ts';
import { keyRecord } from './key.rest.ts';

export const deviceRoutes: Route[] = [
  {
    method: 'POST',
    path: '/auth/device',
    summary: 'Starts the connection of a terminal. No key is made before an owner approves in a browser.',
    body: NewDevice,
    document: `mutation StartDeviceConnection($input: StartDeviceConnectionInput!) {
      started: startDeviceConnection(input: $input) {
        deviceCode userCode verificationUri verificationUriComplete expiresIn interval
      }
    }`,
    spread: 'started',
    status: 201,
  },
  {
    method: 'POST',
    path: '/auth/device/poll',
    summary: 'How far the connection is; after the approval its key, the same with every poll.',
    body: DeviceCode,
    document: `mutation PollDeviceConnection($input: PollDeviceConnectionInput!) {
      polled: pollDeviceConnection(input: $input) { status interval expiresIn key { ...KeyRecord } secret }
    } ${keyRecord}`,
    spread: 'polled',
    errors: [404],
  },
  {
    method: 'POST',
    path: '/auth/device/acknowledge',
    summary:
      'Sent with the new key as the credential: the terminal has kept it. Until then it is good for nothing else.',
    body: DeviceCode,
    document: `mutation AcknowledgeDeviceConnection($input: AcknowledgeDeviceConnectionInput!) {
      key: acknowledgeDeviceConnection(input: $input) { ...KeyRecord }
    } ${keyRecord}`,
    constants: { acknowledged: true },
    errors: [404],
  },
  {
    method: 'POST',
    path: '/auth/device/cancel',
    summary: 'Ends the connection and revokes a key that was issued for it, at once.',
    body: DeviceCode,
    document: `mutation CancelDeviceConnection($input: CancelDeviceConnectionInput!) {
      revokedKeyId: cancelDeviceConnection(input: $input)
    }`,
    constants: { cancelled: true },
    errors: [404, 409],
  },
];
