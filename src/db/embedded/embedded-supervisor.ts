import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

type Cluster = { isRunning(): Promise<boolean>; restart(): Promise<void> };

const defaults = { everyMs: 1000, pausesMs: [1000, 2000, 4000, 8000, 16_000] };

/** Starts a cluster again that has died, with growing pauses. Calls `onLost` when it does not come up. Returns how to end that. */
export function superviseCluster(
  cluster: Cluster,
  log: Logger,
  onLost: (message: string) => void,
  { everyMs, pausesMs } = defaults,
): () => void {
  let isStopped = false;
  const pause = (ms: number) => sleep(ms, null, { ref: false });

  async function restart(): Promise<boolean> {
    for (const ms of pausesMs) {
      await pause(ms);
      if (isStopped) return true;
      try {
        await cluster.restart();
        log.warn('the embedded PostgreSQL was started again');
        return true;
      } catch (err) {
        log.error({ err }, 'the embedded PostgreSQL could not be started again');
      }
    }
    return false;
  }

  async function watch(): Promise<void> {
    while (!isStopped) {
      await pause(everyMs);
      if (isStopped || (await cluster.isRunning())) continue;
      log.error('the embedded PostgreSQL has died');
      if (!(await restart()))
        return onLost(`The embedded PostgreSQL has died, and did not start in ${pausesMs.length} tries.`);
    }
  }

  void watch();
  return () => {
    isStopped = true;
  };
}
