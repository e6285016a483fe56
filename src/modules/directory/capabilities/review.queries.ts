import { sql } from 'kysely';
import { contains, createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { columns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type CapabilityRow, capabilityColumns } from './capability.queries.ts';

/** Of all tenants. */
export const reviewQueueList = createList({
  name: 'capabilities in review',
  id: 'c.id',
  select: (db, selected: readonly (typeof capabilityColumns)[number][]) =>
    db.selectFrom('capability as c').select(columns('c', selected)).where('c.status', '=', 'in_review'),
  orders: { SUBMITTED_AT: { by: sql.ref('c.submitted_at'), type: 'timestamptz', column: 'submittedAt' } },
  conditions: {
    process: isOneOf(sql.ref('c.process')),
    factoryId: hasId(sql.ref('c.factory_id')),
    ...isWithin('submittedAt', sql.ref('c.submitted_at'), 'timestamptz'),
    q: contains(sql.ref('c.title'), sql.ref('c.factory_name')),
  },
  readers: (ctx) => ({ rows: ctx.systemRows(), prepared: ctx.systemPrepared }),
});

export const readReviewed = (ctx: Context, id: string): Promise<CapabilityRow> =>
  ctx
    .systemRows()
    .selectFrom('capability as c')
    .select(columns('c', capabilityColumns))
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('capability'));
