import { type RawBuilder, sql } from 'kysely';
import type { NumberIndex } from './index-terms.rules.ts';

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
  addAtMost({ scope, digits }: NumberIndex, most: number): Bits {
    return this.addSelect(
      JSON.stringify({ scope, most }),
      () => sql`select * from directory.holding_up_to(${scope}, ${sql.lit(digits)}, ${most}::bigint)`,
    );
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
