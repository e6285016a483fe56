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
  close: () => Promise<void>;
  log: Logger;
};

const closeTimeoutMs = 5000;

/** Waits `delayMs` for proxies to notice. Work beyond `graceMs` is aborted and logged. */
export async function shutDown(running: Running, { delayMs, graceMs }: { delayMs: number; graceMs: number }) {
  const { server, requests, jobs, background, readiness, endStreams, close, log } = running;
  readiness.beginStop();
  requests.beginStop();
  await sleep(delayMs);
  endStreams();
  const stopped = Promise.all([closeServer(server), jobs.stop()]).then(() => background.idle());
  if (!(await completesWithin(graceMs, stopped))) {
    const aborted = { requests: requests.count, jobs: jobs.running, background: background.count };
    log.warn({ aborted }, 'work aborted after SHUTDOWN_GRACE_SECONDS');
    server.closeAllConnections();
  }
  if (!(await completesWithin(closeTimeoutMs, close()))) log.warn('database connections did not close in time');
  log.info('stopped');
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections become idle after their response and would otherwise stay open until their timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 50).unref();
  await closed;
  clearInterval(sweep);
}

async function completesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const cancel = new AbortController();
  const timeout = sleep(ms, false, { signal: cancel.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), timeout]);
  cancel.abort();
  return isDone;
}
