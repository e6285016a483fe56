import { sql } from 'kysely';
import { createDataset, toColumns } from '../scheduled-exports/dataset.rules.ts';
import { createPages, isExported, isOfOrganisation } from '../scheduled-exports/dataset-page.queries.ts';

type Row = {
  id: string;
  organisationId: string;
  sequence: number;
  type: string;
  at: string;
  resourceType: string;
  resourceId: string;
  data: string;
};

/** `data` is the JSON that webhooks receive. */
export const eventDataset = createDataset<Row>({
  name: 'events',
  findPageEnd: createPages('event'),
  read: async (db, range, since) =>
    (
      await sql<Row>`select e.id, e.owner as "organisationId", e.sequence, e.type, e.at,
          e.resource_type as "resourceType", e.resource_id as "resourceId", e.data::text as data
        from event e where ${isExported({ id: 'e.id', changedAt: 'e.at' }, range, since)}
          and e.sequence is not null and ${isOfOrganisation('e.owner')} order by e.id`.execute(db)
    ).rows,
  columns: toColumns<Row>({
    id: 'text',
    organisationId: 'text',
    sequence: 'whole',
    type: 'text',
    at: 'time',
    resourceType: 'text',
    resourceId: 'text',
    data: 'text',
  }),
  partitionOf: ({ organisationId, at }) => ({ organisationId, month: at.slice(0, 7) }),
});
