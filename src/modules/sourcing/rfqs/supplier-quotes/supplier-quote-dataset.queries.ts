import { sql } from 'kysely';
import { createDataset, toColumns } from '#modules/platform/scheduled-exports/dataset.rules.ts';
import { createPages, isExported, isOfOrganisation } from '#modules/platform/scheduled-exports/dataset-page.queries.ts';

type Row = {
  id: string;
  organisationId: string;
  rfqId: string;
  factoryId: string;
  version: number;
  status: string;
  source: string;
  currency: string;
  incoterm: string | null;
  lines: string;
  receivedAt: string;
  validUntil: string | null;
  supersededAt: string | null;
  withdrawnAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** All versions. `lines` is the JSON of parts and their prices; notes of suppliers are not exported. */
export const supplierQuoteDataset = createDataset<Row>({
  name: 'quotes',
  findPageEnd: createPages('supplier_quote'),
  read: async (db, range, since) =>
    (
      await sql<Row>`select q.id, q.owner as "organisationId", q.rfq_id as "rfqId", i.factory_id as "factoryId", q.version,
          q.status, q.source, q.offer ->> 'currency' as currency, q.offer ->> 'incoterm' as incoterm,
          (q.offer -> 'lines')::text as lines, q.received_at as "receivedAt", q.valid_until as "validUntil",
          q.superseded_at as "supersededAt", q.withdrawn_at as "withdrawnAt", q.created_at as "createdAt",
          q.updated_at as "updatedAt"
        from supplier_quote q join rfq_invitation i on i.id = q.invitation_id
        where ${isExported({ id: 'q.id', changedAt: 'q.updated_at' }, range, since)}
          and ${isOfOrganisation('q.owner')} order by q.id`.execute(db)
    ).rows,
  columns: toColumns<Row>({
    id: 'text',
    organisationId: 'text',
    rfqId: 'text',
    factoryId: 'text',
    version: 'whole',
    status: 'text',
    source: 'text',
    currency: 'text',
    incoterm: 'text',
    lines: 'text',
    receivedAt: 'time',
    validUntil: 'day',
    supersededAt: 'time',
    withdrawnAt: 'time',
    createdAt: 'time',
    updatedAt: 'time',
  }),
  partitionOf: ({ organisationId, createdAt }) => ({ organisationId, month: createdAt.slice(0, 7) }),
});
