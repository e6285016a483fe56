import { type RawBuilder, sql } from 'kysely';
import { listDigits, type NumberIndex } from './index-terms.rules.ts';

/** SQL expression for the bits of one segment: which slots match. */
export type Bits = RawBuilder<unknown>;
export const none = sql`directory.none()`;
export const intersect = (all: Bits[]): Bits => {
  const [first] = all;
  return first && all.length === 1 ? first : sql`(${sql.join(all, sql` & `)})`;
};
export const unite = (any: Bits[]): Bits => {
  const some = any.filter((bits) => bits !== none);
  return some.length > 1 ? sql`(${sql.join(some, sql` | `)})` : (some[0] ?? none);
};

/** Each set is read once; those of index terms in one call. */
export class SlotSets {
  readonly tokens: string[] = [];
  readonly sets: number[] = [];
  readonly #known = new Map<string, Bits>();
  readonly #zones = new Map<string, [Bits, Bits]>();
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
  /**
   * From the lowest digit up: where `most` has 1, numbers with 0 are below it, whatever their lower digits are; where it
   * has 0, numbers with 1 are above it. Digits that are 0 one after the other are read as one set.
   */
  addAtMost(index: NumberIndex, most: number): Bits {
    const known = this.addTerms([index.scope]);
    if (most >= 2 ** index.digits) return known;
    let atMost: Bits | undefined;
    let zeros: string[] = [];
    const removeAbove = () => {
      const above = zeros.length ? sql`~ ${this.addTerms(zeros)}` : undefined;
      atMost = atMost && above ? sql`(${atMost} & ${above})` : (above ?? atMost);
      zeros = [];
    };
    for (const { term, isSet } of listDigits(index, most)) {
      if (!isSet) zeros.push(term);
      else {
        removeAbove();
        if (atMost) atMost = sql`(${atMost} | ~ ${this.addTerms([term])})`;
      }
    }
    removeAbove();
    return atMost ? sql`(${known} & ${atMost})` : known;
  }
  /** The statement returns `segment` and `bits`. */
  addSelect(key: string, build: () => RawBuilder<unknown>): Bits {
    return this.#once(key, () => {
      const { number, bits } = this.#next();
      this.#others.push(sql`select segment, ${sql.lit(number)}, bits from (${build()}) as other`);
      return bits;
    });
  }
  /** Two sets; the statement returns `segment`, `zone` (0 or 1) and `bits`. */
  addZones(key: string, build: () => RawBuilder<unknown>): [Bits, Bits] {
    const zones = this.#zones.get(key) ?? this.#addNextZones(build());
    this.#zones.set(key, zones);
    return zones;
  }
  #addNextZones(select: RawBuilder<unknown>): [Bits, Bits] {
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
