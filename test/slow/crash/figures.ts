import { expect, type TestContext } from 'vitest';
import { propertySeed } from '../../property-seed.ts';

/** What one part of the crash tests has counted. */
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

/** How often each run is repeated: `npm run -s crash -- --runs 25`. */
export const runs = Number(process.env['CRASH_RUNS'] ?? 3);
/** Of the long runs, which take minutes and are no part of `npm test`. */
export const isLong = process.env['CRASH_RUNS'] !== undefined;
/** Where chance plays a part, the same seed plays it again. */
export const seed = Number(process.env['CRASH_SEED'] ?? propertySeed);

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
export function chance(from = seed): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const newFigures = (): Figures => ({ settled: 0, lost: 0, duplicate: 0, stuck: 0, kills: 0, slowestMs: 0 });

/** The last test of a part: prints the line, keeps the figures for the table, and fails when a mail was lost or doubled. */
export function report({ task }: TestContext, figures: Figures): void {
  const { settled, lost, duplicate, stuck, kills } = figures;
  const slowestMs = Math.round(figures.slowestMs);
  task.meta.figures = { ...figures, slowestMs };
  console.info(
    `${task.file.name}: settled ${settled}, lost ${lost}, duplicate ${duplicate}, stuck ${stuck}, kills ${kills}, slowest settle ${slowestMs} ms (seed ${seed})`,
  );
  expect({ lost, duplicate, stuck }).toEqual({ lost: 0, duplicate: 0, stuck: 0 });
}

/** Does the work on all of them, a few at a time and in their order. */
export async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
