import { sql } from 'kysely';
import { batch, columns, orderRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Delivery, Dispatch } from '../delivery.entity.ts';

const deliveryColumns = [
  'reviewSha256',
  'payloadSha256',
  'approvedAt',
  'approvedBy',
  'passkeySignature',
  'kind',
  'actionId',
] as const;
const dispatchColumns = ['provider', 'providerMessageId'] as const;

export type ApprovalRow = Row<Delivery, (typeof deliveryColumns)[number]> & {
  [K in (typeof dispatchColumns)[number]]: Row<Dispatch, K>[K] | null;
};

/** One statement for all deliveries of a level of a document. */
export async function readApproval(ctx: Context, id: string): Promise<ApprovalRow> {
  const row = await batch(ctx, 'approvals', async (ids) =>
    orderRows(
      ids,
      await ctx.prepared('approvals', { ids }, (db, { ids }) =>
        db
          .selectFrom('delivery as d')
          .leftJoin('dispatch as x', 'x.delivery_id', 'd.id')
          .select([...columns('d', ['id', ...deliveryColumns]), ...columns('x', dispatchColumns)])
          .where(sql<boolean>`d.id = any(${ids}::uuid[])`),
      ),
    ),
  ).load(id);
  if (!row) throw notFound('delivery');
  return row;
}
