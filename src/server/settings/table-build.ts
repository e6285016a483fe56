import { setImmediate } from 'node:timers/promises';

/** A table that takes long to build. `get` builds at once what is left of it. */
export type SteppedTable<T> = {
  get: () => T;
  /** Builds the next part of it. False when nothing is left. */
  step: () => boolean;
};

export function buildInSteps<T>(build: () => Iterator<void, T>): SteppedTable<T> {
  let steps: Iterator<void, T> | undefined;
  let built: { table: T } | undefined;

  function step(): boolean {
    if (built) return false;
    steps ??= build();
    try {
      const { done, value } = steps.next();
      if (done) built = { table: value };
    } catch (error) {
      // A generator that threw would seem to be done.
      steps = undefined;
      throw error;
    }
    return !built;
  }
  function get(): T {
    while (!built) step();
    return built.table;
  }
  return { get, step };
}

export const buildInOneStep = <T>(read: () => T): SteppedTable<T> =>
  buildInSteps(() => ({ next: () => ({ done: true, value: read() }) }));

/** Builds the tables between requests, each part in a turn of its own, so that no request waits for a whole table. */
export async function buildTables(tables: readonly Pick<SteppedTable<unknown>, 'step'>[]): Promise<void> {
  for (const { step } of tables) while (step()) await setImmediate();
}
