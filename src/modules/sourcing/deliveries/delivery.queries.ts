import { type RawBuilder, sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row, snakeCase } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import { countInProject, type ProjectRow } from '#modules/sourcing/projects/project.queries.ts';
import type { Delivery, Dispatch } from './delivery.entity.ts';
import type { DeliveryStatus, DispatchStatus } from './delivery.schema.ts';

const savedColumns = [
  'id',
  'owner',
  'createdAt',
  'updatedAt',
  'channel',
  'projectVersion',
  'cc',
  'subject',
  'bodyEn',
  'bodyZh',
  'frozenFrom',
  'frozenName',
  'frozenTo',
  'approvedAt',
  'approvedBy',
  'rejectedAt',
  'rejectReason',
  'sentAt',
  'sentBy',
  'sentReference',
  'sentToWithdrawn',
  'settledAt',
  'settledOutcome',
  'settlementEvidence',
  'actionId',
  'projectId',
  'factoryId',
] as const;
type ProjectStatus = ProjectRow['status'];
type Saved = Row<Delivery, (typeof savedColumns)[number]>;

const contact = sql<string | null>`case when f.quarantined then null
  when d.channel = 'email' then c.contact_email else c.contact_wechat end`;

export const joinedColumns = {
  /** `needs_contact` is derived on each read, never saved, so it cannot be stale. */
  status: sql<DeliveryStatus>`case when d.status = 'draft' and (${contact}) is null then 'needs_contact' else d.status end`,
  factoryName: sql<string | null>`f.name_en`,
  contactName: sql<string | null>`c.contact_name`,
  contactAddress: contact,
  currentProjectVersion: sql<string>`'v' || p.context_number`,
  projectStatus: sql<ProjectStatus>`p.status`,
  dispatchStatus: sql<DispatchStatus | null>`x.status`,
  leaseExpiresAt: sql<string | null>`x.lease_expires_at`,
  provider: sql<string | null>`x.provider`,
};
type Joined = { [K in keyof typeof joinedColumns]: (typeof joinedColumns)[K] extends RawBuilder<infer V> ? V : never };

export type DeliveryRow = Saved & Joined;
type Column = keyof (Saved & Joined);
const isJoined = (column: string): column is keyof Joined => column in joinedColumns;
export const deliveryColumns: readonly Column[] = [...savedColumns, ...Object.keys(joinedColumns).filter(isJoined)];

type Db = Context['rows'];
type Args = Record<string, unknown>;

const requiredJoins: Record<keyof Joined, readonly ('factory' | 'contact' | 'project' | 'dispatch')[]> = {
  status: ['factory', 'contact'],
  factoryName: ['factory'],
  contactName: ['contact'],
  contactAddress: ['factory', 'contact'],
  currentProjectVersion: ['project'],
  projectStatus: ['project'],
  dispatchStatus: ['dispatch'],
  leaseExpiresAt: ['dispatch'],
  provider: ['dispatch'],
};

export function selectDeliveries(db: Db, selected: readonly Column[]) {
  const joins = new Set(selected.flatMap((name) => (isJoined(name) ? requiredJoins[name] : [])));
  return db
    .selectFrom('delivery as d')
    .$if(joins.has('factory'), (query) => query.leftJoin('factory as f', 'f.id', 'd.factory_id'))
    .$if(joins.has('contact'), (query) => query.leftJoin('factory_contact as c', 'c.factory_id', 'd.factory_id'))
    .$if(joins.has('project'), (query) => query.leftJoin('project as p', 'p.id', 'd.project_id'))
    .$if(joins.has('dispatch'), (query) => query.leftJoin('dispatch as x', 'x.delivery_id', 'd.id'))
    .select(selected.map((name) => (isJoined(name) ? joinedColumns[name] : sql.ref(`d.${snakeCase(name)}`)).as(name)))
    .$castTo<DeliveryRow>();
}

export type DeliveryFilter = { status?: DeliveryStatus | null; projectId?: string | null };

export async function listDeliveries(
  ctx: Context,
  filter: DeliveryFilter,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<DeliveryRow>> {
  const { status, projectId } = filter;
  const filterDeliveries = (db: Db, args: Args, columns: readonly Column[]) => {
    let query = selectDeliveries(db, status ? [...new Set<Column>([...columns, 'status'])] : columns);
    if (projectId) query = query.where(sql<boolean>`d.project_id = ${args['projectId']}`);
    if (status) query = query.where(sql<boolean>`${joinedColumns.status} = ${args['status']}`);
    return query;
  };
  const shape = `deliveries:${selected}:${Boolean(status)}:${Boolean(projectId)}:${describeKeyset(page)}`;
  const rows = await ctx.prepared(shape, { ...filter, ...toKeysetArgs(page) }, (db, args) =>
    paginateByKeyset(filterDeliveries(db, args, selected), page, args, newestFirst('d'), 'desc'),
  );
  const total = async () => {
    const counted = filterDeliveries(ctx.rows, filter, ['id']).clearSelect().select(sql<number>`count(*)`.as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  };
  return { rows, total };
}

export const readProjectDeliveries = (
  ctx: Context,
  projectId: string,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<DeliveryRow>> =>
  batch(ctx, `deliveries of projects:${JSON.stringify(page)}:${selected}`, async (ids) => {
    const found = await ctx.prepared(
      `deliveries of projects:${selected}:${describeKeyset(page)}`,
      { ...toKeysetArgs(page), parents: [...new Set(ids)] },
      (db, { parents, ...args }) =>
        db
          .selectFrom(sql<{ parent: string }>`unnest(${parents}::uuid[])`.as<'parents'>(sql`parents(parent)`))
          .crossJoinLateral(() => {
            const projectDeliveries = selectDeliveries(db, selected).where(
              'd.project_id',
              '=',
              sql.ref<string>('parents.parent'),
            );
            return paginateByKeyset(projectDeliveries, page, args, newestFirst('d'), 'desc').as('page');
          })
          .selectAll(),
    );
    const pages = groupRows(ids, 'parent', found);
    return ids.map((id, i) => ({ rows: pages[i] ?? [], total: () => countInProject(ctx, 'delivery', id) }));
  }).load(projectId);

export async function readDelivery(
  ctx: Context,
  id: string,
  selected: readonly Column[] = deliveryColumns,
): Promise<DeliveryRow> {
  const [row] = await ctx.prepared(`delivery:${selected}`, { id }, (db, { id }) =>
    selectDeliveries(db, selected).where('d.id', '=', id),
  );
  if (!row) throw notFound('delivery');
  return row;
}

export const deliveryRecords = createRecords('delivery', 'd.id', selectDeliveries);

/** Not paged: an action has at most five deliveries. */
export const readActionDeliveries = (
  ctx: Context,
  actionId: string,
  selected: readonly Column[],
): Promise<DeliveryRow[]> =>
  batch(ctx, `deliveries of actions:${selected}`, async (ids) => {
    const columns = [...new Set<Column>([...selected, 'actionId'])];
    const found = await ctx.prepared(`deliveries of actions:${selected}`, { ids }, (db, { ids }) =>
      selectDeliveries(db, columns)
        .where('d.action_id', '=', sql<string>`any(${ids}::uuid[])`)
        .orderBy('d.created_at')
        .orderBy('d.id'),
    );
    return groupRows(ids, 'actionId', found);
  }).load(actionId);

const dispatchColumns = [
  'id',
  'status',
  'attempts',
  'firstAttemptAt',
  'retryBefore',
  'leaseExpiresAt',
  'lastOutcome',
  'providerMessageId',
  'acceptedAt',
  'payloadSha256',
  'events',
] as const;
export type DispatchRow = Row<Dispatch, (typeof dispatchColumns)[number]>;

export const readDispatch = (ctx: Context, deliveryId: string): Promise<DispatchRow | null> =>
  batch(ctx, 'dispatches', async (ids) => {
    const found = await ctx.prepared('dispatches', { ids }, (db, { ids }) =>
      db
        .selectFrom('dispatch as x')
        .select([...columns('x', dispatchColumns), 'x.delivery_id as deliveryId'])
        .where('x.delivery_id', '=', sql<string>`any(${ids}::uuid[])`),
    );
    const byDelivery = new Map(found.map((row) => [row.deliveryId, row]));
    return ids.map((id) => byDelivery.get(id) ?? null);
  }).load(deliveryId);
