import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type DeliveryRow, deliveryColumns, joinedColumns, selectDeliveries } from '../delivery.queries.ts';
import type { OutboxStatus } from '../delivery.schema.ts';

/** A message for a person to send, of whatever owner. */
export type OutboxItem = DeliveryRow & { projectName: string };

const maxItems = 100;

/**
 * What waits for a person: approved messages in the order of their approval, or drafts that lack a contact. A message is
 * hidden while its project is archived, its factory quarantined, or its approved contact withdrawn or changed.
 */
export function readOutbox(ctx: Context, status: OutboxStatus): Promise<OutboxItem[]> {
  return (
    selectDeliveries(ctx.systemRows(), deliveryColumns)
      .innerJoin('project as named', 'named.id', 'd.project_id')
      // A sandbox key owns itself: nothing of it is ever sent.
      .innerJoin('organisation as o', 'o.id', 'd.owner')
      .select('named.name as projectName')
      .where(sql<boolean>`${joinedColumns.status} = ${status}`)
      .where('named.status', '=', 'active')
      .$if(status === 'queued', (query) => query.where(sql<boolean>`${joinedColumns.contactAddress} = d.frozen_to`))
      .orderBy(sql`coalesce(d.approved_at, d.created_at)`)
      .orderBy('d.id')
      .limit(maxItems)
      .execute()
  );
}

/** One delivery of whatever owner, for the house. */
export async function readAnyDelivery(ctx: Context, id: string): Promise<DeliveryRow> {
  const row = await selectDeliveries(ctx.systemRows(), deliveryColumns).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('delivery');
  return row;
}
