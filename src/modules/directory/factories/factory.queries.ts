import { type RawBuilder, sql } from 'kysely';
import type { Records } from '#db/records.ts';
import { batch, columns, joinColumns, orderRows, type Row } from '#db/rows.ts';
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
  !id ? null : batch(ctx, `factory:${joinColumns(selected)}`, (ids) => readFactoriesById(ctx, ids, selected)).load(id);

async function readFactoriesById(
  { prepared, viewer }: Context,
  ids: readonly string[],
  selected: readonly FactoryColumn[],
) {
  const internal = isOperator(viewer);
  const found = await prepared(`factories by id:${joinColumns(selected)}:${internal}`, { ids }, (db, { ids }) =>
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

export const candidateColumns = [
  'id',
  'directoryId',
  'kind',
  'nameEn',
  'nameZh',
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
] as const;

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
