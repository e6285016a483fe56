import { newId } from '#kernel/ids.ts';
import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

const path = '/projects/{id}/actions';

/** A request for quotes from two factories, which makes two drafts. */
async function quotes({ project, factoryIds, once }: Person, input: object = {}) {
  const parts = [{ name: 'Bracket', process: 'cnc', material: 'aluminium 6061', quantityPerUnit: 2 }];
  return {
    path: { id: await project() },
    headers: once(),
    body: {
      kind: 'quote_request',
      input: { scope: 'mechanical_part', parts, quantities: [100, 500], factoryIds: factoryIds.slice(0, 2), ...input },
    },
  };
}

async function asked(me: Person) {
  const request = await quotes(me);
  await me.caller.rest('POST', path.replace('{id}', request.path.id), request.body, request.headers);
  return request;
}

export const actionRows: Rows = {
  [`POST ${path}`]: {
    succeeds: (me) => quotes(me),
    replays: asked,
    fails: {
      validation_failed: (me) => quotes(me, { quantities: [] }),
      idempotency_key_required: async (me) => ({ ...(await quotes(me)), headers: {} }),
      idempotency_key_invalid: async (me) => ({ ...(await quotes(me)), headers: { 'idempotency-key': 'short' } }),
      idempotency_conflict: async (me) => {
        const { body, ...request } = await asked(me);
        return { ...request, body: { ...body, input: { ...body.input, incoterm: 'FOB' } } };
      },
      no_factory_resolved: async (me) => ({
        ...(await quotes(me)),
        body: { kind: 'factory_audit_visit', input: { factoryIds: [newId()] } },
      }),
      action_generation_failed: async (me) => {
        const request = await quotes(me);
        const owner = me.app.asOwner();
        await owner.execute('revoke select on factory from gateway_app');
        return { ...request, afterwards: () => owner.execute('grant select on factory to gateway_app') };
      },
    },
  },
  [`GET ${path}`]: {
    succeeds: async (me) => ({ path: (await asked(me)).path }),
  },
  'GET /actions': {
    succeeds: async (me) => {
      await asked(me);
      return { query: { kind: 'quote_request', status: 'completed' } };
    },
    fails: {
      validation_failed: () => ({ query: { status: 'done' } }),
      not_found: () => ({ query: { projectId: newId() } }),
    },
  },
  'GET /actions/{id}': {
    succeeds: async ({ action }) => ({ path: { id: await action() } }),
  },
  'GET /actions/kinds': { succeeds: () => ({}) },
};
