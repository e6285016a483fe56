import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, orderRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type DeliveryRow, selectDeliveries } from '#modules/sourcing/deliveries/delivery.queries.ts';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { selectAttachments } from './attachments/attachment.queries.ts';
import type { ReceivedMail } from './reply.entity.ts';

const savedColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'source', 'status', 'isAutomatic', 'isVerified', 'reason'] as const),
  ...(['suggestedDeliveryId', 'dismissalReason'] as const),
] as const;
/** Of the mail itself, null before it was fetched and once it is stored as an interaction. */
type Mail = {
  from: string | null;
  to: string[] | null;
  subject: string | null;
  body: string | null;
  files: AttachedFile[];
};
export type ReceivedMailRow = Row<ReceivedMail, (typeof savedColumns)[number]> & Mail;

const selectReceived = (db: Context['rows']) =>
  db
    .selectFrom('received_mail as m')
    .select(columns('m', savedColumns))
    .select([
      sql<string | null>`m.mail ->> 'from'`.as('from'),
      sql<string[] | null>`m.mail -> 'to'`.as('to'),
      sql<string | null>`m.mail ->> 'subject'`.as('subject'),
      sql<string | null>`m.mail ->> 'body'`.as('body'),
      selectAttachments('m.id').as('files'),
    ])
    .$castTo<ReceivedMailRow>();

const isUnmatched = sql<boolean>`m.status = 'unmatched'`;

export const unmatchedList = createList({
  name: 'unmatched replies',
  id: 'm.id',
  select: (db, _: readonly (typeof savedColumns)[number][]) => selectReceived(db).where(isUnmatched),
  orders: { RECEIVED_AT: { by: sql.ref('m.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    reason: isOneOf(sql.ref('m.reason')),
    isAutomatic_true: { where: () => sql<boolean>`m.is_automatic` },
    isAutomatic_false: { where: () => sql<boolean>`not m.is_automatic` },
    ...isWithin('receivedAt', sql.ref('m.created_at'), 'timestamptz'),
  },
});

export const receivedRecords = createRecords('received mail', 'm.id', selectReceived);

export const readReceived = (ctx: Context, id: string): Promise<ReceivedMailRow> =>
  selectReceived(ctx.rows)
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reply'));

const suggestedColumns = ['id', 'subject', 'factoryName'] as const;
export type SuggestedMessage = Pick<DeliveryRow, (typeof suggestedColumns)[number]>;

export const findSuggestedMessage = (ctx: Context, deliveryId: string): Promise<SuggestedMessage | null> =>
  batch(ctx, 'suggested messages', async (ids) =>
    orderRows(
      ids,
      await selectDeliveries(ctx.systemRows(), suggestedColumns)
        .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),
    ),
  ).load(deliveryId);
