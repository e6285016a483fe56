import { type RawBuilder, sql } from 'kysely';
import type { Records } from '#db/records.ts';
import { batch, columns, orderRows, type Row, selectColumns } from '#db/rows.ts';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import type { Factory, FactoryContact } from './factory.entity.ts';

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
  'aliases',
  'raw',
] as const;
export type FactoryColumn = (typeof factoryColumns)[number];
/** Lists fill only the selected columns. */
export type FactoryRow = Row<Factory, FactoryColumn>;
export type ContactRow = Row<FactoryContact, (typeof contactColumns)[number]>;

/** Quarantined records are visible to operator staff only. */
export const readFactory = async (
  ctx: Context,
  id: string | null | undefined,
  selected: readonly FactoryColumn[] = factoryColumns,
): Promise<FactoryRow | null> =>
  !id ? null : batch(ctx, `factory:${selected}`, (ids) => readFactoriesById(ctx, ids, selected)).load(id);

async function readFactoriesById(
  { prepared, viewer }: Context,
  ids: readonly string[],
  selected: readonly FactoryColumn[],
) {
  const internal = isOperator(viewer);
  const found = await prepared(`factories by id:${selected}:${internal}`, { ids }, (db, { ids }) =>
    db
      .selectFrom('factory as f')
      .select(columns('f', selected))
      .where('f.id', '=', sql<string>`any(${ids}::uuid[])`)
      .$if(!internal, (query) => query.where(sql<boolean>`not f.quarantined`)),
  );
  return orderRows(ids, found);
}

export const factoryRecords: Records<FactoryRow, FactoryColumn> = {
  load: readFactory,
  selectIds: (db) => db.selectFrom('factory as f').select('f.id'),
  readers: (ctx) => ctx,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function findFactory(
  { rows }: Context,
  id: string,
  includeQuarantined: boolean,
  selected: readonly FactoryColumn[],
) {
  const found = (by: RawBuilder<boolean>) =>
    rows
      .selectFrom('factory as f')
      .select(columns('f', [...new Set<FactoryColumn>([...selected, 'directoryId'])]))
      .where(by)
      .$if(!includeQuarantined, (query) => query.where(sql<boolean>`not f.quarantined`))
      .executeTakeFirst();
  const own = await found(uuid.test(id) ? sql`f.id = ${id}::uuid` : sql`f.directory_id = ${id}`);
  return own ?? (await found(sql`f.aliases <> '{}' and f.aliases @> array[${id}]::text[]`)) ?? null;
}

const contactColumns = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactWechat',
  'phones',
  'emails',
  'addressesZh',
] as const;

export async function readContacts({ rows }: Pick<Context, 'rows'>, ids: readonly string[]) {
  const found = await rows
    .selectFrom('factory_contact as c')
    .select(columns('c', contactColumns))
    .select('c.factory_id as id')
    .where('c.factory_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return orderRows(ids, found).map((row) => {
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

export type CandidatePoints = {
  processes: number;
  answeredUs: number;
  startupFriendly: number;
  confidence: Record<string, number>;
};

const candidatesPerGroup = 12;

/**
 * Of factories with equal points the first 12 in directory order, separately for those that meet the quantity and those
 * that do not. Factories that cannot rank among the best 12 are omitted.
 */
export async function readCandidates(
  { searches }: Pick<Context, 'searches'>,
  asked: readonly string[],
  smallestQuantity: number | null,
  worth: CandidatePoints,
) {
  const covered = sql`(${sql.join([sql`0`, ...asked.map((process) => sql`(${process} = any(p.processes))::int`)], sql` + `)})`;
  const points = sql`
    ${worth.processes}::float * ${covered} / ${Math.max(1, asked.length)}::float
    + case when p.silent then 0 else ${worth.answeredUs}::float end
    + case when p.startup_friendly = 'yes' then ${worth.startupFriendly}::float else 0 end
    + (array[${worth.confidence['verified']}, ${worth.confidence['reported']}, ${worth.confidence['unverified']}]::float[])[p.confidence]`;
  const meets = sql`coalesce((
    select max((m ->> 'quantity')::int) from jsonb_array_elements(f.min_quantities) as m
    where m ->> 'process' is null or cardinality(${asked}::text[]) = 0 or m ->> 'process' = any(${asked}::text[])
  ) <= ${smallestQuantity}::int, false)`;
  const { rows: found } = await sql<Row<Factory, (typeof candidateColumns)[number]>>`
    with candidate as materialized (
      select p.factory_id, p.confidence, p.silent, p.name, ${points} as points from directory.place p
      where p.shown and (cardinality(${asked}::text[]) = 0 or p.processes && ${asked}::text[])
    ), near as materialized (
      select * from candidate where points >= (
        select min(points) - 1 from (select points from candidate order by points desc limit ${sql.lit(candidatesPerGroup)}) as best)
    ), placed as (
      select near.*, row_number() over (partition by points, ${meets} order by near.confidence, silent, name, factory_id) as at
      from near cross join lateral (select min_quantities from factory where id = near.factory_id offset 0) as f
    )
    select ${selectColumns('f', candidateColumns)} from placed p cross join lateral (select * from factory where id = p.factory_id offset 0) as f
    where p.at <= ${sql.lit(candidatesPerGroup)} order by p.confidence, p.silent, p.name, p.factory_id`.execute(
    searches,
  );
  return found;
}

export async function findFactoriesByName({ rows }: Pick<Context, 'rows'>, names: readonly string[]) {
  const lower = names.map((name) => name.toLowerCase());
  const found = await rows
    .selectFrom('factory as f')
    .where(
      sql<boolean>`(f.id = any(${names.filter((name) => uuid.test(name))}::uuid[]) or f.directory_id = any(${names}::text[])
        or (f.aliases <> '{}' and f.aliases && ${names}::text[]) or lower(f.name_en) = any(${lower}::text[]) or lower(f.name_zh) = any(${lower}::text[]))`,
    )
    .where(sql<boolean>`not f.quarantined`)
    .select(columns('f', candidateColumns))
    .select('f.aliases')
    .execute();
  return found.map(({ aliases, ...factory }) => {
    const known = new Set([factory.id, factory.nameEn.toLowerCase(), factory.nameZh?.toLowerCase()]);
    const isNamed = (name: string) =>
      known.has(name.toLowerCase()) || name === factory.directoryId || aliases.includes(name);
    return { factory, given: names.filter(isNamed) };
  });
}
