import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { FactoryFilter } from '../../factory-filter.schema.ts';
import { listQueryWords } from '../factory-search.rules.ts';
import { listPlaceTerms, toCertificationTerm, toFacetTerm } from '../index-terms.rules.ts';
import { findProcessNames, isWithin, listWordRuns, type WordRun } from '../process-names.rules.ts';
import { countMatches } from '../search-query.queries.ts';
import { createAsk } from '../term-expansion.queries.ts';

export const hintedFilters = ['process', 'city', 'region', 'certification'] as const;
type HintedFilter = (typeof hintedFilters)[number];
export type SearchHint = { filter: HintedFilter; value: string; count: number };
type Named = { filter: HintedFilter; value: string; runs: WordRun[] };

export const maxHints = 5;

/**
 * Filters that say what words of the query say: a process, a city, a region or a certificate. `count` is what is found
 * with the filter in place of its words.
 */
export async function readHints(ctx: Context, filter: FactoryFilter): Promise<SearchHint[]> {
  if (filter.q === undefined) return [];
  const words = listQueryWords(filter.q);
  const named = (await findNamedValues(ctx, words))
    .filter((one) => filter[one.filter] === undefined)
    .slice(0, maxHints);
  const counts = await countMatches(
    createAsk(ctx),
    named.map(({ filter: name, value, runs }) => {
      const others = words.filter((_, at) => !runs.some(({ from, to }) => from <= at && at < to));
      const { q: _, ...conditions } = filter;
      return { ...conditions, ...(others.length ? { q: others.join(' ') } : {}), [name]: [value] };
    }),
  );
  return named
    .map(({ filter, value }, at) => ({ filter, value, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** In the order of the query. Of runs of words within one another, the longest counts. */
async function findNamedValues(ctx: Context, words: readonly string[]): Promise<Named[]> {
  const processes = findProcessNames(words).map(
    ({ process, ...run }) => [toFacetTerm('process', process), run] as const,
  );
  const others = listWordRuns(words.length).flatMap((run) => {
    const text = words.slice(run.from, run.to).join(' ');
    const terms = [...listPlaceTerms('city', text), ...listPlaceTerms('region', text), toCertificationTerm(text)];
    return terms.map((term) => [term, run] as const);
  });
  const runs = Map.groupBy([...processes, ...others], ([term]) => term);
  const { rows } = await sql<{ term: string; filter: HintedFilter; value: string }>`
    select token as term, facet as filter, value from directory.facet_value
    where token = any(${[...runs.keys()]}::text[]) and value is not null and count > 0`.execute(ctx.searches);
  const found = rows.flatMap(({ term, ...named }) => (runs.get(term) ?? []).map(([, run]) => ({ ...named, run })));
  const longest = found
    .filter(({ run }) => !found.some((other) => isLonger(other.run, run)))
    .toSorted((a, b) => a.run.from - b.run.from || compareFilters(a.filter, b.filter));
  return Map.groupBy(longest, ({ filter, value }) => `${filter} ${value}`)
    .values()
    .toArray()
    .flatMap(([first, ...more]) =>
      first ? { filter: first.filter, value: first.value, runs: [first, ...more].map(({ run }) => run) } : [],
    );
}

const isLonger = (other: WordRun, run: WordRun): boolean =>
  isWithin(run, other) && other.to - other.from > run.to - run.from;

const compareFilters = (a: HintedFilter, b: HintedFilter): number =>
  hintedFilters.indexOf(a) - hintedFilters.indexOf(b);
