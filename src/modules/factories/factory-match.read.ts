import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { FactoryFilter } from './factory.read.ts';
import { type LatinWord, type Term, termsOf } from './factory.search.rules.ts';
import { everyFactory, facetToken, inNames, inRest, minimaScope, placeTokens, shown } from './factory-tokens.rules.ts';

/** An expression over the bits of one segment: which of its slots match. */
type Bits = RawBuilder<unknown>;
/** Runs a statement where the rest of a reading takes place. */
export type Ask = <R>(statement: RawBuilder<R>) => Promise<R[]>;
export const asking =
  ({ searches }: Context): Ask =>
  async (statement) =>
    (await statement.execute(searches)).rows;

/**
 * What a filter comes to for each segment of the index: `with` lists the statement's common tables up to `hit`, which has a
 * row per segment: `found`, and its parts by tier, `tier1` and on. Of a search by words the tiers are: what is called like
 * that, has the words in its names, has them in words of its names, has some of them there, has them elsewhere.
 */
export type Match = { with: RawBuilder<unknown>; tiers: number };

const none = sql`directory.none()`;
const and = (all: Bits[]): Bits => (all.length === 1 ? all[0]! : sql`(${sql.join(all, sql` & `)})`);
const or = (any: Bits[]): Bits => {
  const some = any.filter((bits) => bits !== none);
  return some.length > 1 ? sql`(${sql.join(some, sql` | `)})` : (some[0] ?? none);
};

/** Numbers the sets of slots that an expression speaks of. Those of tokens are read all at once. */
class Sets {
  readonly tokens: string[] = [];
  readonly sets: number[] = [];
  readonly #known = new Map<string, Bits>();
  readonly #others: RawBuilder<unknown>[] = [];
  #count = 0;

  /** Who holds one of these tokens. */
  holding(tokens: readonly string[]): Bits {
    if (!tokens.length) return none;
    const key = JSON.stringify(tokens);
    const known = this.#known.get(key);
    if (known) return known;
    const set = this.#next();
    this.tokens.push(...tokens);
    this.sets.push(...tokens.map(() => set.number));
    this.#known.set(key, set.bits);
    return set.bits;
  }
  /** Who is found by a statement of its own; `select` answers `segment` and `bits`. */
  from(select: RawBuilder<unknown>): Bits {
    const { number, bits } = this.#next();
    this.#others.push(sql`select segment, ${sql.lit(number)}, bits from (${select}) as other`);
    return bits;
  }
  /** Two at once: `select` answers `segment`, `zone` (0 or 1) and `bits`. */
  fromBoth(select: RawBuilder<unknown>): [Bits, Bits] {
    const [first, second] = [this.#next(), this.#next()];
    this.#others.push(sql`select segment, ${sql.lit(first.number)} + zone, bits from (${select}) as other`);
    return [first.bits, second.bits];
  }
  #next() {
    const number = this.#count++;
    return { number, bits: sql.ref(`s${number}`) };
  }
  /** A row per segment with `s0`, `s1` and so on. */
  read(): RawBuilder<unknown> {
    const columns = Array.from({ length: this.#count }, (_, set) => {
      const held = sql`coalesce(bit_or(bits) filter (where set = ${sql.lit(set)}), ${none})`;
      return sql`${held} as ${sql.ref(`s${set}`)}`;
    });
    const parts = [
      sql`select segment, set, bits from directory.holding(${this.tokens}::text[], ${this.sets}::int[])`,
      ...this.#others,
    ];
    return sql`select segment, ${sql.join(columns)} from (${sql.join(parts, sql` union all `)}) as part(segment, set, bits) group by segment`;
  }
}

const where = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.segment, directory.bits_at(p.slot, 1) as bits from directory.place p ${condition} group by p.segment`;

/** Compares a filter with the index. `also` names further filters, each of which gets a column of its own in `hit`. */
export async function matchOf(
  ask: Ask,
  filter: FactoryFilter,
  also: Record<string, FactoryFilter> = {},
): Promise<Match> {
  const sets = new Sets();
  const terms = filter.q === undefined ? [] : termsOf(filter.q);
  const words = await vocabularyOf(ask, terms);
  const found = terms.map((term) => foundBy(sets, term, words));
  const matching = (one: FactoryFilter) => and([...conditionsOf(sets, one), ...found.map(({ anywhere }) => anywhere)]);
  const isIt = filter.q === undefined ? null : sets.from(itself(filter.q));
  const either = (one: FactoryFilter) =>
    isIt ? or([matching(one), and([isIt, ...conditionsOf(sets, one)])]) : matching(one);
  const others = Object.entries(also).map(([name, one]) => sql`${either(one)} as ${sql.ref(name)}`);
  if (!isIt) return hit(sets, either(filter), [], others);

  const names = found.map((term) => term.names);
  const ranks = [isIt, and(found.map(({ whole }) => whole)), and(names), or(names)];
  // A single word is in a name, or it is not: then some ranks are the same.
  return hit(sets, either(filter), [...new Set(ranks)], others);
}

/** Each rank gets what those before it have left, and a last one the rest. Nothing is computed twice. */
function hit(sets: Sets, found: Bits, ranks: Bits[], others: RawBuilder<unknown>[]): Match {
  const left = (at: number) => sql.join([sql`found`, ...ranks.slice(0, at).map((_, before) => tier(before))], sql` # `);
  const tier = (at: number) => sql.ref(`tier${at + 1}`);
  const once = (columns: RawBuilder<unknown>) =>
    sql`cross join lateral (select ${columns} offset 0) as ${sql.ref(`step${steps++}`)}`;
  let steps = 0;
  const computed = [
    once(sql.join([sql`${found} as found`, ...others])),
    ...ranks.map((rank, at) => once(sql`(${left(at)}) & ${rank} as ${tier(at)}`)),
    once(sql`${left(ranks.length)} as ${tier(ranks.length)}`),
  ];
  return {
    tiers: ranks.length + 1,
    with: sql`
      sets as materialized (${sets.read()}),
      hit as materialized (select * from sets ${sql.join(computed, sql` `)})`,
  };
}

function conditionsOf(sets: Sets, filter: FactoryFilter): Bits[] {
  const { process, city, region, startupFriendly, answeredUs, minQuantityAtMost, confidence, includeQuarantined } =
    filter;
  const all = [sets.holding([includeQuarantined ? everyFactory : shown])];
  if (process) all.push(sets.holding([facetToken('process', process)]));
  if (city) all.push(sets.holding(placeTokens('city', city)));
  if (region) all.push(sets.holding(placeTokens('region', region)));
  if (startupFriendly) all.push(sets.holding([facetToken('startupFriendly', startupFriendly)]));
  if (answeredUs) all.push(sets.holding([facetToken('answeredUs', 'true')]));
  if (confidence) all.push(sets.holding([facetToken('confidence', confidence)]));
  if (minQuantityAtMost !== undefined) {
    const scopes = process ? [minimaScope(process), minimaScope(null)] : [minimaScope('any')];
    all.push(
      or(
        scopes.map((scope) =>
          sets.from(sql`select * from directory.holding_at_most(${scope}, ${minQuantityAtMost}::int)`),
        ),
      ),
    );
  }
  return all;
}

/** A factory whose name or id is the query, or once was. */
const itself = (q: string): RawBuilder<unknown> =>
  where(sql`join factory f on f.id = p.factory_id
    where lower(f.name_en) = lower(${q}) or lower(f.name_zh) = lower(${q}) or f.directory_id = lower(${q}) or (f.aliases <> '{}' and f.aliases && array[${q}, lower(${q})])`);

type Vocabulary = { holding(word: LatinWord): string[]; read(reading: string): string[] };

/** The common words of the directory that the words of a query stand for, and the Chinese that is read as they say. */
async function vocabularyOf(ask: Ask, terms: readonly Term[]): Promise<Vocabulary> {
  const latin = terms.filter((term) => term.script === 'latin');
  const asked = latin.flatMap(({ words }) => words).filter(({ inside }) => inside !== 'no');
  const readings = [...new Set(latin.flatMap((term) => term.readings.flat(2)))];
  const parts = [
    ...asked.map((word) => sql`select ${word.text} as key, text from directory.word where common and ${isLike(word)}`),
    ...(readings.length
      ? [
          sql`select reading as key, text from directory.word where reading is not null and reading = any(${readings}::text[])`,
        ]
      : []),
  ];
  const rows = parts.length ? await ask(sql<{ key: string; text: string }>`${sql.join(parts, sql` union all `)}`) : [];
  const known = Map.groupBy(rows, ({ key }) => key);
  const of = (key: string) => (known.get(key) ?? []).map(({ text }) => text);
  // A word and a reading may be written alike (hua): what they stand for differs in script.
  const isHan = (text: string) => /^\p{Script=Han}/u.test(text);
  return {
    holding: ({ text, inside }) => (inside === 'no' ? [text] : of(text).filter((one) => !isHan(one))),
    read: (reading) => of(reading).filter(isHan),
  };
}

function isLike({ text, inside }: LatinWord): RawBuilder<unknown> {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  return sql`latin and text like ${inside === 'anywhere' ? `%${pattern}%` : `${pattern}%`}`;
}

/** Who holds one of the many rare words that a word stands for: in names, and in the rest. */
const rarely = (sets: Sets, word: LatinWord): [Bits, Bits] =>
  word.inside === 'no'
    ? [none, none]
    : sets.fromBoth(sql`
        select position >> 12 as segment, zone, directory.bits_at(position & 4095, 1) as bits
        from directory.word w cross join lateral (values (0, w.names), (1, w.rest)) as held(zone, positions)
        cross join lateral unnest(held.positions) as position
        where not common and ${isLike(word)} group by 1, 2`);

/** Where a term is found: as whole words of a name, in a name, anywhere. */
function foundBy(sets: Sets, term: Term, words: Vocabulary): { whole: Bits; names: Bits; anywhere: Bits } {
  const zones = [inNames, inRest];
  if (term.script === 'han') {
    const [names, rest] = zones.map((token) => and(term.grams.map((gram) => sets.holding([token(gram)]))));
    return { whole: names!, names: names!, anywhere: or([names!, rest!]) };
  }
  const read = zones.map((token) =>
    term.readings.map((reading) => and(reading.map((either) => sets.holding(either.flatMap(words.read).map(token))))),
  );
  const holding = (word: LatinWord) => {
    const rare = rarely(sets, word);
    const [names, rest] = zones.map((token, at) => or([sets.holding(words.holding(word).map(token)), rare[at]!]));
    return { names: names!, anywhere: or([names!, rest!]) };
  };
  const whole = ({ text }: LatinWord) => sets.holding([inNames(text)]);
  const held = term.words.map(holding);
  const withId = term.words.map(({ text, inId }, at) =>
    inId ? or([held[at]!.anywhere, inIds(sets, text)]) : held[at]!.anywhere,
  );
  const joined = term.joined === null ? [] : zones.map((token) => sets.holding([token(term.joined!)]));
  return {
    whole: or([and(term.words.map(whole)), ...joined.slice(0, 1)]),
    names: or([and(held.map(({ names }) => names)), ...joined.slice(0, 1), ...read[0]!]),
    anywhere: or([and(withId), ...joined, ...read.flat()]),
  };
}

/** The beginning of all ids of a kind is looked up as the kind. */
function inIds(sets: Sets, text: string): Bits {
  const kind = kindsById[text.replace(/-$/, '')];
  if (kind) return sets.holding([facetToken('kind', kind)]);
  return sets.from(where(sql`where p.directory_id like ${`%${text}%`}`));
}
const kindsById: Record<string, string> = { mfg: 'manufacturer', int: 'integrator', eng: 'engineering' };
