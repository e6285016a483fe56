import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Readiness } from '#modules/platform/health/readiness.service.ts';
import type { Background } from './background.ts';
import type { InFlight } from './in-flight.ts';
import type { Jobs } from './jobs.ts';

type Running = {
  server: Server;
  requests: InFlight;
  jobs: Jobs;
  background: Background;
  readiness: Pick<Readiness, 'beginStop'>;
  endStreams: () => void;
  /** Closes what requests and jobs needed. */
  close: () => Promise<void>;
  log: Logger;
};

/** How long the database may take to say goodbye. */
const closeTimeoutMs = 5000;

/**
 * Stops in peace: says that it is not ready, waits until proxies have seen that, takes nothing new, and finishes what has
 * begun. What is not finished within the grace is cut and counted in the log.
 */
export async function shutDown(running: Running, { delayMs, graceMs }: { delayMs: number; graceMs: number }) {
  const { server, requests, jobs, background, readiness, endStreams, close, log } = running;
  readiness.beginStop();
  requests.beginStop();
  await sleep(delayMs);
  endStreams();
  const stopped = Promise.all([closeServer(server), jobs.stop()]).then(() => background.idle());
  if (!(await completesWithin(graceMs, stopped))) {
    const cut = { requests: requests.count, jobs: jobs.running, background: background.count };
    log.warn({ cut }, 'work was cut: it took longer than SHUTDOWN_GRACE_SECONDS');
    server.closeAllConnections();
  }
  if (!(await completesWithin(closeTimeoutMs, close()))) log.warn('the database did not close its connections in time');
  log.info('stopped');
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is busy now is idle once its answer is out, and nobody else lets it go before its time.
  const sweep = setInterval(() => server.closeIdleConnections(), 50).unref();
  await closed;
  clearInterval(sweep);
}

async function completesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const isOver = sleep(ms, false, { signal: over.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), isOver]);
  over.abort();
  return isDone;
}
