import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Delivery, Dispatch } from '../delivery.entity.ts';

const deliveryColumns = ['reviewSha256', 'payloadSha256', 'approvedAt', 'approvedBy', 'passkeySignature'] as const;
const dispatchColumns = ['provider', 'providerMessageId'] as const;

export type ApprovalRow = Row<Delivery, (typeof deliveryColumns)[number]> & {
  [K in (typeof dispatchColumns)[number]]: Row<Dispatch, K>[K] | null;
};

export async function readApproval(ctx: Context, id: string): Promise<ApprovalRow> {
  const [row] = await ctx.prepared('approval', { id }, (db, { id }) =>
    db
      .selectFrom('delivery as d')
      .leftJoin('dispatch as x', 'x.delivery_id', 'd.id')
      .select([...columns('d', deliveryColumns), ...columns('x', dispatchColumns)])
      .where('d.id', '=', id),
  );
  if (!row) throw notFound('delivery');
  return row;
}
