import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

const one = ({ factoryIds: [id] }: Person) => ({ path: { id: id! } });

export const factoryRows: Rows = {
  'GET /factories': {
    succeeds: () => ({ query: { process: 'cnc', answeredUs: false, page: 1, pageSize: 2 } }),
    fails: { validation_failed: () => ({ query: { pageSize: 51 } }) },
  },
  'GET /factories/search': {
    succeeds: () => ({ query: { q: '明亮 metal' } }),
    fails: { validation_failed: () => ({ query: { q: 'metal', pageSize: 51 } }) },
  },
  'GET /factories/facets': {
    succeeds: () => ({ query: { process: 'cnc' } }),
    fails: { validation_failed: () => ({ query: { process: 'casting' } }) },
  },
  'GET /network/summary': { succeeds: () => ({}) },
  'GET /factories/{id}': { succeeds: one },
  'GET /factories/{id}/interactions': {
    by: 'operator',
    succeeds: (me) => ({ ...one(me), query: { bodies: true, transcripts: true } }),
  },
};
