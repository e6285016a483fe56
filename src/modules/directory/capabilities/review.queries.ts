import { columns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type CapabilityRow, capabilityColumns } from './capability.queries.ts';

const maxItems = 100;

export const readQueue = (ctx: Context): Promise<CapabilityRow[]> =>
  ctx
    .systemRows()
    .selectFrom('capability as c')
    .select(columns('c', capabilityColumns))
    .where('c.status', '=', 'in_review')
    .orderBy('c.submitted_at')
    .orderBy('c.id')
    .limit(maxItems)
    .execute();

export const readReviewed = (ctx: Context, id: string): Promise<CapabilityRow> =>
  ctx
    .systemRows()
    .selectFrom('capability as c')
    .select(columns('c', capabilityColumns))
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('capability'));
