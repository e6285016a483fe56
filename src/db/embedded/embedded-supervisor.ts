import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

type Cluster = { isRunning(): Promise<boolean>; restart(): Promise<void> };

const defaults = { everyMs: 1000, pausesMs: [1000, 2000, 4000, 8000, 16_000] };

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
        log.warn('embedded PostgreSQL restarted');
        return true;
      } catch (err) {
        log.error({ err }, 'embedded PostgreSQL could not be restarted');
      }
    }
    return false;
  }

  async function watch(): Promise<void> {
    while (!isStopped) {
      await pause(everyMs);
      if (isStopped || (await cluster.isRunning())) continue;
      log.error('embedded PostgreSQL stopped unexpectedly');
      if (!(await restart()))
        return onLost(`The embedded PostgreSQL stopped and could not be restarted in ${pausesMs.length} attempts.`);
    }
  }

  void watch();
  return () => {
    isStopped = true;
  };
}
