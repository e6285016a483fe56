import { sql } from 'kysely';
import { createDataset, toColumns } from '#modules/platform/scheduled-exports/dataset.rules.ts';
import { createPages, isExported, isOfOrganisation } from '#modules/platform/scheduled-exports/dataset-page.queries.ts';

type Row = {
  id: string;
  organisationId: string;
  projectId: string;
  actionId: string;
  factoryId: string | null;
  kind: string;
  channel: string;
  status: string;
  dispatchStatus: string | null;
  createdAt: string;
  approvedAt: string | null;
  rejectedAt: string | null;
  sentAt: string | null;
  settledOutcome: string | null;
  updatedAt: string;
};

/** Without recipients, texts and files. */
export const deliveryDataset = createDataset<Row>({
  name: 'deliveries',
  findPageEnd: createPages('delivery'),
  read: async (db, range, since) =>
    (
      await sql<Row>`select d.id, d.owner as "organisationId", d.project_id as "projectId", d.action_id as "actionId",
          d.factory_id as "factoryId", d.kind, d.channel, d.status, d.dispatch_status as "dispatchStatus",
          d.created_at as "createdAt", d.approved_at as "approvedAt", d.rejected_at as "rejectedAt", d.sent_at as "sentAt",
          d.settled_outcome as "settledOutcome", d.updated_at as "updatedAt"
        from delivery d where ${isExported({ id: 'd.id', changedAt: 'd.updated_at' }, range, since)}
          and ${isOfOrganisation('d.owner')} order by d.id`.execute(db)
    ).rows,
  columns: toColumns<Row>({
    id: 'text',
    organisationId: 'text',
    projectId: 'text',
    actionId: 'text',
    factoryId: 'text',
    kind: 'text',
    channel: 'text',
    status: 'text',
    dispatchStatus: 'text',
    createdAt: 'time',
    approvedAt: 'time',
    rejectedAt: 'time',
    sentAt: 'time',
    settledOutcome: 'text',
    updatedAt: 'time',
  }),
  partitionOf: ({ organisationId, createdAt }) => ({ organisationId, month: createdAt.slice(0, 7) }),
});
