import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { contains, createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { type DeliveryRow, selectDeliveries } from '../delivery.queries.ts';
import { type DeliveryListFilter, DeliveryStatus } from '../delivery.schema.ts';

const status = sql.ref('d.status');
const dispatchStatus = sql.ref('d.dispatch_status');
const channel = sql.ref('d.channel');
const byStatus = (values: (values: unknown) => RawBuilder<unknown>) =>
  ({
    column: status,
    values,
    orders: ['CREATED_AT', 'UPDATED_AT', 'STATUS', 'FACTORY_NAME'],
    sorts: 'STATUS',
  }) as const;
const toTexts = (values: unknown) => sql`${values}::text[]`;
const otherStatuses = sql`array[${sql.join(
  DeliveryStatus.options.filter((status) => status !== 'draft').map((status) => sql.lit(status)),
)}]`;
/** With the expiry of its lease, an attempt that is saved as `sending` becomes uncertain. */
const toSaved = (values: unknown) =>
  sql`case when 'uncertain' = any(${values}::text[]) then ${values}::text[] || 'sending'::text else ${values}::text[] end`;

export const deliveryList = createList({
  name: 'deliveries',
  id: 'd.id',
  select: selectDeliveries,
  orders: {
    CREATED_AT: { by: sql.ref('d.created_at'), type: 'timestamptz', column: 'createdAt' },
    UPDATED_AT: { by: sql.ref('d.updated_at'), type: 'timestamptz', column: 'updatedAt' },
    STATUS: { by: status, type: 'text', column: 'status' },
    FACTORY_NAME: { by: sql`d.factory_name collate "C"`, type: 'text', column: 'factoryName' },
  },
  conditions: {
    projectId: hasId(sql.ref('d.project_id')),
    actionId: hasId(sql.ref('d.action_id')),
    factoryId: hasId(sql.ref('d.factory_id')),
    status: { ...isOneOf(status), split: byStatus(toTexts) },
    channel: { ...isOneOf(channel), split: { column: channel, values: toTexts, orders: ['CREATED_AT'] } },
    dispatchStatus: {
      // A scalar subquery is not turned into a scan of all dispatches.
      where: (values, now) =>
        sql<boolean>`${dispatchStatus} = any(${toSaved(values)}) and case when ${dispatchStatus} = 'sending'
          and (select x.lease_expires_at from dispatch x where x.delivery_id = d.id) <= ${now}::timestamptz
          then 'uncertain' else ${dispatchStatus} end = any(${values}::text[])`,
      split: {
        column: dispatchStatus,
        values: toSaved,
        orders: ['CREATED_AT', 'STATUS'],
      },
    },
    waitingForApproval_true: {
      where: () => sql<boolean>`${status} = 'draft'`,
      split: byStatus(() => sql`array['draft']`),
    },
    waitingForApproval_false: {
      where: () => sql<boolean>`${status} = any(${otherStatuses})`,
      split: byStatus(() => otherStatuses),
    },
    q: {
      ...contains(sql.ref('d.subject'), sql.ref('d.factory_name'), sql.ref('d.factory_name_zh')),
      search: (text, max) => sql<string[]>`search_deliveries(${text}::text, ${max}::int)`,
    },
    ...isWithin('createdAt', sql.ref('d.created_at'), 'timestamptz'),
  },
  parents: { project: 'd.project_id' },
  count: (ctx, filter) => {
    const counted = toCountedFilter(filter);
    return counted && readCounts(ctx, counted).then((counts) => counts.reduce((sum, { count }) => sum + count, 0));
  },
});

export type DeliveryCount = { status: DeliveryStatus; channel: DeliveryRow['channel']; count: number };
type Filter = z.output<typeof DeliveryListFilter>;
type CountedFilter = Pick<Filter, 'projectId' | 'status' | 'channel' | 'waitingForApproval'>;

/** Null if the filter has a condition that the table of counts does not know. */
function toCountedFilter({ projectId, status, channel, waitingForApproval, ...others }: Filter): CountedFilter | null {
  const isCounted = Object.values(others).every((value) => value === null || value === undefined);
  return isCounted ? { projectId, status, channel, waitingForApproval } : null;
}

async function readCounts(ctx: Context, filter: CountedFilter): Promise<DeliveryCount[]> {
  const { projectId, status, channel, waitingForApproval } = filter;
  const scope = projectId ?? requireViewer(ctx).owner;
  const counts = await ctx.prepared('counts of deliveries', { scope }, (db, { scope }) =>
    db
      .selectFrom('delivery_count as c')
      .select(['c.status', 'c.channel', sql<number>`sum(c.count)`.as('count')])
      .where('c.scope_id', '=', scope)
      .groupBy(['c.status', 'c.channel'])
      .having(sql<boolean>`sum(c.count) <> 0`),
  );
  return counts.filter(
    (one) =>
      (status?.includes(one.status) ?? true) &&
      (channel?.includes(one.channel) ?? true) &&
      (waitingForApproval ?? one.status === 'draft') === (one.status === 'draft'),
  );
}

export const countDeliveries = async (ctx: Context, filter: Filter): Promise<DeliveryCount[]> => {
  const counted = toCountedFilter(filter);
  if (counted) return readCounts(ctx, counted);
  return deliveryList
    .match(ctx, filter)
    .select(['d.status', 'd.channel', sql<number>`count(*)`.as('count')])
    .groupBy(['d.status', 'd.channel'])
    .$castTo<DeliveryCount>()
    .execute();
};

/** When the oldest delivery that waits for approval was created. */
export async function readOldestWaiting(ctx: Context, { status, ...filter }: Filter): Promise<string | null> {
  if (filter.waitingForApproval === false || (status && !status.includes('draft'))) return null;
  const { rows } = await deliveryList.read(ctx, {
    page: { first: 1, from: null, back: false },
    order: { field: 'CREATED_AT', direction: 'ASC' },
    filter: { ...filter, waitingForApproval: true },
    selected: ['createdAt'],
  });
  return rows[0]?.createdAt ?? null;
}
