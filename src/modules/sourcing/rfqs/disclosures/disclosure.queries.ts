import { type RawBuilder, sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { Disclosure } from '../rfq.entity.ts';

const saved = [
  ...(['id', 'createdAt', 'updatedAt', 'projectId', 'actionId', 'rfqId', 'factoryId', 'kind', 'items'] as const),
  ...(['releaseAt', 'revokedAt', 'revokeReason'] as const),
] as const;

/** What is due is released from that moment on, however late a worker writes it down. */
const isDue = (now: unknown) => sql<boolean>`(x.status = 'pending' and x.release_at <= ${now}::timestamptz)`;
const joined = (now: unknown) => ({
  status: sql<Disclosure['status']>`case when ${isDue(now)} then 'released' else x.status end`,
  releasedAt: sql<string | null>`case when ${isDue(now)} then x.release_at else x.released_at end`,
  factoryName: sql<string>`f.name_en`,
});
type Joined = {
  [K in keyof ReturnType<typeof joined>]: ReturnType<typeof joined>[K] extends RawBuilder<infer V> ? V : never;
};
export type DisclosureRow = Row<Disclosure, (typeof saved)[number]> & Joined;

function disclosuresIn(db: Context['rows'], now: unknown) {
  const { status, releasedAt, factoryName } = joined(now);
  return db
    .selectFrom('disclosure as x')
    .innerJoin('factory as f', 'f.id', 'x.factory_id')
    .select(columns('x', saved))
    .select([status.as('status'), releasedAt.as('releasedAt'), factoryName.as('factoryName')])
    .$castTo<DisclosureRow>();
}

/** What can still be revoked, oldest first. */
export async function listPendingDisclosures(ctx: Context, page: Page): Promise<Listing<DisclosureRow>> {
  const now = ctx.now().toISOString();
  const pending = (db: Context['rows'], now: unknown) =>
    disclosuresIn(db, now).where(sql<boolean>`x.status = 'pending' and x.release_at > ${now}::timestamptz`);
  const rows = await ctx.prepared(
    `pending disclosures:${describeKeyset(page)}`,
    { now, ...toKeysetArgs(page) },
    (db, { now, ...args }) => paginateByKeyset(pending(db, now), page, args, newestFirst('x'), 'asc'),
  );
  const counted = pending(ctx.rows, now).clearSelect().select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}

export const readDisclosure = (ctx: Context, id: string): Promise<DisclosureRow> =>
  disclosuresIn(ctx.rows, ctx.now().toISOString())
    .where('x.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('disclosure'));

export const readDisclosuresOf = (ctx: Context, rfqId: string): Promise<DisclosureRow[]> =>
  disclosuresIn(ctx.rows, ctx.now().toISOString())
    .where('x.rfq_id', '=', rfqId)
    .orderBy('x.created_at')
    .orderBy('x.id')
    .execute();
