import { type RawBuilder, sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { readersFor } from '#db/operator-rows.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row, snakeCase } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import type { Rfq, RfqInvitation, RfqLine } from './rfq.entity.ts';
import type { InvitationFailure, InvitationStatus, RfqPageInput } from './rfq.schema.ts';

const savedColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'projectId', 'title', 'status', 'anonymised', 'scope', 'runKind'] as const),
  ...(['priority', 'drawingsStatus', 'toolOwnershipRequired', 'requested', 'quoteBy', 'textEn', 'textZh'] as const),
  ...(['reviewSha256', 'lineIds', 'fileIds', 'closedAt', 'actionId'] as const),
] as const;
type Saved = Row<Rfq, (typeof savedColumns)[number]>;
export type RfqRow = Saved & { projectName: string };
type Column = keyof RfqRow;
export const rfqColumns: readonly Column[] = [...savedColumns, 'projectName'];

type Db = Context['rows'];

export const selectRfqs = (db: Db, selected: readonly Column[]) =>
  db
    .selectFrom('rfq as r')
    .$if(selected.includes('projectName'), (query) => query.innerJoin('project as p', 'p.id', 'r.project_id'))
    .select(
      selected.map((name) =>
        name === 'projectName' ? sql.ref('p.name').as(name) : sql.ref(`r.${snakeCase(name)}`).as(name),
      ),
    )
    .$castTo<RfqRow>();

/** `isListed`: which requests the list is of. */
export const createRfqList = (
  name: string,
  readers: typeof readersFor,
  isListed: (now: unknown) => RawBuilder<boolean> = () => sql<boolean>`true`,
) =>
  createList({
    name,
    id: 'r.id',
    select: (db, selected: readonly Column[], now) => selectRfqs(db, selected).where(isListed(now)),
    orders: {
      CREATED_AT: { by: sql.ref('r.created_at'), type: 'timestamptz', column: 'createdAt' },
      QUOTE_BY: {
        by: sql`coalesce(r.quote_by, 'infinity'::date)`,
        type: 'date',
        column: 'quoteBy',
        absent: 'infinity',
      },
    },
    conditions: {
      projectId: hasId(sql.ref('r.project_id')),
      status: isOneOf(sql.ref('r.status')),
      ...isWithin('createdAt', sql.ref('r.created_at'), 'timestamptz'),
      ...isWithin('quoteBy', sql.ref('r.quote_by'), 'date'),
    },
    parents: { project: 'r.project_id' },
    readers,
  });
export const rfqList = createRfqList('rfqs', readersFor);

export type RfqPage = NumberedPage & { rfqs: RfqRow[]; total: number };

export async function pageRfqs(
  ctx: Context,
  { page, pageSize, status, projectId }: RfqPageInput,
  selected: readonly Column[],
): Promise<RfqPage> {
  const matching = (columns: readonly Column[]) =>
    selectRfqs(readersFor(ctx).rows, columns)
      .$if(status !== undefined, (query) => query.where(sql<boolean>`r.status = ${status}`))
      .$if(projectId !== undefined, (query) => query.where(sql<boolean>`r.project_id = ${projectId}`));
  const [rfqs, { total }] = await Promise.all([
    matching(selected)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(pageSize)
      .offset(toOffset({ page, pageSize }))
      .execute(),
    matching(['id']).clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rfqs, page, pageSize, total };
}

export const readRfq = (ctx: Context, id: string, selected: readonly Column[] = rfqColumns): Promise<RfqRow> =>
  selectRfqs(readersFor(ctx).rows, selected)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('rfq'));

export const rfqRecords = createRecords('rfq', 'r.id', selectRfqs, readersFor);

const lineColumns = ['id', 'number', 'name', 'quantityPerUnit', 'rfqId'] as const;
export type RfqLineRow = Row<RfqLine, (typeof lineColumns)[number]>;

export const lineRecords = createRecords(
  'rfq line',
  'l.id',
  (db: Db) => db.selectFrom('rfq_line as l').select(columns('l', lineColumns)),
  readersFor,
);

export const selectLines = (db: Db, rfqIds: readonly string[]): Promise<RfqLineRow[]> =>
  db
    .selectFrom('rfq_line as l')
    .select(columns('l', lineColumns))
    .where('l.rfq_id', '=', sql<string>`any(${rfqIds}::uuid[])`)
    .orderBy('l.number')
    .execute();

export const readLines = (ctx: Context, rfqId: string): Promise<RfqLineRow[]> =>
  batch(ctx, 'lines of rfqs', async (ids) =>
    groupRows(ids, 'rfqId', await selectLines(readersFor(ctx).rows, ids)),
  ).load(rfqId);

const invitationColumns = ['id', 'factoryId', 'deliveryId', 'respondedAt', 'rfqId'] as const;
const isStopped = sql`(q.closed_at is not null and (d.status = 'queued'
  or d.status = 'approved' and coalesce(d.dispatch_status, 'ready') = 'ready'))`;
const isNotSent = sql`(d.status = 'not_sent' or d.dispatch_status is not distinct from 'failed' or ${isStopped})`;
const joinedColumns = {
  /** What the delivery decides is derived from it on each read, never saved, so it cannot be stale. */
  status: sql<InvitationStatus>`case when i.status not in ('pending', 'queued') then i.status
  when d.status = 'sent' then 'sent' when i.status = 'queued' and ${isNotSent} then 'failed' else i.status end`,
  failure: sql<InvitationFailure | null>`case when i.status <> 'queued' or d.status = 'sent' then i.failure
  when d.status = 'not_sent' then 'settled_as_not_sent' when d.dispatch_status = 'failed' then 'refused'
  when ${isStopped} then 'rfq_closed' end`,
  sentAt: sql<string | null>`d.sent_at`,
  factoryName: sql<string>`f.name_en`,
};
type Joined = { [K in keyof typeof joinedColumns]: (typeof joinedColumns)[K] extends RawBuilder<infer V> ? V : never };
export type InvitationRow = Row<RfqInvitation, (typeof invitationColumns)[number]> & Joined;

const joinInvitations = (db: Db) =>
  db
    .selectFrom('rfq_invitation as i')
    .innerJoin('rfq as q', 'q.id', 'i.rfq_id')
    .innerJoin('factory as f', 'f.id', 'i.factory_id')
    .leftJoin('delivery as d', 'd.id', 'i.delivery_id')
    .select(columns('i', invitationColumns))
    .select([
      joinedColumns.status.as('status'),
      joinedColumns.failure.as('failure'),
      joinedColumns.sentAt.as('sentAt'),
      joinedColumns.factoryName.as('factoryName'),
    ]);

export const invitationRecords = createRecords('invitation', 'i.id', joinInvitations, readersFor);

export const selectInvitations = (db: Db, rfqIds: readonly string[]): Promise<InvitationRow[]> =>
  joinInvitations(db)
    .where('i.rfq_id', '=', sql<string>`any(${rfqIds}::uuid[])`)
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute();

export const readInvitations = (ctx: Context, rfqId: string): Promise<InvitationRow[]> =>
  batch(ctx, 'invitations of rfqs', async (ids) =>
    groupRows(ids, 'rfqId', await selectInvitations(readersFor(ctx).rows, ids)),
  ).load(rfqId);
