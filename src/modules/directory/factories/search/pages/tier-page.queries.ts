import { type RawBuilder, sql } from 'kysely';
import type { Keyset } from '#kernel/pagination/page.ts';
import type { Match } from '../search-query.queries.ts';

const sortColumns = ['confidence', 'silent', 'name', 'factory_id'];
export const selectSortKey = (alias: string) => sql.join(sortColumns.map((column) => sql.ref(`${alias}.${column}`)));
const castSortKey = ([confidence, silent, name, id]: Keyset) =>
  sql`${confidence}::int, ${silent}::boolean, ${name}::text collate "C", ${id}::uuid`;

/** With no tiers, all that was found is one. */
export const buildTierParts = ({ tiers }: Pick<Match, 'tiers'>): RawBuilder<unknown> => {
  const each = tiers
    ? Array.from({ length: tiers }, (_, at) => sql`(${sql.lit(at + 1)}, ${sql.ref(`h.tier${at + 1}`)})`)
    : [sql`(1, h.found)`];
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
export const matchedPlaces = sql`chosen c cross join lateral (
    select ${selectSortKey('m')} from directory.place m where c.count > ${slotLookupLimit} and m.segment = c.segment and get_bit(c.bits, m.slot) = 1
    union all
    select ${selectSortKey('m')} from directory.slots_of(c.bits, c.count) as found(slot)
    cross join lateral (select * from directory.place where segment = c.segment and slot = found.slot offset 0) as m
    where c.count <= ${slotLookupLimit}
  ) as p`;

/** A page after or before a row, given by its sort values. */
export type Slice = { first: number; from: Keyset | null; towards: 'asc' | 'desc'; matched: Match };

export const takePage = ({ first, towards }: Pick<Slice, 'first' | 'towards'>, keys: readonly RawBuilder<unknown>[]) =>
  sql`order by ${sql.join(keys.map((key) => sql`${key} ${sql.raw(towards)}`))} limit ${first + 1}::int`;
export const refs = (alias: string, names: readonly string[]) => names.map((name) => sql.ref(`${alias}.${name}`));

/**
 * `parts`: found slots by segment `n` and tier; tiers are read one after the other, segments in the order of the
 * directory, and together where they have one `n`. The keyset is the tier and the sort key of the directory. `within`
 * sorts segments that are read together.
 */
export function pageByTiers(
  { first, from, towards, matched }: Slice,
  parts: RawBuilder<unknown>,
  within: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const beyond = sql.raw(towards === 'desc' ? '<' : '>');
  const cursor = from && { tier: from[0], key: castSortKey(from.slice(1)) };
  // An unknown part of the cursor's segment is behind the cursor.
  const here = cursor
    ? sql`(${cursor.tier}::int, greatest(1, (select count(*) from directory.segment g where (${selectSortKey('g')}) <= (${cursor.key}))))`
    : null;
  return sql`with ${matched.with}, ${parts},
    ahead as (select *, ${here ? sql`case when (tier, n) = ${here} then 0 else count end` : sql`count`} as at_least
      from part ${here ? sql`where (tier, n) ${beyond}= ${here}` : sql``}),
    running as (
      select *, coalesce(sum(at_least) over (
        order by tier ${sql.raw(towards)}, n ${sql.raw(towards)} groups between unbounded preceding and 1 preceding), 0) as before
      from ahead),
    chosen as (select * from running where before <= ${first}::int),
    found_place as (select c.tier, p.* from ${matchedPlaces} ${cursor ? sql`where (c.tier, ${selectSortKey('p')}) ${beyond} (${cursor.tier}::int, ${cursor.key})` : sql``}),
    page as (
      select row_number() over () as at, * from (
        select p.* from found_place p ${takePage({ first, towards }, [sql.ref('p.tier'), ...within, ...refs('p', sortColumns)])}
      ) as taken
    )`;
}
