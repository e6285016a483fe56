import type { Rows } from '../row.ts';

const file = { kind: 'factories', format: 'ndjson', filter: { process: 'cnc' } };

export const exportRows: Rows = {
  'POST /exports': {
    succeeds: () => ({ body: file }),
    fails: {
      validation_failed: () => ({ body: { ...file, format: 'xml' } }),
    },
  },
  'GET /exports': {
    succeeds: async (me) => {
      await me.export();
      return {};
    },
  },
  'GET /exports/{id}': { succeeds: async (me) => ({ path: { id: await me.export() } }) },
  'GET /exports/{id}/content': {
    succeeds: async (me) => ({ path: { id: await me.export() } }),
    fails: {
      export_unavailable: async (me) => {
        const id = await me.export();
        await me.app.asOwner().execute(`update export set status = 'running' where id = ?`, [id]);
        return { path: { id } };
      },
    },
  },
};
