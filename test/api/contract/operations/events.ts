import type { Rows } from '../row.ts';

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
};
