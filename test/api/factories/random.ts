export type Random = ReturnType<typeof randomFrom>;

/** Mulberry32, a small deterministic generator. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  return {
    below,
    one,
    chance: (likely: number) => next() < likely,
    between: (low: number, high: number) => low + below(high - low + 1),
    /** Distinct values; fewer if a value is drawn twice. */
    upTo<T>(count: number, from: readonly T[]): T[] {
      const chosen: T[] = [];
      for (; count > 0; count--) {
        const drawn = one(from);
        if (!chosen.includes(drawn)) chosen.push(drawn);
      }
      return chosen;
    },
  };
}
