import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

const endpoint = { url: 'https://hooks.brightwell.example/sourcing', types: ['delivery.sent', 'answer.received'] };
const webhook = async ({ caller }: Person) => {
  const { body } = await caller.rest('POST', '/webhooks', endpoint);
  return { id: body['webhook'].id as string };
};

export const eventRows: Rows = {
  'GET /events': {
    succeeds: async (me) => {
      await me.project();
      return { query: { after: 0, type: 'project.created', limit: 10 } };
    },
    fails: {
      validation_failed: () => ({ query: { type: 'project.deleted' } }),
      owner_required: () => ({ query: { type: 'key.created' } }),
      insufficient_scope: async ({ app }) => ({
        by: await app.live({ scopes: ['projects:read'] }),
        query: { type: 'delivery.sent' },
      }),
    },
  },
  'GET /webhooks': {
    succeeds: async (me) => {
      await webhook(me);
      return {};
    },
  },
  'POST /webhooks': {
    succeeds: () => ({ body: endpoint }),
    fails: {
      validation_failed: () => ({ body: { ...endpoint, url: 'https://10.0.0.1/hook' } }),
      webhook_limit_reached: async (me) => {
        await me.times(5, () => me.caller.rest('POST', '/webhooks', endpoint));
        return { body: endpoint };
      },
    },
  },
  'POST /webhooks/{id}/ping': {
    succeeds: async (me) => ({ path: await webhook(me) }),
    fails: {
      validation_failed: () => ({ path: { id: 'first' } }),
      quota_reached: async (me) => {
        const path = await webhook(me);
        const bucket = `webhook_pings_per_day:${me.organisationId}`;
        await me.app.asOwner().execute('select auth.consume(?, null, 200) from generate_series(1, 200)', [bucket]);
        return { path };
      },
    },
  },
  'DELETE /webhooks/{id}': {
    succeeds: async (me) => ({ path: await webhook(me) }),
    fails: { validation_failed: () => ({ path: { id: 'first' } }) },
  },
};
