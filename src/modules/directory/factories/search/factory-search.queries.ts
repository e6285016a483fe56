import { type RawBuilder, sql } from 'kysely';
import { selectColumns } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { toOffset } from '#kernel/pagination/numbered-page.ts';
import type { Keyset, Listing, Page } from '#kernel/pagination/page.ts';
import type { FactoryColumn, FactoryFilter, FactoryRow } from '../factory.queries.ts';
import type { FactoryListQuery } from '../factory.schema.ts';
import { toSortKey } from './index-terms.rules.ts';
import { buildMatch, type Match } from './search-query.queries.ts';
import { createAsk } from './term-expansion.queries.ts';

export type FoundRow = FactoryRow & { tier: number };

export const toFoundKeyset = (row: FoundRow): Keyset => {
  const { confidence, silent, name } = toSortKey(row);
  return [row.tier, confidence, silent, name, row.id];
};
export const foundColumns = ['id', 'confidence', 'answeredUs', 'nameEn'] as const;

const sortColumns = ['confidence', 'silent', 'name', 'factory_id'];
const selectSortKey = (alias: string) => sql.join(sortColumns.map((column) => sql.ref(`${alias}.${column}`)));
const castSortKey = ([confidence, silent, name, id]: Keyset) =>
  sql`${confidence}::int, ${silent}::boolean, ${name}::text collate "C", ${id}::uuid`;

const buildTierParts = ({ tiers }: Match): RawBuilder<unknown> => {
  const each = Array.from({ length: tiers }, (_, at) => sql`(${sql.lit(at + 1)}, ${sql.ref(`h.tier${at + 1}`)})`);
  return sql`
    part as materialized (
      select s.n, s.id as segment, t.tier, t.bits, bit_count(t.bits)::int as count
      from (select g.id, row_number() over (order by ${selectSortKey('g')}) as n from directory.segment g) as s
      join hit h on h.segment = s.id
      cross join lateral (values ${sql.join(each)}) as t(tier, bits)
      where t.bits <> directory.none()
    )`;
};
// Few matches are looked up slot by slot (the planner cannot know the number); for many the segment is scanned.
const slotLookupLimit = sql.lit(400);
const matchedPlaces = sql`chosen c cross join lateral (
    select ${selectSortKey('m')} from directory.place m where c.count > ${slotLookupLimit} and m.segment = c.segment and get_bit(c.bits, m.slot) = 1
    union all
    select ${selectSortKey('m')} from directory.slots_of(c.bits, c.count) as found(slot)
    cross join lateral (select * from directory.place where segment = c.segment and slot = found.slot offset 0) as m
    where c.count <= ${slotLookupLimit}
  ) as p`;

export async function searchFactories(ctx: Context, query: FactoryListQuery, selected: readonly FactoryColumn[]) {
  const { page, pageSize, ...filter } = query;
  const offset = toOffset(query);
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

export async function listFactories(
  ctx: Context,
  filter: FactoryFilter,
  { first, from, back }: Page,
  selected: readonly FactoryColumn[],
): Promise<Listing<FoundRow>> {
  const match = await buildMatch(createAsk(ctx), filter);
  const towards = sql.raw(back ? 'desc' : 'asc');
  const orderBy = (tier: string, place: string) =>
    sql.join(
      [`${tier}.tier`, ...sortColumns.map((column) => `${place}.${column}`)].map(
        (one) => sql`${sql.ref(one)} ${towards}`,
      ),
    );
  const beyond = sql.raw(back ? '<' : '>');
  const cursor = from && { tier: from[0], key: castSortKey(from.slice(1)) };
  // An unknown part of the cursor's segment is behind the cursor.
  const here = cursor
    ? sql`(${cursor.tier}::int, greatest(1, (select count(*) from directory.segment g where (${selectSortKey('g')}) <= (${cursor.key}))))`
    : null;
  const statement = sql<FoundRow>`with ${match.with}, ${buildTierParts(match)},
    ahead as (select *, ${here ? sql`case when (tier, n) = ${here} then 0 else count end` : sql`count`} as at_least
      from part ${here ? sql`where (tier, n) ${beyond}= ${here}` : sql``}),
    running as (
      select *, coalesce(sum(at_least) over (
        order by tier ${towards}, n ${towards} rows between unbounded preceding and 1 preceding), 0) as before
      from ahead),
    chosen as (select * from running where before <= ${first}::int),
    page as (
      select c.tier, ${selectSortKey('p')} from ${matchedPlaces} ${cursor ? sql`where (c.tier, ${selectSortKey('p')}) ${beyond} (${cursor.tier}::int, ${cursor.key})` : sql``}
      order by ${orderBy('c', 'p')} limit ${first + 1}::int
    )
    select page.tier, ${selectColumns('f', selected)} from page join factory f on f.id = page.factory_id order by ${orderBy('page', 'page')}`;
  const { rows } = await statement.execute(ctx.searches);
  return { rows, total: () => countFactories(ctx, match) };
}

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
