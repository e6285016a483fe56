import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type DeliveryRow, deliveryColumns, joinedColumns, selectDeliveries } from '../delivery.queries.ts';

const status = sql.ref('d.status');
const outboxOnly = {
  projectName: sql<string>`owning_project.name`,
  waitingSince: sql<string>`case when d.approved_at is null then d.created_at else d.approved_at end`,
};
export type OutboxItem = DeliveryRow & { projectName: string; waitingSince: string };
type Column = keyof OutboxItem;
type OutboxColumn = keyof typeof outboxOnly;
const isOutboxOnly = (column: Column): column is OutboxColumn => column in outboxOnly;
const isOfDelivery = (column: Column): column is keyof DeliveryRow => !isOutboxOnly(column);
export const outboxColumns: readonly Column[] = [...deliveryColumns, 'projectName', 'waitingSince'];

/** The status of the outbox is that of the delivery. The conditions read the contact and the link. */
const selectOutbox = (db: Context['rows'], selected: readonly Column[]) =>
  selectDeliveries(db, [...new Set([...selected.filter(isOfDelivery), 'contactAddress', 'linkRevokedAt'] as const)])
    .innerJoin('project as owning_project', 'owning_project.id', 'd.project_id')
    // Excludes sandbox keys, whose owner is the key itself: nothing of them is ever sent.
    .innerJoin('organisation as o', 'o.id', 'd.owner')
    .select(selected.filter(isOutboxOnly).map((column) => outboxOnly[column].as(column)))
    .where(sql<boolean>`d.status in ('queued', 'needs_contact')`)
    .where(sql<boolean>`${joinedColumns.linkRevokedAt} is null`)
    .where(sql<boolean>`not ${joinedColumns.isRequestClosed}`)
    .where('owning_project.status', '=', 'active')
    .where(sql<boolean>`(d.status = 'needs_contact' or ${joinedColumns.contactAddress} = d.frozen_to)`)
    .$castTo<OutboxItem>();

/**
 * All tenants. Hidden while the project is archived or the factory quarantined, and if the approved contact was withdrawn
 * or changed, the link revoked, or the quote request closed.
 */
export const outboxList = createList({
  name: 'outbox',
  id: 'd.id',
  select: selectOutbox,
  orders: { WAITING_SINCE: { by: outboxOnly.waitingSince, type: 'timestamptz', column: 'waitingSince' } },
  conditions: {
    status: {
      ...isOneOf(status),
      split: { column: status, values: (values) => sql`${values}::text[]`, orders: ['WAITING_SINCE'] },
    },
    projectId: hasId(sql.ref('d.project_id')),
    factoryId: hasId(sql.ref('d.factory_id')),
    channel: isOneOf(sql.ref('d.channel')),
    ...isWithin('waitingSince', outboxOnly.waitingSince, 'timestamptz'),
  },
  readers: (ctx) => ({ rows: ctx.systemRows(), prepared: ctx.systemPrepared }),
});

export async function readAnyDelivery(ctx: Context, id: string): Promise<DeliveryRow> {
  const row = await selectDeliveries(ctx.systemRows(), deliveryColumns).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('delivery');
  return row;
}
