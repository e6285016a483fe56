import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { columns, orderRows, type Row, snakeCase, type Table } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { Capability, PublishedCapability } from './capability.entity.ts';
import type { CapabilityFilter, CapabilityPage } from './capability.schema.ts';

const publicColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'title',
  'factoryId',
  'factoryName',
  'process',
  'materials',
  'minQuantity',
  'maxQuantity',
  'leadTimeDays',
  'regions',
  'tolerancesNote',
  'version',
  'confidence',
  'publishedAt',
] as const;
export const capabilityColumns = [
  ...publicColumns,
  'status',
  'facts',
  'sourceInterviewId',
  'submittedAt',
  'review',
] as const;
type Column = (typeof capabilityColumns)[number];
export type CapabilityRow = Row<Capability, Column>;

type CapabilityTable = Table<Pick<Capability, Column>>;
const selectColumns = (alias: string, names: readonly Column[]) =>
  names.map((name) => sql.ref(`${alias}.${snakeCase(name)}`).as(snakeCase(name)));

const isOffered = sql<boolean>`not exists (select from factory f where f.id = p.factory_id and f.quarantined)`;

/** The caller's own capabilities, and the public copies of all others with the private columns empty. */
const selectVisible = (db: Context['rows']) =>
  db
    .selectFrom('capability as c')
    .select(selectColumns('c', capabilityColumns))
    .$castTo<CapabilityTable>()
    .unionAll(
      db
        .selectFrom('published_capability as p')
        .select(selectColumns('p', publicColumns))
        .select([
          sql`'published'`.as('status'),
          sql`'[]'::jsonb`.as('facts'),
          sql`null::uuid`.as('source_interview_id'),
          sql`null::timestamptz`.as('submitted_at'),
          sql`null::jsonb`.as('review'),
        ])
        .where(isOffered)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('capability as mine').whereRef('mine.id', '=', 'p.id').select('mine.id'))),
        )
        .$castTo<CapabilityTable>(),
    )
    .as('v');

type Filter = { [K in keyof CapabilityFilter]?: CapabilityFilter[K] | null };
const filters = ['status', 'process'] as const;

const selectMatching = (
  db: Context['rows'],
  given: readonly (typeof filters)[number][],
  args: Record<string, unknown>,
) =>
  given.reduce(
    (query, field) => query.where(sql<boolean>`${sql.ref(`v.${field}`)} = ${args[field]}`),
    db.selectFrom(selectVisible(db)),
  );

const countMatching = async (ctx: Context, filter: Filter): Promise<number> => {
  const counted = selectMatching(ctx.rows, listGivenFilters(filter), filter).select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};
const listGivenFilters = (filter: Filter) => filters.filter((field) => filter[field]);

export async function listCapabilities(
  ctx: Context,
  filter: Filter,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<CapabilityRow>> {
  const given = listGivenFilters(filter);
  const rows = await ctx.prepared(
    `capabilities:${selected}:${given}:${describeKeyset(page)}`,
    { ...filter, ...toKeysetArgs(page) },
    (db, args) =>
      paginateByKeyset(
        selectMatching(db, given, args).select(columns('v', selected)),
        page,
        args,
        newestFirst('v'),
        'desc',
      ),
  );
  return { rows, total: () => countMatching(ctx, filter) };
}

export type CapabilityList = NumberedPage & { capabilities: CapabilityRow[]; total: number };

export async function pageCapabilities(
  ctx: Context,
  { page, pageSize, ...filter }: CapabilityPage,
  selected: readonly Column[],
): Promise<CapabilityList> {
  const rows = selectMatching(ctx.rows, listGivenFilters(filter), filter)
    .select(columns('v', selected))
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(pageSize)
    .offset(toOffset({ page, pageSize }));
  const [capabilities, total] = await Promise.all([rows.execute(), countMatching(ctx, filter)]);
  return { capabilities, page, pageSize, total };
}

export const readCapability = (
  { rows }: Pick<Context, 'rows'>,
  id: string,
  selected: readonly Column[] = capabilityColumns,
): Promise<CapabilityRow> =>
  rows
    .selectFrom(selectVisible(rows))
    .select(columns('v', selected))
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('capability'));

export async function readCapabilities(
  { rows }: Pick<Context, 'rows'>,
  ids: readonly string[],
): Promise<(CapabilityRow | null)[]> {
  const found = await rows
    .selectFrom(selectVisible(rows))
    .select(columns('v', capabilityColumns))
    .where('v.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return orderRows(ids, found);
}

const offeredColumns = ['id', 'title', 'process', 'minQuantity', 'maxQuantity', 'version'] as const;
export type OfferedRow = Row<PublishedCapability, (typeof offeredColumns)[number]>;

export const readOffered = async ({ rows }: Pick<Context, 'rows'>, id: string): Promise<OfferedRow | null> =>
  (await rows
    .selectFrom('published_capability as p')
    .select(columns('p', offeredColumns))
    .where('p.id', '=', id)
    .where(isOffered)
    .executeTakeFirst()) ?? null;

export const capabilityRecords = createRecords('capability', 'v.id', (db, selected: readonly Column[]) =>
  db.selectFrom(selectVisible(db)).select(columns('v', selected)),
);
