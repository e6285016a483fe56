import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { FactoryFilter } from '../factory-filter.schema.ts';
import { readImportedThrough } from './factory-search.queries.ts';
import { type Facet, facets } from './index-terms.rules.ts';
import { buildMatch } from './search-query.queries.ts';
import { createAsk } from './term-expansion.queries.ts';

export type FacetCount = { facet: Facet; value: string | null; count: number };

const ownFilters: { [facet in Facet]: (keyof FactoryFilter)[] } = {
  process: ['process', 'processUnknown'],
  region: ['region', 'regionUnknown'],
  city: ['city', 'cityUnknown'],
  kind: ['kind'],
  confidence: ['confidence'],
  startupFriendly: ['startupFriendly'],
  answeredUs: ['answeredUs'],
  certified: ['certified'],
};

export async function readFacets(
  ctx: Context,
  filter: FactoryFilter,
  asked: readonly Facet[] = facets,
): Promise<FacetCount[]> {
  const unfiltered = Object.entries(filter).every(
    ([name, value]) =>
      value === undefined || (value === false && (name === 'answeredUs' || name === 'includeQuarantined')),
  );
  const counts = unfiltered
    ? sql`select facet, value, count from directory.facet_value where facet = any(${asked}::text[])`
    : await buildCounts(ctx, filter, asked);
  const { rows } = await sql<FacetCount>`
    select facet, value, sum(count)::int as count from (${counts}) as counted
    group by facet, value having sum(count) > 0 order by count desc, value collate "C"`.execute(ctx.searches);
  return rows;
}

async function buildCounts(ctx: Context, filter: FactoryFilter, asked: readonly Facet[]): Promise<RawBuilder<unknown>> {
  const ignoring = asked.filter((facet) => ownFilters[facet].some((own) => filter[own] !== undefined));
  const without = ignoring.map((facet) => {
    const others = Object.entries(filter).filter(([name]) => !ownFilters[facet].some((own) => own === name));
    return [`without_${facet}`, Object.fromEntries(others)] as const;
  });
  const match = await buildMatch(createAsk(ctx), filter, Object.fromEntries(without));
  const groups = [
    { bits: 'found', of: asked.filter((facet) => !ignoring.includes(facet)) },
    ...ignoring.map((facet) => ({ bits: `without_${facet}`, of: [facet] })),
  ];
  const joinedBits = groups.map(
    ({ bits }) => sql`directory.join_segments(${sql.ref(bits)}, ((segment & 7) << 12) + 1) as ${sql.ref(bits)}`,
  );
  const counts = groups.map(
    ({ bits, of }) => sql`
      select v.facet, v.value, coalesce((
        select sum(bit_count(d.bits & h.${sql.ref(bits)})::int)
        from directory.dense d join hit h on h.segment = d.segment where d.token = v.token
      ), 0) + (
        select count(*) from (
          select h.${sql.ref(bits)} as bits, unnest(s.slots) as slot
          from directory.sparse s join hit_block h on h.block = s.block where s.token = v.token
        ) as held where get_bit(bits, slot) = 1
      ) as count
      from directory.facet_value v where v.facet = any(${of}::text[])`,
  );
  return sql`with ${match.with},
    hit_block as materialized (select segment >> 3 as block, ${sql.join(joinedBits)} from hit group by 1)
    ${sql.join(counts, sql` union all `)}`;
}

/** Without quarantined factories. A factory counts once for each of its processes. */
export async function readSummary(ctx: Context) {
  const [counts, importedThrough] = await Promise.all([
    readFacets(ctx, {}, ['process', 'region', 'kind', 'answeredUs', 'certified']),
    readImportedThrough(ctx),
  ]);
  const filterFacet = (facet: Facet) => counts.filter((one) => one.facet === facet);
  const toRecord = (facet: Facet) =>
    Object.fromEntries(filterFacet(facet).map(({ value, count }) => [value ?? 'unknown', count]));
  const countTrue = (facet: Facet) => filterFacet(facet).find(({ value }) => value === 'true')?.count ?? 0;
  return {
    total: filterFacet('kind').reduce((sum, { count }) => sum + count, 0),
    byProcess: toRecord('process'),
    byRegion: toRecord('region'),
    answeredUs: countTrue('answeredUs'),
    withCertifications: countTrue('certified'),
    importedThrough,
  };
}

export const groupings = ['process', 'region', 'city', 'kind', 'confidence', 'startupFriendly'] as const;
export type Grouping = (typeof groupings)[number];

export type Group = {
  key: (string | null)[];
  count: number;
  certified: number;
  answered: number;
  known: number;
  min: number | null;
  median: number | null;
  max: number | null;
};

function unnestByProcess(each: string, unknown: string): RawBuilder<unknown> {
  return sql`unnest(case when p.processes = '{}' then array[${sql.raw(unknown)}] else ${sql.raw(each)} end)`;
}

const groupExpressions: Record<Grouping, RawBuilder<unknown>> = {
  process: unnestByProcess('p.processes', 'null'),
  region: sql`p.region`,
  city: sql`p.city`,
  kind: sql`p.kind`,
  confidence: sql`(array['verified', 'reported', 'unverified'])[p.confidence]`,
  startupFriendly: sql`p.startup_friendly`,
};

/**
 * Largest first; a factory counts once in each of its groups. Its minimum is the smallest stated for the process of the
 * group or for any. The median of an even number of values is the mean of the middle two.
 */
export async function aggregateFactories(
  ctx: Context,
  filter: FactoryFilter,
  groupBy: readonly Grouping[],
  first: number,
): Promise<Group[]> {
  const match = await buildMatch(createAsk(ctx), filter);
  const byProcess = groupBy.includes('process');
  const keys = sql.join(groupBy.map((group, at) => sql`${groupExpressions[group]} as ${sql.ref(`key${at}`)}`));
  const names = sql.join(groupBy.map((_, at) => sql.ref(`key${at}`)));
  const { rows } = await sql<Group>`with ${match.with},
    member as (
      select ${keys}, p.certified, not p.silent as answered, ${byProcess ? unnestByProcess('p.minima', 'p.minimum') : sql`p.minimum`} as minimum
      from hit h join directory.place p on p.segment = h.segment and get_bit(h.found, p.slot) = 1
    ), stated as (
      select ${names}, minimum, count(*) as count, count(*) filter (where certified) as certified, count(*) filter (where answered) as answered
      from member group by ${names}, minimum
    ), running as (
      select *, sum(count) filter (where minimum is not null) over (partition by ${names} order by minimum) as up_to,
        sum(count) filter (where minimum is not null) over (partition by ${names}) as known
      from stated
    )
    select array[${sql.join(groupBy.map((_, at) => sql`${sql.ref(`key${at}`)}::text`))}] as key, sum(count)::int as count,
      sum(certified)::int as certified, sum(answered)::int as answered, coalesce(max(known), 0)::int as known,
      min(minimum) as min, 
      (min(minimum) filter (where up_to * 2 >= known) + min(minimum) filter (where up_to * 2 > known))::float / 2 as median, max(minimum) as max
    from running group by ${names} order by sum(count) desc, ${names} limit ${first}::int`.execute(ctx.searches);
  return rows;
}
