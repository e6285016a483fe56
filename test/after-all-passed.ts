import { afterAll } from 'vitest';

/** Checks what the tests of a file or group have seen together. Of a run of a few of them, or a failed one, nothing follows. */
export function afterAllPassed(check: () => void): void {
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern that the hook uses no fixture
  afterAll(({}, { tasks }) => {
    if (tasks.every(({ result }) => result?.state === 'pass')) check();
  });
}
