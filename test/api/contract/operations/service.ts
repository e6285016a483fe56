import type { Rows } from '../row.ts';

export const serviceRows: Rows = {
  'GET /health': {
    by: 'nobody',
    succeeds: () => ({}),
    fails: {
      rate_limited: async ({ caller, times }) => {
        await times(60, () => caller.rest('GET', '/health'));
        return {};
      },
    },
  },
  'GET /openapi.json': { by: 'nobody', succeeds: () => ({}) },
};
