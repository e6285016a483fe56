import { type RawBuilder, sql } from 'kysely';
import { matchedPlaces, refs, type Slice, selectSortKey, takePage } from './tier-page.queries.ts';

/**
 * Segments follow confidence and answers first, so several of them hold the names of a page. Each is bounded by its first
 * name and that of the next one; where the next one begins with another confidence, its names have no bounds. Read are
 * the segments that overlap the names up to the bound within which others have enough matches. The keyset is the name
 * and the id.
 */
export function pageByName({ first, from, towards, matched }: Slice): RawBuilder<unknown> {
  const isDown = towards === 'desc';
  const [near, far] = isDown ? ['high', 'low'] : ['low', 'high'];
  const beyond = sql.raw(isDown ? '<' : '>');
  const cursor = from && sql`${from[0]}::text collate "C"`;
  const nearRef = sql.ref(near);
  const farRef = sql.ref(far);
  return sql`with ${matched.with},
    bounded as (
      select id, case when is_mixed then null when n = 1 then '' else name end as low, case when is_mixed then null else next_name end as high
      from (
        select g.id, g.name, row_number() over directory_order as n, lead(g.name) over directory_order as next_name,
          (lead(g.confidence) over directory_order, lead(g.silent) over directory_order) is distinct from (g.confidence, g.silent) as is_mixed
        from directory.segment g window directory_order as (order by ${selectSortKey('g')})
      ) as s
    ),
    part as materialized (
      select b.*, h.found as bits, bit_count(h.found)::int as count from bounded b join hit h on h.segment = b.id
      where h.found <> directory.none() ${cursor ? sql`and (${farRef} is null or ${farRef} ${beyond}= ${cursor})` : sql``}
    ),
    running as (
      select ${farRef} as reach, sum(count) over (order by ${farRef} ${sql.raw(towards)}) as total from part
      where ${farRef} is not null and ${nearRef} is not null ${cursor ? sql`and ${nearRef} ${beyond} ${cursor}` : sql``}
    ),
    enough as (select ${sql.raw(isDown ? 'max' : 'min')}(reach) as reach from running where total > ${first}::int),
    chosen as (
      select p.id as segment, p.bits, p.count from part p cross join enough e
      where e.reach is null or ${nearRef} is null or not ${nearRef} ${beyond} e.reach
    ),
    page as (
      select row_number() over () as at, 0 as tier, taken.* from (
        select p.* from ${matchedPlaces}
        ${cursor ? sql`where (p.name, p.factory_id) ${beyond} (${cursor}, ${from?.[1]}::uuid)` : sql``}
        ${takePage({ first, towards }, refs('p', ['name', 'factory_id']))}
      ) as taken
    )`;
}
