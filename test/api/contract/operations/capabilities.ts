import type { Rows } from '../row.ts';

const approve = { decision: 'approve', expectedVersion: 1 };

export const capabilityRows: Rows = {
  'POST /discover': {
    succeeds: async ({ published }) => {
      await published();
      return { body: { query: 'aluminium housings 铝', processes: ['cnc'], quantity: 500, limit: 1 } };
    },
    fails: { validation_failed: () => ({ body: { query: '' } }) },
  },
  'GET /capabilities': {
    succeeds: async ({ published }) => {
      await published();
      return { query: { process: 'cnc', page: 1, pageSize: 2 } };
    },
    fails: { validation_failed: () => ({ query: { status: 'secret' } }) },
  },
  'GET /review-queue': {
    by: 'reviewer',
    succeeds: async ({ submitted }) => {
      await submitted();
      return {};
    },
  },
  'POST /capabilities/{id}/review': {
    by: 'reviewer',
    succeeds: async ({ submitted }) => ({ path: { id: await submitted() }, body: approve }),
    fails: {
      validation_failed: async ({ submitted }) => ({ path: { id: await submitted() }, body: { decision: 'maybe' } }),
      capability_version_conflict: async ({ submitted }) => ({
        path: { id: await submitted() },
        body: { ...approve, expectedVersion: 7 },
      }),
    },
  },
};
