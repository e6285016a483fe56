import { createTenantDataset } from '../scheduled-exports/dataset-page.queries.ts';

/** `data` is the JSON that webhooks receive. */
export const eventDataset = createTenantDataset({
  name: 'events',
  table: 'event',
  changedAt: 't.at',
  createdAt: 't.at',
  columns: {
    id: ['text', 't.id'],
    sequence: ['whole', 't.sequence'],
    type: ['text', 't.type'],
    at: ['time', 't.at'],
    resourceType: ['text', 't.resource_type'],
    resourceId: ['text', 't.resource_id'],
    data: ['text', 't.data::text'],
  },
});
