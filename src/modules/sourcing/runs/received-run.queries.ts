import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin, type List } from '#db/list.ts';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';

const places = {
  id: 'r.id',
  capabilityId: 'r.capability_id',
  capabilityVersion: 'r.capability_version',
  status: 'r.status',
  forwardedAt: 'r.forwarded_at',
  subject: 'd.subject',
  bodyEn: 'd.body_en',
  bodyZh: 'd.body_zh',
} as const;
type Column = keyof typeof places;
export const receivedRunColumns = Object.keys(places) as readonly Column[];
export type ReceivedRunRow = {
  id: string;
  capabilityId: string;
  capabilityVersion: number;
  status: 'forwarded' | 'closed';
  forwardedAt: string;
  subject: string | null;
  bodyEn: string | null;
  bodyZh: string | null;
};

/** Runs whose message has left, with nothing of the requester but that message. */
const selectForwarded = (db: Context['rows'], selected: readonly Column[]) =>
  db
    .selectFrom('run as r')
    .innerJoin('capability as c', 'c.id', 'r.capability_id')
    .innerJoin('delivery as d', 'd.id', 'r.delivery_id')
    .where('r.forwarded_at', 'is not', null)
    .select(selected.map((name) => sql.ref(places[name]).as(name)))
    .$castTo<ReceivedRunRow>();

const forwardedList = createList({
  name: 'forwarded runs',
  id: 'r.id',
  select: selectForwarded,
  orders: { FORWARDED_AT: { by: sql.ref('r.forwarded_at'), type: 'timestamptz', column: 'forwardedAt' } },
  conditions: {
    maker: { where: (owner) => sql<boolean>`c.owner = ${owner}::uuid` },
    capabilityId: hasId(sql.ref('r.capability_id')),
    status: isOneOf(sql.ref('r.status')),
    ...isWithin('forwardedAt', sql.ref('r.forwarded_at'), 'timestamptz'),
  },
  readers: (ctx) => ({ rows: ctx.systemRows(), prepared: ctx.systemPrepared }),
});

/** Runs of all tenants against capabilities of the caller. */
export const receivedRunList: List<ReceivedRunRow, Column, 'FORWARDED_AT', never> = {
  ...forwardedList,
  read: (ctx, { filter, ...request }) =>
    forwardedList.read(ctx, { ...request, filter: { ...filter, maker: requireViewer(ctx).owner } }),
};
