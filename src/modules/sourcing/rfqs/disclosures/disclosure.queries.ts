import { type RawBuilder, sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Disclosure } from '../rfq.entity.ts';

const savedColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'projectId', 'actionId', 'rfqId', 'factoryId', 'kind', 'items'] as const),
  ...(['releaseAt', 'revokedAt', 'revokeReason'] as const),
] as const;

/** Due disclosures count as released, even before the job has saved that. */
const isDue = (now: unknown) => sql<boolean>`(x.status = 'pending' and x.release_at <= ${now}::timestamptz)`;
const buildJoinedColumns = (now: unknown) => ({
  status: sql<Disclosure['status']>`case when ${isDue(now)} then 'released' else x.status end`,
  releasedAt: sql<string | null>`case when ${isDue(now)} then x.release_at else x.released_at end`,
  factoryName: sql<string>`f.name_en`,
});
type Joined = {
  [K in keyof ReturnType<typeof buildJoinedColumns>]: ReturnType<typeof buildJoinedColumns>[K] extends RawBuilder<
    infer V
  >
    ? V
    : never;
};
export type DisclosureRow = Row<Disclosure, (typeof savedColumns)[number]> & Joined;

function selectDisclosures(db: Context['rows'], now: unknown) {
  const { status, releasedAt, factoryName } = buildJoinedColumns(now);
  return db
    .selectFrom('disclosure as x')
    .innerJoin('factory as f', 'f.id', 'x.factory_id')
    .select(columns('x', savedColumns))
    .select([status.as('status'), releasedAt.as('releasedAt'), factoryName.as('factoryName')])
    .$castTo<DisclosureRow>();
}

export const pendingDisclosureList = createList({
  name: 'pending disclosures',
  id: 'x.id',
  select: (db, _: readonly (typeof savedColumns)[number][], now) =>
    selectDisclosures(db, now).where(sql<boolean>`x.status = 'pending' and x.release_at > ${now}::timestamptz`),
  orders: {
    CREATED_AT: { by: sql.ref('x.created_at'), type: 'timestamptz', column: 'createdAt' },
    RELEASE_AT: { by: sql.ref('x.release_at'), type: 'timestamptz', column: 'releaseAt' },
  },
  conditions: {
    projectId: hasId(sql.ref('x.project_id')),
    rfqId: hasId(sql.ref('x.rfq_id')),
    factoryId: hasId(sql.ref('x.factory_id')),
    kind: isOneOf(sql.ref('x.kind')),
    ...isWithin('releaseAt', sql.ref('x.release_at'), 'timestamptz'),
    ...isWithin('createdAt', sql.ref('x.created_at'), 'timestamptz'),
  },
});

export const disclosureRecords = createRecords('disclosure', 'x.id', (db, _, now) => selectDisclosures(db, now));

export const readDisclosure = (ctx: Context, id: string): Promise<DisclosureRow> =>
  selectDisclosures(ctx.rows, ctx.now().toISOString())
    .where('x.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('disclosure'));

export const readRfqDisclosures = (ctx: Context, rfqId: string): Promise<DisclosureRow[]> =>
  selectDisclosures(ctx.rows, ctx.now().toISOString())
    .where('x.rfq_id', '=', rfqId)
    .orderBy('x.created_at')
    .orderBy('x.id')
    .execute();
