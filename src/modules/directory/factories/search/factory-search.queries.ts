import { sql } from 'kysely';
import type { Request as ListRequest } from '#db/list.ts';
import { selectColumns } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { type NumberedPage, toOffset } from '#kernel/pagination/numbered-page.ts';
import type { Keyset, Listing } from '#kernel/pagination/page.ts';
import type { FactoryColumn, FactoryRow } from '../factory.queries.ts';
import type { FactoryFilter } from '../factory-filter.schema.ts';
import { toSortKey } from './index-terms.rules.ts';
import { pageByName } from './pages/name-page.queries.ts';
import { numberOrders, pageByNumber } from './pages/number-page.queries.ts';
import { buildTierParts, matchedPlaces, pageByTiers, type Slice, selectSortKey } from './pages/tier-page.queries.ts';
import { buildMatch, type Match } from './search-query.queries.ts';
import { createAsk } from './term-expansion.queries.ts';

export type FoundRow = FactoryRow & { tier: number };

const foundColumns = ['id', 'confidence', 'answeredUs', 'nameEn'] as const;

export async function searchFactories(
  ctx: Context,
  filter: FactoryFilter,
  { page, pageSize }: NumberedPage,
  selected: readonly FactoryColumn[],
) {
  const offset = toOffset({ page, pageSize });
  const match = await buildMatch(createAsk(ctx), filter);
  const statement = sql<FoundRow & { total: number }>`with ${match.with}, ${buildTierParts(match)},
    running as (select *, sum(count) over (order by tier, n) - count as before from part),
    chosen as (select * from running where before < ${offset + pageSize}::int and before + count > ${offset}::int),
    page as (
      select c.tier, ${selectSortKey('p')} from ${matchedPlaces} order by c.tier, ${selectSortKey('p')}
      offset ${offset}::int - coalesce((select min(before) from chosen), 0) limit ${pageSize}::int
    )
    select all_parts.total, page.tier, ${selectColumns('f', selected)}
    from (select coalesce(sum(count), 0)::int as total from part) as all_parts
    left join page on true left join factory f on f.id = page.factory_id order by page.tier, ${selectSortKey('page')}`;
  const [{ rows }, importedThrough] = await Promise.all([statement.execute(ctx.searches), readImportedThrough(ctx)]);
  const factories = rows.filter(({ id }) => id !== null);
  return { factories, page, pageSize, total: assertDefined(rows[0], 'total').total, importedThrough };
}

const factoryOrders = ['RELEVANCE', 'NAME', 'CONFIDENCE', 'MIN_QUANTITY', 'LEAD_TIME', 'UPDATED_AT'] as const;
export type FactoryOrderField = (typeof factoryOrders)[number];

const orderColumns: { [field in FactoryOrderField]: readonly FactoryColumn[] } = {
  RELEVANCE: [],
  NAME: [],
  CONFIDENCE: [],
  MIN_QUANTITY: ['minQuantities'],
  LEAD_TIME: ['directoryFields'],
  UPDATED_AT: ['updatedAt'],
};

const toFoundKeyset = (row: FoundRow, field: FactoryOrderField): Keyset => {
  const { confidence, silent, name } = toSortKey(row);
  const key = [confidence, silent, name, row.id];
  if (field === 'NAME') return [name, row.id];
  if (field === 'RELEVANCE') return [row.tier, ...key];
  if (field === 'CONFIDENCE') return [1, ...key];
  return [numberOrders[field].toNumber(row) ?? '', ...key];
};

async function readFactories(
  ctx: Context,
  { page: { first, from, back }, order: { field, direction }, filter, selected }: Request,
): Promise<Listing<FoundRow>> {
  const matched = await buildMatch(createAsk(ctx), filter);
  const slice: Slice = { first, from, towards: back === (direction === 'ASC') ? 'desc' : 'asc', matched };
  const columns = [...new Set([...selected, ...foundColumns, ...orderColumns[field]])];
  const paged = () => {
    if (field === 'NAME') return pageByName(slice);
    if (field === 'RELEVANCE') return pageByTiers(slice, buildTierParts(matched));
    if (field === 'CONFIDENCE') return pageByTiers(slice, buildTierParts({ tiers: 0 }));
    return pageByNumber(slice, field, back);
  };
  const statement = sql<FoundRow>`${paged()}
    select page.tier, ${selectColumns('f', columns)} from page join factory f on f.id = page.factory_id order by page.at`;
  const { rows } = await statement.execute(ctx.searches);
  return { rows, total: () => countFactories(ctx, matched) };
}

type Request = ListRequest<FactoryColumn, FactoryOrderField, never> & { filter: FactoryFilter };

export const factoryList = { fields: factoryOrders, toKeyset: toFoundKeyset, read: readFactories };

async function countFactories(ctx: Context, match: Match): Promise<number> {
  const { rows } = await sql<{ count: number }>`with ${match.with}
    select coalesce(sum(bit_count(found)), 0)::int as count from hit join directory.segment s on s.id = hit.segment`.execute(
    ctx.searches,
  );
  return assertDefined(rows[0], 'count').count;
}

export async function readImportedThrough({ rows }: Context): Promise<string | null> {
  const [newest] = await rows
    .selectFrom('factory_import')
    .select(sql<string | null>`max(imported_on)`.as('on'))
    .execute();
  return newest?.on ?? null;
}
