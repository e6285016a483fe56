export const firstBatchSize = 100;
const [min, max] = [10, 2000];

/** Half of the 50 ms for which a batch may hold locks. */
const targetMs = 25;

/** Grows to at most twice its size, and shrinks at once. */
export const computeBatchSize = (size: number, ms: number): number =>
  Math.round(Math.min(max, Math.max(min, size * Math.min(2, targetMs / Math.max(ms, 1)))));
