/** Smaller ones would spend their time on the statements that find no rows. */
const [min, max] = [500, 5000];
export const firstBatchSize = min;

/** Half of the 50 ms for which a batch may hold locks. */
const targetMs = 25;

/** Grows to at most twice its size, and shrinks at once. */
export const computeBatchSize = (size: number, ms: number): number =>
  Math.round(Math.min(max, Math.max(min, size * Math.min(2, targetMs / Math.max(ms, 1)))));
