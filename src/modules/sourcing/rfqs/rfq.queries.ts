import { type RawBuilder, sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { readersFor } from '#db/operator-rows.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row, snakeCase } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { Rfq, RfqInvitation, RfqLine } from './rfq.entity.ts';
import type { InvitationStatus, RfqFilter, RfqPageInput } from './rfq.schema.ts';

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
type Args = Record<string, unknown>;

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

const filters = ['status', 'projectId'] as const;
type Filter = { [K in keyof RfqFilter]?: RfqFilter[K] | null };
const filterColumns = { status: sql.ref('r.status'), projectId: sql.ref('r.project_id') };

function buildFilter(filter: Filter) {
  const filterFields = filters.filter((field) => filter[field]);
  const query = (db: Db, args: Args, selected: readonly Column[]) =>
    filterFields.reduce(
      (all, field) => all.where(sql<boolean>`${filterColumns[field]} = ${args[field]}`),
      selectRfqs(db, selected),
    );
  const total = async (ctx: Context): Promise<number> => {
    const counted = query(readersFor(ctx).rows, filter, ['id']).clearSelect().select(sql<number>`count(*)`.as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  };
  return { filterFields, query, total };
}

export async function listRfqs(
  ctx: Context,
  filter: Filter,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<RfqRow>> {
  const { filterFields, query, total } = buildFilter(filter);
  const rows = await readersFor(ctx).prepared(
    `rfqs:${selected}:${filterFields}:${describeKeyset(page)}`,
    { ...filter, ...toKeysetArgs(page) },
    (db, args) => paginateByKeyset(query(db, args, selected), page, args, newestFirst('r'), 'desc'),
  );
  return { rows, total: () => total(ctx) };
}

export type RfqPage = NumberedPage & { rfqs: RfqRow[]; total: number };

export async function pageRfqs(
  ctx: Context,
  { page, pageSize, ...filter }: RfqPageInput,
  selected: readonly Column[],
): Promise<RfqPage> {
  const { query, total } = buildFilter(filter);
  const [rfqs, all] = await Promise.all([
    query(readersFor(ctx).rows, filter, selected)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(pageSize)
      .offset(toOffset({ page, pageSize }))
      .execute(),
    total(ctx),
  ]);
  return { rfqs, page, pageSize, total: all };
}

export const readRfq = (ctx: Context, id: string, selected: readonly Column[] = rfqColumns): Promise<RfqRow> =>
  selectRfqs(readersFor(ctx).rows, selected)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('rfq'));

export const rfqRecords = createRecords('rfq', 'r.id', selectRfqs, readersFor);

const lineColumns = ['id', 'number', 'name', 'quantityPerUnit', 'rfqId'] as const;
export type RfqLineRow = Row<RfqLine, (typeof lineColumns)[number]>;

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
const joinedColumns = {
  /** `sent` is derived from the delivery on each read, never saved, so it cannot be stale. */
  status: sql<InvitationStatus>`case when i.status = 'pending' and d.status = 'sent' then 'sent' else i.status end`,
  sentAt: sql<string | null>`d.sent_at`,
  factoryName: sql<string>`f.name_en`,
};
type Joined = { [K in keyof typeof joinedColumns]: (typeof joinedColumns)[K] extends RawBuilder<infer V> ? V : never };
export type InvitationRow = Row<RfqInvitation, (typeof invitationColumns)[number]> & Joined;

const joinInvitations = (db: Db) =>
  db
    .selectFrom('rfq_invitation as i')
    .innerJoin('factory as f', 'f.id', 'i.factory_id')
    .leftJoin('delivery as d', 'd.id', 'i.delivery_id')
    .select(columns('i', invitationColumns))
    .select([
      joinedColumns.status.as('status'),
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
