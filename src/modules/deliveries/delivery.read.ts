import { type RawBuilder, sql } from 'kysely';
import { cut, newestFirst } from '#db/keyset.ts';
import { batch, groupedBy, inOrder, type Row, snakeCase } from '#db/rows.ts';
import type { Listing } from '#graph/connection.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Page } from '#kernel/page.ts';
import type { Delivery, Dispatch } from './delivery.entity.ts';
import type { DeliveryStatus, DispatchStatus } from './delivery.shapes.ts';

const savedColumns = [
  'id',
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
  'rejectedAt',
  'rejectReason',
  'sentAt',
  'sentBy',
  'sentReference',
  'actionId',
  'projectId',
  'factoryId',
] as const;
type Saved = Row<Delivery, (typeof savedColumns)[number]>;

const contact = sql<string | null>`case when f.quarantined then null
  when d.channel = 'email' then c.contact_email else c.contact_wechat end`;

/** What a delivery is by the records around it, now. */
const joined = {
  /** A draft whose factory has no usable contact needs one; that is never saved, so it cannot be out of date. */
  status: sql<DeliveryStatus>`case when d.status = 'draft' and (${contact}) is null then 'needs_contact' else d.status end`,
  factoryName: sql<string | null>`f.name_en`,
  contactName: sql<string | null>`c.contact_name`,
  contactAddress: contact,
  currentProjectVersion: sql<string>`'v' || p.context_number`,
  dispatchStatus: sql<DispatchStatus | null>`x.status`,
};
type Joined = { [K in keyof typeof joined]: (typeof joined)[K] extends RawBuilder<infer V> ? V : never };

/** What the graph knows of a delivery. A list fills the columns its document wants. */
export type DeliveryRow = Saved & Joined;
type Column = keyof DeliveryRow;
export const deliveryColumns: readonly Column[] = [...savedColumns, ...(Object.keys(joined) as (keyof Joined)[])];

const isJoined = (column: Column): column is keyof Joined => column in joined;

/** PostgreSQL leaves out each of these joins of which nothing is wanted: they can add no row. */
const deliveries = ({ rows }: Context, wanted: readonly Column[]) =>
  rows
    .selectFrom('delivery as d')
    .innerJoin('project as p', 'p.id', 'd.project_id')
    .leftJoin('factory as f', 'f.id', 'd.factory_id')
    .leftJoin('factory_contact as c', 'c.factory_id', 'd.factory_id')
    .leftJoin('dispatch as x', 'x.delivery_id', 'd.id')
    .select(wanted.map((name) => (isJoined(name) ? joined[name] : sql.ref(`d.${snakeCase(name)}`)).as(name)))
    .$castTo<DeliveryRow>();

export type DeliveryFilter = { status?: DeliveryStatus | null; projectId?: string | null };

export async function listDeliveries(
  ctx: Context,
  { status, projectId }: DeliveryFilter,
  page: Page,
  wanted: readonly Column[],
): Promise<Listing<DeliveryRow>> {
  let matching = deliveries(ctx, wanted);
  if (projectId) matching = matching.where('d.project_id', '=', projectId);
  if (status === 'needs_contact' || status === 'draft') {
    const lacking = sql.raw(status === 'draft' ? 'is not null' : 'is null');
    matching = matching.where('d.status', '=', 'draft').where(sql<boolean>`(${contact}) ${lacking}`);
  } else if (status) matching = matching.where('d.status', '=', status);
  const total = async () =>
    (await matching.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  return { rows: await cut(matching, page, newestFirst('d'), 'desc').execute(), total };
}

/** One page for each of the sibling projects, by one statement. */
export const readProjectDeliveries = (
  ctx: Context,
  projectId: string,
  page: Page,
  wanted: readonly Column[],
): Promise<Listing<DeliveryRow>> =>
  batch(ctx, `deliveries of projects:${JSON.stringify(page)}:${wanted}`, async (ids) => {
    const asked = [...new Set(ids)];
    const found = await ctx.rows
      .selectFrom(sql<{ parent: string }>`unnest(${asked}::uuid[])`.as<'parents'>(sql`parents(parent)`))
      .crossJoinLateral(() =>
        cut(
          deliveries(ctx, wanted).where('d.project_id', '=', sql.ref<string>('parents.parent')),
          page,
          newestFirst('d'),
          'desc',
        ).as('page'),
      )
      .selectAll()
      .execute();
    const pages = groupedBy(ids, 'parent', found);
    return pages.map((rows, i) => ({ rows, total: () => countDeliveries(ctx, ids[i]!) }));
  }).load(projectId);

const countDeliveries = (ctx: Context, projectId: string): Promise<number> =>
  batch(ctx, 'delivery counts', async (ids) => {
    const found = await ctx.rows
      .selectFrom('delivery')
      .select(['project_id as id', sql<number>`count(*)`.as('count')])
      .where('project_id', '=', sql<string>`any(${ids}::uuid[])`)
      .groupBy('project_id')
      .execute();
    return inOrder(ids, found).map((row) => row?.count ?? 0);
  }).load(projectId);

export const readDelivery = (
  ctx: Context,
  id: string,
  wanted: readonly Column[] = deliveryColumns,
): Promise<DeliveryRow> =>
  deliveries(ctx, wanted)
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('delivery'));

/** All of each action, of which there are at most a handful, by one statement for sibling actions. */
export const readDeliveriesOf = (ctx: Context, actionId: string, wanted: readonly Column[]): Promise<DeliveryRow[]> =>
  batch(ctx, `deliveries of actions:${wanted}`, async (ids) => {
    const columns = [...new Set<Column>([...wanted, 'actionId'])];
    const found = deliveries(ctx, columns)
      .where('d.action_id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('d.created_at')
      .orderBy('d.id');
    return groupedBy(ids, 'actionId', await found.execute());
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
    const found = await ctx.rows
      .selectFrom('dispatch as x')
      .select(dispatchColumns.map((name) => sql.ref(`x.${snakeCase(name)}`).as(name)))
      .select(sql.ref('x.delivery_id').as('deliveryId'))
      .where('x.delivery_id', '=', sql<string>`any(${ids}::uuid[])`)
      .$castTo<DispatchRow & { deliveryId: string }>()
      .execute();
    const byDelivery = new Map(found.map((row) => [row.deliveryId, row]));
    return ids.map((id) => byDelivery.get(id) ?? null);
  }).load(deliveryId);
