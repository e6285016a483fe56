import { type RawBuilder, sql } from 'kysely';
import { contains, createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row, snakeCase } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { ProjectRow } from '#modules/sourcing/projects/project.queries.ts';
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
  savedStatus: sql<string>`d.status`,
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

const requiredJoins: Record<keyof Joined, readonly ('factory' | 'contact' | 'project' | 'dispatch')[]> = {
  status: ['factory', 'contact'],
  savedStatus: [],
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

const { status, dispatchStatus, leaseExpiresAt } = joinedColumns;
const needsStatus = { columns: ['status'] } satisfies { columns: Column[] };
// The planner takes a condition in `case` for true of half of the rows, so it scans an index in order until a page is
// full. A comparison it would take for true of few, and sort all drafts.
const isWaiting = sql<boolean>`(d.status = 'draft' and case when (${contact}) is null then false else true end)`;

export const deliveryList = createList({
  name: 'deliveries',
  id: 'd.id',
  select: selectDeliveries,
  orders: {
    CREATED_AT: { by: sql.ref('d.created_at'), type: 'timestamptz', column: 'createdAt' },
    UPDATED_AT: { by: sql.ref('d.updated_at'), type: 'timestamptz', column: 'updatedAt' },
    // `needs_contact` is a draft: it is derived, so no index could hold it.
    STATUS: { by: sql.ref('d.status'), type: 'text', column: 'savedStatus' },
    FACTORY_NAME: { by: sql`coalesce(f.name_en, '') collate "C"`, type: 'text', column: 'factoryName' },
  },
  conditions: {
    projectId: hasId(sql.ref('d.project_id')),
    actionId: hasId(sql.ref('d.action_id')),
    factoryId: hasId(sql.ref('d.factory_id')),
    status: {
      ...needsStatus,
      where: (values) =>
        sql<boolean>`d.status = any(array_replace(${values}::text[], 'needs_contact', 'draft')) and case when d.status = 'draft' then case when (${contact}) is null then 'needs_contact' else 'draft' end = any(${values}::text[]) else true end`,
      split: {
        column: sql.ref('d.status'),
        values: (values) =>
          sql`array(select distinct unnest(array_replace(${values}::text[], 'needs_contact', 'draft')))`,
      },
    },
    channel: isOneOf(sql.ref('d.channel')),
    dispatchStatus: {
      columns: ['dispatchStatus'],
      where: (values, now) =>
        sql<boolean>`case when ${dispatchStatus} = 'sending' and ${leaseExpiresAt} <= ${now}::timestamptz then 'uncertain' else ${dispatchStatus} end = any(${values}::text[])`,
    },
    waitingForApproval_true: { ...needsStatus, where: () => isWaiting },
    waitingForApproval_false: { ...needsStatus, where: () => sql<boolean>`not (${isWaiting})` },
    q: {
      where: (text) =>
        sql<boolean>`(${contains(sql.ref('d.subject')).where(text)} or d.factory_id in (select n.id from factory n where ${contains(sql.ref('n.name_en'), sql.ref('n.name_zh')).where(text)}))`,
    },
    ...isWithin('createdAt', sql.ref('d.created_at'), 'timestamptz'),
  },
  parents: { project: 'd.project_id' },
});

export const matchesDelivery = async (ctx: Context, id: string, filter: object): Promise<boolean> => {
  const found = deliveryList.match(ctx, filter).where('d.id', '=', id).select('d.id');
  return (await found.executeTakeFirst()) !== undefined;
};

export type DeliveryCount = {
  status: DeliveryStatus;
  channel: DeliveryRow['channel'];
  count: number;
  oldestAt: string;
};

/** Contacts are looked up for drafts only. */
export const countDeliveries = (ctx: Context, filter: object): Promise<DeliveryCount[]> => {
  const count = (counted: RawBuilder<DeliveryStatus>, columns: readonly Column[], isCounted: RawBuilder<boolean>) =>
    deliveryList
      .match(ctx, filter, columns)
      .where(isCounted)
      .select([
        counted.as('status'),
        'd.channel',
        sql<number>`count(*)`.as('count'),
        sql<string>`min(d.created_at)`.as('oldestAt'),
      ])
      .groupBy([counted, 'd.channel'])
      .$castTo<DeliveryCount>();
  return count(sql.ref<DeliveryStatus>('d.status'), [], sql`d.status <> 'draft'`)
    .unionAll(count(status, ['status'], sql`d.status = 'draft'`))
    .execute();
};

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
