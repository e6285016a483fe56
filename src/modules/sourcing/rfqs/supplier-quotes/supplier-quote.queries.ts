import { sql } from 'kysely';
import { readersFor } from '#db/operator-rows.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { SupplierQuote } from './supplier-quote.entity.ts';

const quoteColumns = [
  ...(['id', 'invitationId', 'version', 'source', 'receivedAt', 'validUntil', 'offer', 'createdAt'] as const),
  ...(['supersededAt', 'withdrawnAt', 'rfqId'] as const),
] as const;
type Status = 'submitted' | 'superseded' | 'withdrawn' | 'expired';
export type QuoteRow = Row<SupplierQuote, (typeof quoteColumns)[number]> & {
  factoryId: string;
  factoryName: string;
  status: Status;
};

/** A quote expires at the end of `validUntil`. */
const joinQuotes = (db: Context['rows'], today: unknown) =>
  db
    .selectFrom('supplier_quote as q')
    .innerJoin('rfq_invitation as i', 'i.id', 'q.invitation_id')
    .innerJoin('factory as f', 'f.id', 'i.factory_id')
    .select(columns('q', quoteColumns))
    .select(['i.factory_id as factoryId', 'f.name_en as factoryName'])
    .select(
      sql<Status>`case when q.status = 'submitted' and q.valid_until < ${today}::date then 'expired' else q.status end`.as(
        'status',
      ),
    );

export const quoteRecords = createRecords('quote', 'q.id', (db, _, now) => joinQuotes(db, now), readersFor);

/** All versions, grouped by supplier. */
export const selectQuotes = (db: Context['rows'], rfqIds: readonly string[], today: string): Promise<QuoteRow[]> =>
  joinQuotes(db, today)
    .where('q.rfq_id', '=', sql<string>`any(${rfqIds}::uuid[])`)
    .orderBy('i.created_at')
    .orderBy('i.id')
    .orderBy('q.version')
    .execute();

export const readQuotes = (ctx: Context, rfqId: string): Promise<QuoteRow[]> =>
  batch(ctx, 'quotes of rfqs', async (ids) =>
    groupRows(ids, 'rfqId', await selectQuotes(readersFor(ctx).rows, ids, ctx.now().toISOString().slice(0, 10))),
  ).load(rfqId);
