import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { cut, cutArgs, type SortKey } from '#db/keyset.ts';
import { batch, columns, inOrder, type Row } from '#db/rows.ts';
import { isInternal } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import type { Keyset, Listing, Page } from '#kernel/page.ts';
import type { Tables } from '#modules/entities.ts';
import type { Factory, FactoryContact } from './factory.entity.ts';
import { likePattern, searchTerms } from './factory.search.rules.ts';
import type { FactoryListQuery } from './factory.shapes.ts';
import { placeVariants } from './factory-places.ts';

export const factoryColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'directoryId',
  'kind',
  'nameEn',
  'nameZh',
  'city',
  'region',
  'country',
  'processes',
  'specialty',
  'capabilities',
  'minQuantities',
  'startupFriendly',
  'answeredUs',
  'lastAnsweredAt',
  'confidence',
  'certifications',
  'directoryFields',
  'whatTheyToldUs',
  'quarantined',
  'raw',
] as const;
type Column = (typeof factoryColumns)[number];
/** What the graph knows of a factory. A list fills the columns its document wants. */
export type FactoryRow = Row<Factory, Column>;
export type ContactRow = Row<FactoryContact, (typeof contactColumns)[number]>;

export type FactoryFilter = Partial<Omit<FactoryListQuery, 'page' | 'pageSize'>>;

type Query<O> = SelectQueryBuilder<Tables & { f: Tables['factory'] }, 'f', O>;

const confidenceRank = sql<number>`array_position(array['verified', 'reported', 'unverified'], f.confidence)`;

/** The order of the directory: by confidence, those who answered us first, then by name. */
const directoryOrder: SortKey[] = [
  { by: confidenceRank, type: 'int' },
  { by: sql`not f.answered_us`, type: 'bool' },
  { by: sql`f.name_en collate "C"`, type: 'text' },
  { by: sql.ref('f.id'), type: 'uuid' },
];
export const directoryKeysetColumns = ['id', 'confidence', 'answeredUs', 'nameEn'] as const;
export const directoryKeyset = ({ confidence, answeredUs, nameEn, id }: FactoryRow): Keyset => [
  ['verified', 'reported', 'unverified'].indexOf(confidence) + 1,
  !answeredUs,
  nameEn,
  id,
];

/** A page of the directory, by keyset. */
export function listFactories(
  ctx: Context,
  filter: FactoryFilter,
  page: Page,
  wanted: readonly Column[],
): Promise<Listing<FactoryRow>> {
  const matching = filtered(ctx, filter);
  return cut(matching.select(columns('f', wanted)), page, cutArgs(page), directoryOrder, 'asc')
    .execute()
    .then((rows) => ({ rows, total: () => countOf(matching) }));
}

/** A numbered page with the exact total, as the contract's list has it. With `q` the best names come first. */
export async function searchFactories(ctx: Context, query: FactoryListQuery, wanted: readonly Column[]) {
  const { page, pageSize, ...filter } = query;
  const matching = filtered(ctx, filter);
  let ordered = matching.select(columns('f', wanted));
  if (filter.q !== undefined) ordered = ordered.orderBy(sql`${rank(searchTerms(filter.q))} desc`);
  for (const { by } of directoryOrder) ordered = ordered.orderBy(by);
  const [factories, total, [newest]] = await Promise.all([
    ordered
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    countOf(matching),
    ctx.rows.selectFrom('factory').select(sql<string | null>`max(imported_on)`.as('on')).execute(),
  ]);
  return { factories, page, pageSize, total, importedThrough: newest?.on ?? null };
}

const countOf = async (query: Query<unknown>) =>
  (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;

/** How many terms stand in a name: a match there says more than one in a capability. */
const rank = (terms: readonly string[]) =>
  sql.join(
    [
      sql`0`,
      ...terms.map(
        (term) =>
          sql`(lower(f.name_en) like ${likePattern(term)} or coalesce(f.name_zh, '') like ${likePattern(term)})::int`,
      ),
    ],
    sql` + `,
  );

function filtered({ rows }: Context, filter: FactoryFilter): Query<unknown> {
  const { q, process, city, region, startupFriendly, answeredUs, minQuantityAtMost, confidence } = filter;
  const conditions: Expression<SqlBool>[] = [];
  const must = (condition: Expression<SqlBool>) => void conditions.push(condition);
  if (!filter.includeQuarantined) must(sql`not f.quarantined`);
  for (const term of q === undefined ? [] : searchTerms(q)) must(sql`f.search_text like ${likePattern(term)}`);
  if (process) must(sql`f.processes @> array[${process}]::text[]`);
  if (city) must(sql`lower(f.city) = any(${placeVariants(city)}::text[])`);
  if (region) must(sql`lower(f.region) = any(${placeVariants(region)}::text[])`);
  if (startupFriendly) must(sql`f.startup_friendly = ${startupFriendly}`);
  if (answeredUs) must(sql`f.answered_us`);
  if (confidence) must(sql`f.confidence = ${confidence}`);
  if (minQuantityAtMost !== undefined) {
    must(sql`exists (
      select from jsonb_array_elements(f.min_quantities) as m
      where (m ->> 'quantity')::int <= ${minQuantityAtMost}::int
        and (${process ?? null}::text is null or m ->> 'process' is null or m ->> 'process' = ${process ?? null}::text)
    )`);
  }
  return conditions.reduce<Query<unknown>>(
    (query, condition) => query.where(condition),
    rows.selectFrom('factory as f'),
  );
}

/** A quarantined record is there for the house alone, by whatever way one comes to it. */
export const readFactory = async (
  ctx: Context,
  id: string | null | undefined,
  wanted: readonly Column[] = factoryColumns,
): Promise<FactoryRow | null> =>
  !id ? null : batch(ctx, `factory:${wanted}`, (ids) => factoriesById(ctx, ids, wanted)).load(id);

async function factoriesById({ prepared, viewer }: Context, ids: readonly string[], wanted: readonly Column[]) {
  const house = isInternal(viewer);
  const found = await prepared(`factories by id:${wanted}:${house}`, { ids }, (db, { ids }) =>
    db
      .selectFrom('factory as f')
      .select(columns('f', wanted))
      .where('f.id', '=', sql<string>`any(${ids}::uuid[])`)
      .$if(!house, (query) => query.where(sql<boolean>`not f.quarantined`)),
  );
  return inOrder(ids, found);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By uuid, directory id or an alias that a merged record left behind. `aliasOf` is the id of the survivor, else null. */
export async function findFactory(
  { rows }: Context,
  id: string,
  includeQuarantined: boolean,
  wanted: readonly Column[],
) {
  const found = (by: RawBuilder<boolean>) =>
    rows
      .selectFrom('factory as f')
      .select(columns('f', [...new Set<Column>([...wanted, 'directoryId'])]))
      .where(by)
      .$if(!includeQuarantined, (query) => query.where(sql<boolean>`not f.quarantined`))
      .executeTakeFirst();
  const own = await found(uuid.test(id) ? sql`f.id = ${id}::uuid` : sql`f.directory_id = ${id}`);
  if (own) return { ...own, aliasOf: null };
  const survivor = await found(sql`f.aliases @> array[${id}]::text[]`);
  return survivor ? { ...survivor, aliasOf: survivor.directoryId } : null;
}

export const readContacts = async (ctx: Context, factoryId: string): Promise<ContactRow | null> =>
  batch(ctx, 'contacts', (ids) => contactsById(ctx, ids)).load(factoryId);

const contactColumns = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactWechat',
  'phones',
  'emails',
  'addressesZh',
] as const;

async function contactsById({ rows }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('factory_contact as c')
    .select(columns('c', contactColumns))
    .select('c.factory_id as id')
    .where('c.factory_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return inOrder(ids, found).map((row) => {
    if (!row) return null;
    const { id: _, ...contacts } = row;
    return contacts;
  });
}

const candidateColumns = [
  'id',
  'directoryId',
  'nameEn',
  'nameZh',
  'city',
  'region',
  'processes',
  'minQuantities',
  'startupFriendly',
  'answeredUs',
  'confidence',
] as const;

/** Who could take part in a request for these processes, in the order of the directory; everybody when none is named. */
export function readCandidates({ rows }: Context, processes: readonly string[]) {
  let query = rows
    .selectFrom('factory as f')
    .select(columns('f', candidateColumns))
    .where(sql<boolean>`not f.quarantined`)
    .$if(processes.length > 0, (query) => query.where(sql<boolean>`f.processes && ${processes}::text[]`));
  for (const { by } of directoryOrder) query = query.orderBy(by);
  return query.execute();
}

/** The factories that a caller names by uuid, directory id, alias or legacy name, each with the names that it answers to. */
export async function findNamed({ rows }: Context, names: readonly string[]) {
  const lower = names.map((name) => name.toLowerCase());
  const found = await rows
    .selectFrom('factory as f')
    .where(
      sql<boolean>`(f.id = any(${names.filter((name) => uuid.test(name))}::uuid[]) or f.directory_id = any(${names}::text[])
        or f.aliases && ${names}::text[] or lower(f.name_en) = any(${lower}::text[]) or lower(f.name_zh) = any(${lower}::text[]))`,
    )
    .where(sql<boolean>`not f.quarantined`)
    .select(columns('f', candidateColumns))
    .select('f.aliases')
    .execute();
  return found.map(({ aliases, ...factory }) => {
    const known = new Set([factory.id, factory.nameEn.toLowerCase(), factory.nameZh?.toLowerCase()]);
    const answersTo = (name: string) =>
      known.has(name.toLowerCase()) || name === factory.directoryId || aliases.includes(name);
    return { factory, given: names.filter(answersTo) };
  });
}
