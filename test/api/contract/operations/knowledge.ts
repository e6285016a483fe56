import type { Rows } from '../row.ts';

const stageId = 'tooling';

export const knowledgeRows: Rows = {
  'GET /knowledge/search': {
    succeeds: () => ({ query: { q: 'who owns the mould 模具', language: 'en', stageId, limit: 3 } }),
    fails: { validation_failed: () => ({ query: { q: 'mould', limit: 21 } }) },
  },
  'GET /knowledge/documents': {
    succeeds: () => ({ query: { stageId, page: 1, pageSize: 2 } }),
    fails: { validation_failed: () => ({ query: { stageId: 'lunch' } }) },
  },
  'GET /knowledge/documents/{id}': {
    succeeds: () => ({ path: { id: 'comparing-quotes' } }),
    fails: { validation_failed: () => ({ path: { id: 'Comparing quotes' } }) },
  },
  'GET /lifecycle': { succeeds: () => ({}) },
  'GET /lifecycle/{stageId}': {
    succeeds: () => ({ path: { stageId } }),
    fails: {
      validation_failed: () => ({ path: { stageId: 'x'.repeat(121) } }),
      not_found: () => ({ path: { stageId: 'lunch' } }),
    },
  },
};
