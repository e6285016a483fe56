import type { Rows } from '../row.ts';

const unknown = { body: { deviceCode: 'dvc_unknown' } };

export const keyRows: Rows = {
  'GET /keys': { by: 'owner', succeeds: () => ({}) },
  'POST /keys': {
    by: 'anonymous',
    succeeds: () => ({ body: { label: 'first try', scopes: ['projects:read', 'network:read'] } }),
    succeedsByKey: () => ({ body: {} }),
    fails: {
      validation_failed: () => ({ body: { mode: 'test' } }),
      session_required: () => ({ body: { mode: 'live' } }),
      quota_reached: async ({ caller, times }) => {
        await times(5, () => caller.rest('POST', '/keys', {}));
        return { body: {} };
      },
    },
  },
  'DELETE /keys/{id}': {
    by: 'owner',
    succeeds: ({ keyId: id }) => ({ path: { id } }),
    succeedsByKey: ({ keyId: id }) => ({ path: { id } }),
    fails: { validation_failed: () => ({ path: { id: 'mine' } }) },
  },
  'GET /me': { succeeds: () => ({}) },
  'POST /auth/device': {
    by: 'anonymous',
    succeeds: () => ({ body: { clientName: 'ssd-cli', clientVersion: '0.3.1', label: 'laptop' } }),
    succeedsByKey: () => ({ body: { clientName: 'ssd-cli' } }),
    fails: {
      validation_failed: () => ({ body: { clientName: '' } }),
      quota_reached: async ({ device, times }) => {
        await times(10, device as never);
        return { body: { clientName: 'ssd-cli' } };
      },
    },
  },
  'POST /auth/device/poll': {
    by: 'anonymous',
    succeeds: async ({ device }) => ({ body: { deviceCode: (await device())['deviceCode'] } }),
    succeedsByKey: async ({ device }) => ({ body: { deviceCode: (await device())['deviceCode'] } }),
    fails: {
      validation_failed: () => ({ body: {} }),
      not_found: () => unknown,
      slow_down: async ({ caller, device }) => {
        const { deviceCode } = await device();
        await caller.rest('POST', '/auth/device/poll', { deviceCode });
        return { body: { deviceCode } };
      },
    },
  },
  'POST /auth/device/acknowledge': {
    by: 'anonymous',
    succeeds: async ({ connected }) => {
      const { deviceCode, device } = await connected();
      return { body: { deviceCode }, by: device };
    },
    fails: {
      validation_failed: async ({ connected }) => ({ body: {}, by: (await connected()).device }),
      not_found: async ({ connected }) => ({ ...unknown, by: (await connected()).device }),
    },
  },
  'POST /auth/device/cancel': {
    by: 'anonymous',
    succeeds: async ({ connected }) => ({ body: { deviceCode: (await connected()).deviceCode } }),
    succeedsByKey: async ({ connected }) => ({ body: { deviceCode: (await connected()).deviceCode } }),
    fails: {
      validation_failed: () => ({ body: { deviceCode: '' } }),
      not_found: () => unknown,
      device_already_acknowledged: async ({ connected }) => {
        const { deviceCode, device } = await connected();
        await device.rest('POST', '/auth/device/acknowledge', { deviceCode });
        return { body: { deviceCode }, by: device };
      },
    },
  },
};
