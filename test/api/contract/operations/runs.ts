import { newId } from '#kernel/ids.ts';
import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

async function wanted({ published, once }: Person, body: object = {}) {
  return { headers: once(), body: { capabilityId: await published(), quantity: 500, incoterm: 'FOB', ...body } };
}
async function ran(me: Person) {
  const request = await wanted(me);
  const { body } = await me.caller.rest('POST', '/run', request.body, request.headers);
  return { request, id: body['run'].id as string };
}

export const runRows: Rows = {
  'POST /inspect': {
    succeeds: async ({ published }) => ({ body: { capabilityId: await published() } }),
    fails: {
      validation_failed: () => ({ body: {} }),
      not_found: () => ({ body: { capabilityId: newId() } }),
    },
  },
  'POST /run': {
    succeeds: (me) => wanted(me),
    replays: async (me) => (await ran(me)).request,
    fails: {
      validation_failed: (me) => wanted(me, { quantity: 0 }),
      idempotency_key_required: async (me) => ({ ...(await wanted(me)), headers: {} }),
      not_found: (me) => wanted(me, { capabilityId: newId() }),
      quantity_below_minimum: (me) => wanted(me, { quantity: 1 }),
      idempotency_conflict: async (me) => {
        const { request } = await ran(me);
        return { ...request, body: { ...request.body, quantity: 600 } };
      },
    },
  },
  'GET /runs': {
    succeeds: async (me) => {
      await ran(me);
      return {};
    },
  },
  'GET /runs/{id}': { succeeds: async (me) => ({ path: { id: (await ran(me)).id } }) },
};
