import type { Job } from '#kernel/context.ts';
import { type Purge, runPurges } from './purge.service.ts';

const maxRunMs = 10_000;
const pauseMs = 3600_000;

/** Rests for an hour after it has found nothing more; a stop of the process waits for one run at most. */
export function createPurging(purges: readonly Purge[]): Job {
  let restsUntil = 0;
  return {
    name: 'purging',
    everySeconds: 60,
    run: async (system) => {
      const now = system.now().getTime();
      if (now < restsUntil) return;
      const { outcome } = await runPurges(system, purges, maxRunMs);
      if (outcome === 'complete') restsUntil = now + pauseMs;
    },
  };
}
