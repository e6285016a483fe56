import { expect, type TestContext } from 'vitest';
import { propertySeed } from '../../property-seed.ts';

/** Counters of one part of the crash tests. */
export type Figures = {
  settled: number;
  lost: number;
  duplicate: number;
  stuck: number;
  kills: number;
  slowestMs: number;
};

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures;
  }
}

/** Repetitions of each run: `npm run -s crash -- --runs 25`. */
export const runs = Number(process.env['CRASH_RUNS'] ?? 3);
/** True in long runs, which take minutes and are not part of `npm test`. */
export const isLong = process.env['CRASH_RUNS'] !== undefined;
/** The same seed repeats the same random choices. */
export const seed = Number(process.env['CRASH_SEED'] ?? propertySeed);

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(from = seed): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const newFigures = (): Figures => ({ settled: 0, lost: 0, duplicate: 0, stuck: 0, kills: 0, slowestMs: 0 });

/** The last test of a part: prints and stores the figures, and fails if a mail was lost, duplicated or stuck. */
export function report({ task }: TestContext, figures: Figures): void {
  const { settled, lost, duplicate, stuck, kills } = figures;
  const slowestMs = Math.round(figures.slowestMs);
  task.meta.figures = { ...figures, slowestMs };
  console.info(
    `${task.file.name}: settled ${settled}, lost ${lost}, duplicate ${duplicate}, stuck ${stuck}, kills ${kills}, slowest settle ${slowestMs} ms (seed ${seed})`,
  );
  expect({ lost, duplicate, stuck }).toEqual({ lost: 0, duplicate: 0, stuck: 0 });
}

/** Runs at most `max` items at once, in order. */
export async function forEachItem<T>(
  items: readonly T[],
  max: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const runItems = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: max }, runItems));
}
