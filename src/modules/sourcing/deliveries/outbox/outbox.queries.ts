import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type DeliveryRow, deliveryColumns, joinedColumns, selectDeliveries } from '../delivery.queries.ts';
import type { OutboxStatus } from '../delivery.schema.ts';

export type OutboxItem = DeliveryRow & { projectName: string };

const maxItems = 100;

/**
 * All tenants. Hidden while the project is archived or the factory quarantined, and if the approved contact was withdrawn
 * or changed, the link revoked, or the quote request
 * closed.
 */
export function readOutbox(ctx: Context, status: OutboxStatus): Promise<OutboxItem[]> {
  return (
    selectDeliveries(ctx.systemRows(), deliveryColumns)
      .innerJoin('project as owning_project', 'owning_project.id', 'd.project_id')
      // Excludes sandbox keys, whose owner is the key itself: nothing of them is ever sent.
      .innerJoin('organisation as o', 'o.id', 'd.owner')
      .select('owning_project.name as projectName')
      .where(sql<boolean>`${joinedColumns.linkRevokedAt} is null`)
      .where(sql<boolean>`not ${joinedColumns.isRequestClosed}`)
      .where('d.status', '=', status)
      .where('owning_project.status', '=', 'active')
      .$if(status === 'queued', (query) => query.where(sql<boolean>`${joinedColumns.contactAddress} = d.frozen_to`))
      .orderBy(sql`coalesce(d.approved_at, d.created_at)`)
      .orderBy('d.id')
      .limit(maxItems)
      .execute()
  );
}

export async function readAnyDelivery(ctx: Context, id: string): Promise<DeliveryRow> {
  const row = await selectDeliveries(ctx.systemRows(), deliveryColumns).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('delivery');
  return row;
}
