import { createTenantDataset } from '#modules/platform/scheduled-exports/dataset-page.queries.ts';

const linesWithoutNotes = `(select jsonb_agg(line - 'note' order by place)
  from jsonb_array_elements(t.offer -> 'lines') with ordinality l (line, place))::text`;

/** All versions. `lines` is the JSON of parts and their prices; notes of suppliers are not exported. */
export const supplierQuoteDataset = createTenantDataset({
  name: 'quotes',
  table: 'supplier_quote',
  join: 'join rfq_invitation i on i.id = t.invitation_id',
  changedAt: 't.updated_at',
  createdAt: 't.created_at',
  columns: {
    id: ['text', 't.id'],
    rfqId: ['text', 't.rfq_id'],
    factoryId: ['text', 'i.factory_id'],
    version: ['whole', 't.version'],
    status: ['text', 't.status'],
    source: ['text', 't.source'],
    currency: ['text', `t.offer ->> 'currency'`],
    incoterm: ['text', `t.offer ->> 'incoterm'`],
    lines: ['text', linesWithoutNotes],
    receivedAt: ['time', 't.received_at'],
    validUntil: ['day', 't.valid_until'],
    supersededAt: ['time', 't.superseded_at'],
    withdrawnAt: ['time', 't.withdrawn_at'],
    createdAt: ['time', 't.created_at'],
    updatedAt: ['time', 't.updated_at'],
  },
});
