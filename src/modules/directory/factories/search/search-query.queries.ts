import { type RawBuilder, sql } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { FactoryFilter } from '../factory-filter.schema.ts';
import { type LatinWord, parseSearchTerms, type Term } from './factory-search.rules.ts';
import {
  allFactoriesTerm,
  type Facet,
  leadTimeIndex,
  listPlaceTerms,
  type NumberIndex,
  shownTerm,
  toCertificationTerm,
  toFacetTerm,
  toMinimaIndex,
  toNameTerm,
  toOtherTerm,
  toUpdatedAtNumber,
  updatedAtIndex,
} from './index-terms.rules.ts';
import { type Bits, intersect, none, SlotSets, unite } from './slot-sets.queries.ts';
import { type Ask, expandTerms, type TermExpansion } from './term-expansion.queries.ts';

/**
 * `with` are the common tables of the statement up to `hit`, which has a row per segment with `found` and its parts by
 * tier, `tier1` and on. Tiers of a word search: name equals the query, words are names, words are in names, some words
 * are in names, words are elsewhere.
 */
export type Match = { with: RawBuilder<unknown>; tiers: number };

const selectSlots = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.segment, directory.bits_at(p.slot, 1) as bits from directory.place p ${condition} group by p.segment`;

type TermMatch = { whole: Bits; names: Bits; anywhere: Bits };
type QueryMatch = { exact: Bits; terms: TermMatch[] };

/** Finds factories by several filters at once. Words that several of them have are looked up once. */
async function createMatcher(ask: Ask, filters: readonly FactoryFilter[]) {
  const sets = new SlotSets();
  const queries = [...new Set(filters.flatMap(({ q }) => q ?? []))].map((q) => ({ q, terms: parseSearchTerms(q) }));
  const words = await expandTerms(
    ask,
    queries.flatMap(({ terms }) => terms),
  );
  const matches = new Map(
    queries.map(({ q, terms }): [string, QueryMatch] => [
      q,
      {
        terms: terms.map((term) => matchTerm(sets, term, words)),
        exact: sets.addSelect(JSON.stringify({ exact: q }), () => selectExactMatches(q)),
      },
    ]),
  );
  const getQuery = ({ q }: FactoryFilter) => (q === undefined ? undefined : matches.get(q));
  const matchFilter = (filter: FactoryFilter): Bits => {
    const query = getQuery(filter);
    const conditions = buildConditions(sets, filter);
    if (!query) return intersect(conditions);
    const { exact, terms } = query;
    return unite([
      intersect([...conditions, ...terms.map(({ anywhere }) => anywhere)]),
      intersect([exact, ...conditions]),
    ]);
  };
  return { sets, getQuery, matchFilter };
}

export async function buildMatch(
  ask: Ask,
  filter: FactoryFilter,
  also: Record<string, FactoryFilter> = {},
): Promise<Match> {
  const { sets, getQuery, matchFilter } = await createMatcher(ask, [filter, ...Object.values(also)]);
  const others = Object.fromEntries(Object.entries(also).map(([name, one]) => [name, matchFilter(one)]));
  const query = getQuery(filter);
  if (!query) return buildHit(sets, matchFilter(filter), [], others);

  const { exact, terms } = query;
  const names = terms.map((term) => term.names);
  const ranks = [exact, intersect(terms.map(({ whole }) => whole)), intersect(names), unite(names)];
  // For a single word some ranks are identical.
  return buildHit(sets, matchFilter(filter), [...new Set(ranks)], others);
}

/** The number of factories that each filter finds. */
export async function countMatches(ask: Ask, filters: readonly FactoryFilter[]): Promise<number[]> {
  if (!filters.length) return [];
  const { sets, matchFilter } = await createMatcher(ask, filters);
  const counts = filters.map((filter) => sql`coalesce(sum(bit_count(${matchFilter(filter)})), 0)::int`);
  const [row] = await ask(
    sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts from (${sets.renderSelect()}) as sets`,
  );
  return assertDefined(row, 'counts').counts;
}

/** Each tier takes what the tiers before it left, the last one the remainder. Nothing is computed twice. */
export function buildHit(sets: SlotSets, found: Bits, ranks: Bits[], others: Record<string, Bits>): Match {
  const tiers = [...ranks, null].map((rank, at) => ({ rank, name: sql.ref(`tier${at + 1}`) }));
  const subtractTiers = (at: number) => sql.join([sql`found`, ...tiers.slice(0, at).map(({ name }) => name)], sql` # `);
  const asked = Object.entries(others).map(([name, bits]) => ({ bits, name: sql.ref(name) }));
  const wrapLateral = (columns: RawBuilder<unknown>, at: number) =>
    sql`cross join lateral (select ${columns} offset 0) as ${sql.ref(`step${at}`)}`;
  const computed = [
    sql.join([sql`${found} as found`, ...asked.map(({ bits, name }) => sql`${bits} as ${name}`)]),
    ...tiers.map(({ rank, name }, at) =>
      rank ? sql`(${subtractTiers(at)}) & ${rank} as ${name}` : sql`${subtractTiers(at)} as ${name}`,
    ),
  ].map(wrapLateral);
  const any = sql.join(
    [sql`found`, ...asked.map(({ name }) => name)].map((bits) => sql`${bits} <> ${none}`),
    sql` or `,
  );
  return {
    tiers: tiers.length,
    with: sql`
      hit as materialized (
        select ${sql.join([sql`segment, found`, ...[...tiers, ...asked].map(({ name }) => name)])}
        from (${sets.renderSelect()}) as sets ${sql.join(computed, sql` `)} where ${any})`,
  };
}

function buildConditions(sets: SlotSets, filter: FactoryFilter): Bits[] {
  const { process, city, region, kind, startupFriendly, confidence, certification, leadTimeDays, updatedAt } = filter;
  const all = [sets.addTerms([filter.includeQuarantined ? allFactoriesTerm : shownTerm])];
  const addFacet = (facet: Facet, terms: string[] | undefined, isUnknown?: boolean) => {
    const unknown = toFacetTerm(facet, null);
    if (isUnknown === false) all.push(sql`(~ ${sets.addTerms([unknown])})`);
    if (isUnknown || terms) all.push(sets.addTerms([...(terms ?? []), ...(isUnknown ? [unknown] : [])]));
  };
  const toTerms = (facet: Facet, values?: readonly string[]) => values?.map((value) => toFacetTerm(facet, value));
  addFacet('process', toTerms('process', process), filter.processUnknown);
  addFacet(
    'city',
    city?.flatMap((name) => listPlaceTerms('city', name)),
    filter.cityUnknown,
  );
  addFacet(
    'region',
    region?.flatMap((name) => listPlaceTerms('region', name)),
    filter.regionUnknown,
  );
  addFacet('kind', toTerms('kind', kind));
  addFacet('startupFriendly', toTerms('startupFriendly', startupFriendly));
  addFacet('confidence', toTerms('confidence', confidence));
  if (filter.answeredUs) all.push(sets.addTerms([toFacetTerm('answeredUs', 'true')]));
  if (filter.certified !== undefined) all.push(sets.addTerms([toFacetTerm('certified', String(filter.certified))]));
  if (certification) all.push(sets.addTerms(certification.map(toCertificationTerm)));
  const minimaIndexes = process ? [...process, null].map(toMinimaIndex) : [toMinimaIndex('any')];
  for (const range of [{ to: filter.minQuantityAtMost }, filter.minQuantity ?? {}])
    all.push(...buildRange(sets, minimaIndexes, range));
  all.push(...buildRange(sets, [leadTimeIndex], leadTimeDays ?? {}));
  const toNumber = (time: string | null | undefined) => (time == null ? time : toUpdatedAtNumber(Date.parse(time)));
  if (updatedAt)
    all.push(...buildRange(sets, [updatedAtIndex], { from: toNumber(updatedAt.from), to: toNumber(updatedAt.to) }));
  return all;
}

type NumberRange = { from?: number | null | undefined; to?: number | null | undefined };

/** The smallest of the numbers of a factory is in the range. */
function buildRange(sets: SlotSets, indexes: readonly NumberIndex[], { from, to }: NumberRange): Bits[] {
  const findAtMost = (most: number) => unite(indexes.map((index) => sets.addAtMost(index, most)));
  const known = from == null ? [] : [sets.addTerms(indexes.map(({ scope }) => scope))];
  return [
    ...known,
    ...(to == null ? [] : [findAtMost(to)]),
    ...(from == null || from === 0 ? [] : [sql`(~ ${findAtMost(from - 1)})`]),
  ];
}

const selectExactMatches = (q: string): RawBuilder<unknown> =>
  selectSlots(sql`join factory f on f.id = p.factory_id
    where lower(f.name_en) = lower(${q}) or lower(f.name_zh) = lower(${q}) or f.directory_id = lower(${q}) or (f.aliases <> '{}' and f.aliases && array[${q}, lower(${q})])`);

/** Factories of rare words, which the dictionary lists itself: in names, and elsewhere. */
export const matchRareWords = (sets: SlotSets, words: string[]): [Bits, Bits] =>
  words.length
    ? sets.addZones(
        JSON.stringify(words),
        () => sql`
        select position >> 12 as segment, zone, directory.bits_at(position & 4095, 1) as bits
        from directory.word w cross join lateral (values (0, w.names), (1, w.rest)) as held(zone, positions)
        cross join lateral unnest(held.positions) as position
        where w.text = any(${words}::text[]) group by 1, 2`,
      )
    : [none, none];

const mapZones = <T>(find: (toTerm: (gram: string) => string) => T): [names: T, rest: T] => [
  find(toNameTerm),
  find(toOtherTerm),
];

function matchTerm(sets: SlotSets, term: Term, words: TermExpansion): TermMatch {
  const named = term.processes.map((process) => sets.addTerms([toFacetTerm('process', process)]));
  if (term.script === 'han') {
    const [names, rest] = mapZones((toTerm) => intersect(term.grams.map((gram) => sets.addTerms([toTerm(gram)]))));
    return { whole: names, names, anywhere: unite([names, rest, ...named]) };
  }
  const [nameReadings, restReadings] = mapZones((toTerm) =>
    term.readings.map((reading) =>
      intersect(reading.map((either) => sets.addTerms(either.flatMap(words.read).map(toTerm)))),
    ),
  );
  const matchWord = (word: LatinWord) => {
    const [rareNames, rareRest] = matchRareWords(sets, words.rare(word));
    const [nameTokens, restTokens] = words.tokens(word);
    const names = unite([sets.addTerms(nameTokens), rareNames]);
    const rest = unite([sets.addTerms(restTokens), rareRest]);
    return { word, names, anywhere: unite([names, rest]) };
  };
  const matchWhole = ({ text }: LatinWord) => sets.addTerms([toNameTerm(text)]);
  const wordMatches = term.words.map(matchWord);
  const withId = wordMatches.map(({ word: { text, inId }, anywhere }) =>
    inId ? unite([anywhere, matchIds(sets, text)]) : anywhere,
  );
  const { joined: joinedWord } = term;
  const joined = joinedWord === null ? [] : mapZones((toTerm) => sets.addTerms([toTerm(joinedWord)]));
  return {
    whole: unite([intersect(term.words.map(matchWhole)), ...joined.slice(0, 1)]),
    names: unite([intersect(wordMatches.map(({ names }) => names)), ...joined.slice(0, 1), ...nameReadings]),
    anywhere: unite([intersect(withId), ...joined, ...nameReadings, ...restReadings, ...named]),
  };
}

/** An id has one hyphen after its kind: text with a hyphen matches at the start, or within the kind, or not at all. */
function matchIds(sets: SlotSets, text: string): Bits {
  const kind = kindsByIdPrefix.get(text.replace(/-$/, ''));
  if (kind) return sets.addTerms([toFacetTerm('kind', kind)]);
  if (!idSubstring.test(text)) return none;
  return sets.addSelect(JSON.stringify({ id: text }), () =>
    /^(mfg|int|eng)-/.test(text)
      ? selectSlots(sql`where p.directory_id >= ${text} and p.directory_id < ${`${text}${afterIdLetters}`}`)
      : selectSlots(sql`where p.directory_id like ${`%${text}%`}`),
  );
}
const kindsByIdPrefix = new Map(Object.entries({ mfg: 'manufacturer', int: 'integrator', eng: 'engineering' }));
const idSubstring = /^((m?f?g|i?n?t|e?n?g)?-)?[a-z0-9]*$/;
/** Sorts after every character of an id. */
const afterIdLetters = '{';
