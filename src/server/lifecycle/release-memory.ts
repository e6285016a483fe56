import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Releases what loading left. V8 does that by itself when a process is idle after a collection of garbage, but
 * an idle process collects none. That of the young generation takes a millisecond; the rest follows in the background.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'minor' });
}
