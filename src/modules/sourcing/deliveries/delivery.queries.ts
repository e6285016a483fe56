import { type RawBuilder, sql } from 'kysely';
import { createRecords } from '#db/records.ts';
import { batch, groupRows, joinColumns, type Row, snakeCase } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { ProjectRow } from '#modules/sourcing/projects/project.queries.ts';
import type { Delivery } from './delivery.entity.ts';
import type { ReceiptEvents } from './delivery.schema.ts';

const savedColumns = [
  'id',
  'owner',
  'createdAt',
  'updatedAt',
  'status',
  'kind',
  'channel',
  'projectVersion',
  'cc',
  'subject',
  'bodyEn',
  'bodyZh',
  'hasLink',
  'inReplyToId',
  'files',
  'replyReference',
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
  'dispatchStatus',
  'actionId',
  'projectId',
  'factoryId',
] as const;
type ProjectStatus = ProjectRow['status'];
type Saved = Row<Delivery, (typeof savedColumns)[number]>;

/** Of a delivery `d`: whether each request that it was released for is closed. */
export const requestClosed = `d.kind in ('rfq_publication', 'counter_question') and coalesce((
  select bool_and(q.closed_at is not null) from rfq_invitation i join rfq q on q.id = i.rfq_id
  where i.delivery_id = coalesce(d.in_reply_to_id, d.id)), false)`;

export const joinedColumns = {
  factoryName: sql<string | null>`nullif(d.factory_name, '')`,
  contactName: sql<string | null>`c.contact_name`,
  contactAddress: sql<string | null>`case when f.quarantined or d.in_reply_to_id is not null
  and (select o.frozen_to from delivery o where o.id = d.in_reply_to_id) is distinct from
  case when d.channel = 'email' then c.contact_email else c.contact_wechat end then null
  when d.channel = 'email' then c.contact_email else c.contact_wechat end`,
  currentProjectVersion: sql<string>`'v' || p.context_number`,
  projectStatus: sql<ProjectStatus>`p.status`,
  leaseExpiresAt: sql<string | null>`case when d.dispatch_status = 'sending' then
  (select s.lease_expires_at from dispatch s where s.delivery_id = d.id) end`,
  provider: sql<string | null>`x.provider`,
  dispatchId: sql<string | null>`x.id`,
  attempts: sql<number>`x.attempts`,
  firstAttemptAt: sql<string | null>`x.first_attempt_at`,
  retryBefore: sql<string | null>`x.retry_before`,
  lastLeaseExpiresAt: sql<string | null>`x.lease_expires_at`,
  lastOutcome: sql<string | null>`x.last_outcome`,
  providerMessageId: sql<string | null>`x.provider_message_id`,
  acceptedAt: sql<string | null>`x.accepted_at`,
  dispatchedSha256: sql<string>`x.payload_sha256`,
  providerEvents: sql<ReceiptEvents | null>`x.events`,
  linkVersion: sql<number | null>`l.version`,
  linkTokenSha256: sql<string | null>`l.token_sha256`,
  linkRevokedAt: sql<string | null>`l.revoked_at`,
  isRequestClosed: sql<boolean>`(${sql.raw(requestClosed)})`,
};
/** A dispatch that is joined anyway need not be looked up. */
const columnsBesideDispatch = {
  ...joinedColumns,
  leaseExpiresAt: sql<string | null>`case when d.dispatch_status = 'sending' then x.lease_expires_at end`,
};
type Joined = { [K in keyof typeof joinedColumns]: (typeof joinedColumns)[K] extends RawBuilder<infer V> ? V : never };

export type DeliveryRow = Saved & Joined;
type Column = keyof (Saved & Joined);
const isJoined = (column: string): column is keyof Joined => column in joinedColumns;
export const deliveryColumns: readonly Column[] = [...savedColumns, ...Object.keys(joinedColumns).filter(isJoined)];

type Db = Context['rows'];

const requiredJoins: Record<keyof Joined, readonly ('factory' | 'contact' | 'project' | 'dispatch' | 'link')[]> = {
  factoryName: [],
  contactName: ['contact'],
  contactAddress: ['factory', 'contact'],
  currentProjectVersion: ['project'],
  projectStatus: ['project'],
  leaseExpiresAt: [],
  provider: ['dispatch'],
  dispatchId: ['dispatch'],
  attempts: ['dispatch'],
  firstAttemptAt: ['dispatch'],
  retryBefore: ['dispatch'],
  lastLeaseExpiresAt: ['dispatch'],
  lastOutcome: ['dispatch'],
  providerMessageId: ['dispatch'],
  acceptedAt: ['dispatch'],
  dispatchedSha256: ['dispatch'],
  providerEvents: ['dispatch'],
  linkVersion: ['link'],
  linkTokenSha256: ['link'],
  linkRevokedAt: ['link'],
  isRequestClosed: [],
};

export function selectDeliveries(db: Db, selected: readonly Column[]) {
  const joins = new Set(selected.flatMap((name) => (isJoined(name) ? requiredJoins[name] : [])));
  const computed = joins.has('dispatch') ? columnsBesideDispatch : joinedColumns;
  return db
    .selectFrom('delivery as d')
    .$if(joins.has('factory'), (query) => query.leftJoin('factory as f', 'f.id', 'd.factory_id'))
    .$if(joins.has('contact'), (query) => query.leftJoin('factory_contact as c', 'c.factory_id', 'd.factory_id'))
    .$if(joins.has('project'), (query) => query.leftJoin('project as p', 'p.id', 'd.project_id'))
    .$if(joins.has('dispatch'), (query) => query.leftJoin('dispatch as x', 'x.delivery_id', 'd.id'))
    .$if(joins.has('link'), (query) => query.leftJoin('supplier_link as l', 'l.delivery_id', 'd.id'))
    .select(selected.map((name) => (isJoined(name) ? computed[name] : sql.ref(`d.${snakeCase(name)}`)).as(name)))
    .$castTo<DeliveryRow>();
}

export async function readDelivery(
  ctx: Context,
  id: string,
  selected: readonly Column[] = deliveryColumns,
): Promise<DeliveryRow> {
  const [row] = await ctx.prepared(`delivery:${joinColumns(selected)}`, { id }, (db, { id }) =>
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
  batch(ctx, `deliveries of actions:${joinColumns(selected)}`, async (ids) => {
    const columns = [...new Set<Column>([...selected, 'actionId'])];
    const found = await ctx.prepared(`deliveries of actions:${joinColumns(selected)}`, { ids }, (db, { ids }) =>
      selectDeliveries(db, columns)
        .where('d.action_id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('d.in_reply_to_id', 'is', null)
        .orderBy('d.created_at')
        .orderBy('d.id'),
    );
    return groupRows(ids, 'actionId', found);
  }).load(actionId);

/** Those of the dispatch of a delivery, which `hasDispatch` says is there. */
export const dispatchColumns = [
  'dispatchId',
  'dispatchStatus',
  'attempts',
  'firstAttemptAt',
  'retryBefore',
  'lastLeaseExpiresAt',
  'lastOutcome',
  'providerMessageId',
  'acceptedAt',
  'dispatchedSha256',
  'providerEvents',
] as const satisfies Column[];
type DispatchColumns = Pick<DeliveryRow, (typeof dispatchColumns)[number]>;
export type DispatchRow = {
  [K in keyof DispatchColumns]: K extends Present ? NonNullable<DispatchColumns[K]> : DispatchColumns[K];
};
type Present = 'dispatchId' | 'dispatchStatus' | 'providerEvents';

export const hasDispatch = <Row extends DispatchColumns>(delivery: Row): delivery is Row & DispatchRow =>
  delivery.dispatchId !== null;
