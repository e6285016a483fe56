import type { Rows } from '../row.ts';

const source = { kind: 'caller', reference: 'call of 1 September', quote: null };
const lamp = {
  name: 'Lamp',
  intake: { productName: 'Glow Lamp', currentQuantity: 500, targetMarkets: ['US'], neededBy: '2027-03-01' },
  intent: {
    current: { purpose: 'pilot', quantity: 200, confirmation: 'caller_confirmed', source },
    forecast: { quantity: 9000, period: 'a year' },
    requirements: [{ kind: 'quality', detail: 'No scratches', strength: 'hard', source }],
    priorities: ['quality', 'price'],
  },
};

export const projectRows: Rows = {
  'POST /projects': {
    succeeds: () => ({ body: lamp }),
    fails: { validation_failed: () => ({ body: { name: 'Lamp', intake: { productName: '' } } }) },
  },
  'GET /projects': {
    succeeds: async ({ project }) => {
      await project(lamp);
      return {};
    },
  },
  'GET /projects/{id}': {
    succeeds: async ({ project }) => ({ path: { id: await project(lamp) } }),
    fails: { validation_failed: () => ({ path: { id: 'mine' } }) },
  },
  'PATCH /projects/{id}': {
    succeeds: async ({ project }) => ({
      path: { id: await project(lamp) },
      body: { name: 'Lantern', intent: { forecast: null }, expectedContextVersion: 'v1' },
    }),
    fails: {
      validation_failed: async ({ project }) => ({ path: { id: await project() }, body: { status: 'deleted' } }),
      context_version_conflict: async ({ project }) => ({
        path: { id: await project() },
        body: { name: 'Lantern', expectedContextVersion: 'v7' },
      }),
    },
  },
};
