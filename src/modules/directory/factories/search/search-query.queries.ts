import { type RawBuilder, sql } from 'kysely';
import type { FactoryFilter } from '../factory.queries.ts';
import { type LatinWord, parseSearchTerms, type Term } from './factory-search.rules.ts';
import {
  allFactoriesTerm,
  listPlaceTerms,
  shownTerm,
  toFacetTerm,
  toMinimaScope,
  toNameTerm,
  toOtherTerm,
} from './index-terms.rules.ts';
import { type Ask, expandTerms, type TermExpansion } from './term-expansion.queries.ts';

/** SQL expression for the bits of one segment: which slots match. */
type Bits = RawBuilder<unknown>;
/**
 * `with` are the common tables of the statement up to `hit`, which has a row per segment with `found` and its parts by
 * tier, `tier1` and on. Tiers of a word search: name equals the query, words are names, words are in names, some words
 * are in names, words are elsewhere.
 */
export type Match = { with: RawBuilder<unknown>; tiers: number };

const none = sql`directory.none()`;
const intersect = (all: Bits[]): Bits => {
  const [first] = all;
  return first && all.length === 1 ? first : sql`(${sql.join(all, sql` & `)})`;
};
const unite = (any: Bits[]): Bits => {
  const some = any.filter((bits) => bits !== none);
  return some.length > 1 ? sql`(${sql.join(some, sql` | `)})` : (some[0] ?? none);
};

/** Each set is read once; those of index terms in one call. */
class SlotSets {
  readonly tokens: string[] = [];
  readonly sets: number[] = [];
  readonly #known = new Map<string, Bits>();
  readonly #others: RawBuilder<unknown>[] = [];
  #count = 0;

  addTerms(tokens: readonly string[]): Bits {
    if (!tokens.length) return none;
    return this.#once(JSON.stringify(tokens), () => {
      const { number, bits } = this.#next();
      this.tokens.push(...tokens);
      this.sets.push(...tokens.map(() => number));
      return bits;
    });
  }
  addAtMost(scope: string, max: number): Bits {
    return this.#once(JSON.stringify({ scope, max }), () =>
      this.addSelect(sql`select * from directory.holding_at_most(${scope}, ${max}::int)`),
    );
  }
  /** The statement returns `segment` and `bits`. */
  addSelect(select: RawBuilder<unknown>): Bits {
    const { number, bits } = this.#next();
    this.#others.push(sql`select segment, ${sql.lit(number)}, bits from (${select}) as other`);
    return bits;
  }
  /** Two sets; the statement returns `segment`, `zone` (0 or 1) and `bits`. */
  addZones(select: RawBuilder<unknown>): [Bits, Bits] {
    const [first, second] = [this.#next(), this.#next()];
    this.#others.push(sql`select segment, ${sql.lit(first.number)} + zone, bits from (${select}) as other`);
    return [first.bits, second.bits];
  }
  #once(key: string, make: () => Bits): Bits {
    const bits = this.#known.get(key) ?? make();
    this.#known.set(key, bits);
    return bits;
  }
  #next() {
    const number = this.#count++;
    return { number, bits: sql.ref(`s${number}`) };
  }
  renderSelect(): RawBuilder<unknown> {
    const columns = Array.from({ length: this.#count }, (_, set) => {
      const bits = sql`coalesce(bit_or(bits) filter (where set = ${sql.lit(set)}), ${none})`;
      return sql`${bits} as ${sql.ref(`s${set}`)}`;
    });
    const parts = [
      sql`select segment, set, bits from directory.holding(${this.tokens}::text[], ${this.sets}::int[])`,
      ...this.#others,
    ];
    return sql`select segment, ${sql.join(columns)} from (${sql.join(parts, sql` union all `)}) as part(segment, set, bits) group by segment`;
  }
}

const selectSlots = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.segment, directory.bits_at(p.slot, 1) as bits from directory.place p ${condition} group by p.segment`;

export async function buildMatch(
  ask: Ask,
  filter: FactoryFilter,
  also: Record<string, FactoryFilter> = {},
): Promise<Match> {
  const sets = new SlotSets();
  const terms = filter.q === undefined ? [] : parseSearchTerms(filter.q);
  const words = await expandTerms(ask, terms);
  const found = terms.map((term) => matchTerm(sets, term, words));
  const matchFilter = (one: FactoryFilter) =>
    intersect([...buildConditions(sets, one), ...found.map(({ anywhere }) => anywhere)]);
  const exact = filter.q === undefined ? null : sets.addSelect(selectExactMatches(filter.q));
  const matchEither = (one: FactoryFilter) =>
    exact ? unite([matchFilter(one), intersect([exact, ...buildConditions(sets, one)])]) : matchFilter(one);
  const others = Object.fromEntries(Object.entries(also).map(([name, one]) => [name, matchEither(one)]));
  if (!exact) return buildHit(sets, matchEither(filter), [], others);

  const names = found.map((term) => term.names);
  const ranks = [exact, intersect(found.map(({ whole }) => whole)), intersect(names), unite(names)];
  // For a single word some ranks are identical.
  return buildHit(sets, matchEither(filter), [...new Set(ranks)], others);
}

/** Each tier takes what the tiers before it left, the last one the remainder. Nothing is computed twice. */
function buildHit(sets: SlotSets, found: Bits, ranks: Bits[], others: Record<string, Bits>): Match {
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
  const { process, city, region, startupFriendly, answeredUs, minQuantityAtMost, confidence, includeQuarantined } =
    filter;
  const all = [sets.addTerms([includeQuarantined ? allFactoriesTerm : shownTerm])];
  if (process) all.push(sets.addTerms([toFacetTerm('process', process)]));
  if (city) all.push(sets.addTerms(listPlaceTerms('city', city)));
  if (region) all.push(sets.addTerms(listPlaceTerms('region', region)));
  if (startupFriendly) all.push(sets.addTerms([toFacetTerm('startupFriendly', startupFriendly)]));
  if (answeredUs) all.push(sets.addTerms([toFacetTerm('answeredUs', 'true')]));
  if (confidence) all.push(sets.addTerms([toFacetTerm('confidence', confidence)]));
  if (minQuantityAtMost !== undefined) {
    const scopes = process ? [toMinimaScope(process), toMinimaScope(null)] : [toMinimaScope('any')];
    all.push(unite(scopes.map((scope) => sets.addAtMost(scope, minQuantityAtMost))));
  }
  return all;
}

const selectExactMatches = (q: string): RawBuilder<unknown> =>
  selectSlots(sql`join factory f on f.id = p.factory_id
    where lower(f.name_en) = lower(${q}) or lower(f.name_zh) = lower(${q}) or f.directory_id = lower(${q}) or (f.aliases <> '{}' and f.aliases && array[${q}, lower(${q})])`);

/** Factories of rare words, which the dictionary lists itself: in names, and elsewhere. */
const matchRareWords = (sets: SlotSets, words: string[]): [Bits, Bits] =>
  words.length
    ? sets.addZones(sql`
        select position >> 12 as segment, zone, directory.bits_at(position & 4095, 1) as bits
        from directory.word w cross join lateral (values (0, w.names), (1, w.rest)) as held(zone, positions)
        cross join lateral unnest(held.positions) as position
        where w.text = any(${words}::text[]) group by 1, 2`)
    : [none, none];

const mapZones = <T>(find: (toTerm: (gram: string) => string) => T): [names: T, rest: T] => [
  find(toNameTerm),
  find(toOtherTerm),
];

function matchTerm(sets: SlotSets, term: Term, words: TermExpansion): { whole: Bits; names: Bits; anywhere: Bits } {
  if (term.script === 'han') {
    const [names, rest] = mapZones((toTerm) => intersect(term.grams.map((gram) => sets.addTerms([toTerm(gram)]))));
    return { whole: names, names, anywhere: unite([names, rest]) };
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
    anywhere: unite([intersect(withId), ...joined, ...nameReadings, ...restReadings]),
  };
}

/** An id has one hyphen after its kind: text with a hyphen matches at the start, or within the kind, or not at all. */
function matchIds(sets: SlotSets, text: string): Bits {
  const kind = kindsByIdPrefix.get(text.replace(/-$/, ''));
  if (kind) return sets.addTerms([toFacetTerm('kind', kind)]);
  if (!idSubstring.test(text)) return none;
  return sets.addSelect(
    /^(mfg|int|eng)-/.test(text)
      ? selectSlots(sql`where p.directory_id >= ${text} and p.directory_id < ${`${text}${afterIdLetters}`}`)
      : selectSlots(sql`where p.directory_id like ${`%${text}%`}`),
  );
}
const kindsByIdPrefix = new Map(Object.entries({ mfg: 'manufacturer', int: 'integrator', eng: 'engineering' }));
const idSubstring = /^((m?f?g|i?n?t|e?n?g)?-)?[a-z0-9]*$/;
/** Sorts after every character of an id. */
const afterIdLetters = '{';
