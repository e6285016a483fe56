import { sql } from 'kysely';
import { createList, hasId, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { selectAttachments } from './attachments/attachment.queries.ts';
import type { DeliveryReply } from './reply.entity.ts';

const savedColumns = ['id', 'createdAt', 'receivedAt', 'deliveryId', 'matchedBy', 'isAutomatic', 'isVerified'] as const;
export type DeliveryReplyRow = Row<DeliveryReply, (typeof savedColumns)[number]> & {
  factoryId: string | null;
  factoryName: string | null;
  /** Proposed from the mail. */
  answerId: string | null;
  files: AttachedFile[];
};

/** Answers belong to the message that the thread began with. */
const selectReplies = (db: Context['rows']) =>
  db
    .selectFrom('delivery_reply as r')
    .innerJoin('delivery as d', 'd.id', 'r.delivery_id')
    .leftJoin('factory as f', 'f.id', 'd.factory_id')
    .select(columns('r', savedColumns))
    .select(['d.factory_id as factoryId', 'f.name_en as factoryName'])
    .select([
      sql<string | null>`(select w.id from supplier_answer w
        where w.owner = r.owner and w.delivery_id = coalesce(d.in_reply_to_id, d.id)
          and w.client_answer_id = 'mail-' || r.received_mail_id)`.as('answerId'),
      selectAttachments('r.received_mail_id').as('files'),
    ])
    .$castTo<DeliveryReplyRow>();

export const deliveryReplyList = createList({
  name: 'replies by mail',
  id: 'r.id',
  select: (db, _: readonly (typeof savedColumns)[number][]) => selectReplies(db),
  orders: { CREATED_AT: { by: sql.ref('r.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    deliveryId: hasId(sql.ref('r.delivery_id')),
    isAutomatic_true: { where: () => sql<boolean>`r.is_automatic` },
    isAutomatic_false: { where: () => sql<boolean>`not r.is_automatic` },
    ...isWithin('receivedAt', sql.ref('r.received_at'), 'timestamptz'),
  },
  parents: { delivery: 'r.delivery_id' },
});

export const deliveryReplyRecords = createRecords('reply by mail', 'r.id', selectReplies);
