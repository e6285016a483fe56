import { sql } from 'kysely';
import { createList, hasId, isOneOf } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { SupplierAnswer } from './supplier-answer.entity.ts';

const savedColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'rfqId', 'invitationId', 'deliveryId', 'version', 'status', 'offer'] as const),
  ...(['declineReason', 'decidedAt', 'decidedBy', 'refusalReason', 'quoteId', 'source', 'evidence', 'files'] as const),
] as const;
export type AnswerRow = Row<SupplierAnswer, (typeof savedColumns)[number]> & { factoryId: string; factoryName: string };

const selectAnswers = (db: Context['rows']) =>
  db
    .selectFrom('supplier_answer as w')
    .innerJoin('rfq_invitation as i', 'i.id', 'w.invitation_id')
    .innerJoin('factory as f', 'f.id', 'i.factory_id')
    .select(columns('w', savedColumns))
    .select(['i.factory_id as factoryId', 'f.name_en as factoryName'])
    .$castTo<AnswerRow>();

export const answerList = createList({
  name: 'supplier answers',
  id: 'w.id',
  select: (db, _: readonly (typeof savedColumns)[number][]) => selectAnswers(db),
  orders: { CREATED_AT: { by: sql.ref('w.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: { rfqId: hasId(sql.ref('w.rfq_id')), status: isOneOf(sql.ref('w.status')) },
  parents: { rfq: 'w.rfq_id' },
});

export const answerRecords = createRecords('supplier answer', 'w.id', selectAnswers);

export const readAnswer = (ctx: Context, id: string): Promise<AnswerRow> =>
  selectAnswers(ctx.rows)
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('answer'));
