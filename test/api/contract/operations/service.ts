import type { Rows } from '../row.ts';

export const serviceRows: Rows = {
  'GET /health': {
    by: 'anonymous',
    succeeds: () => ({}),
    fails: {
      rate_limited: async ({ caller, times }) => {
        await times(60, () => caller.rest('GET', '/health'));
        return {};
      },
    },
  },
  'GET /openapi.json': { by: 'anonymous', succeeds: () => ({}) },
};
