import { sql } from 'kysely';
import { contains, createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, orderRows, type Row, snakeCase, type Table } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import type { Capability, PublishedCapability } from './capability.entity.ts';
import type { CapabilityPage } from './capability.schema.ts';

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

const selectCapabilities = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom(selectVisible(db)).select(columns('v', selected));

export const capabilityList = createList({
  name: 'capabilities',
  id: 'v.id',
  select: selectCapabilities,
  orders: { CREATED_AT: { by: sql.ref('v.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    status: isOneOf(sql.ref('v.status')),
    process: isOneOf(sql.ref('v.process')),
    factoryId: hasId(sql.ref('v.factory_id')),
    ...isWithin('createdAt', sql.ref('v.created_at'), 'timestamptz'),
    q: contains(sql.ref('v.title'), sql.ref('v.factory_name')),
  },
  parents: { factory: 'v.factory_id' },
});

export type CapabilityList = NumberedPage & { capabilities: CapabilityRow[]; total: number };

export async function pageCapabilities(
  ctx: Context,
  { page, pageSize, status, process }: CapabilityPage,
  selected: readonly Column[],
): Promise<CapabilityList> {
  const matching = capabilityList.match(ctx, { status: status && [status], process: process && [process] });
  const [capabilities, counted] = await Promise.all([
    matching
      .select(columns('v', selected))
      .orderBy('v.created_at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(pageSize)
      .offset(toOffset({ page, pageSize }))
      .execute(),
    matching.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { capabilities, page, pageSize, total: counted.count };
}

export const readCapability = (
  { rows }: Pick<Context, 'rows'>,
  id: string,
  selected: readonly Column[] = capabilityColumns,
): Promise<CapabilityRow> =>
  selectCapabilities(rows, selected)
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('capability'));

export async function readCapabilities(
  { rows }: Pick<Context, 'rows'>,
  ids: readonly string[],
): Promise<(CapabilityRow | null)[]> {
  const found = await selectCapabilities(rows, capabilityColumns)
    .where('v.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return orderRows(ids, found);
}

const offeredColumns = ['id', 'title', 'factoryId', 'process', 'minQuantity', 'maxQuantity', 'version'] as const;
export type OfferedRow = Row<PublishedCapability, (typeof offeredColumns)[number]>;

export const readOffered = async ({ rows }: Pick<Context, 'rows'>, id: string): Promise<OfferedRow | null> =>
  (await rows
    .selectFrom('published_capability as p')
    .select(columns('p', offeredColumns))
    .where('p.id', '=', id)
    .where(isOffered)
    .executeTakeFirst()) ?? null;

export const capabilityRecords = createRecords('capability', 'v.id', selectCapabilities);
