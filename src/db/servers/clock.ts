import { clearInterval, setInterval } from 'node:timers';
import type { Logger } from 'pino';
import { readClock, setClock } from '#kernel/clock.ts';
import type { ConnectionPool } from '../pool/connection-pool.ts';

/** Milliseconds. Leases and due times of several gateways are compared, in seconds; less than `toleranceMs` is not corrected. */
const intervalMs = 10_000;
const toleranceMs = 100;
const maxRoundTripMs = 1000;
const notableMs = 2000;

const select = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/** All gateways take the time of the primary as theirs, and keep to it if it cannot be reached. */
export async function followClock(primary: ConnectionPool, log: Logger): Promise<{ close(): void }> {
  async function follow(): Promise<void> {
    const sentAt = performance.now();
    const [row] = await primary.query<{ ms: number }>({ name: 'clock', text: select, values: [] });
    const tookMs = performance.now() - sentAt;
    if (!row || tookMs > maxRoundTripMs) return;
    const middle = sentAt + tookMs / 2;
    const apartMs = row.ms - (readClock().getTime() - (performance.now() - middle));
    if (Math.abs(apartMs) < toleranceMs) return;
    setClock(row.ms, middle);
    if (Math.abs(apartMs) > notableMs)
      log.warn(
        { apartMs: Math.round(apartMs) },
        'The time of the database is used, which differed from the time here.',
      );
  }
  await follow();
  const timer = setInterval(() => void follow().catch(() => {}), intervalMs).unref();
  return { close: () => clearInterval(timer) };
}
