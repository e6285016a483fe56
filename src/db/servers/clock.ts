import { clearInterval, setInterval } from 'node:timers';
import type { Logger } from 'pino';
import type { ConnectionPool } from '../pool/connection-pool.ts';

type Anchor = { timeMs: number; monotonicMs: number };
let anchor: Anchor | null = null;

/** The time of the database once that is followed, whatever happens then to the clock of this machine. */
export const readClock = (): Date =>
  anchor ? new Date(anchor.timeMs + performance.now() - anchor.monotonicMs) : new Date();

/** Milliseconds. Leases and due times are seconds, so a difference below `toleranceMs` is not corrected. */
const intervalMs = 10_000;
const toleranceMs = 100;
const maxRoundTripMs = 1000;
const notableMs = 2000;

const text = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/** Gateways compare times that others have written, so all of them take the time of the primary. Without it they count on. */
export async function followClock(primary: ConnectionPool, log: Logger): Promise<{ close(): void }> {
  async function follow(): Promise<void> {
    const sentAt = performance.now();
    const [row] = await primary.query<{ ms: number }>({ name: 'clock', text, values: [] });
    const tookMs = performance.now() - sentAt;
    if (!row || tookMs > maxRoundTripMs) return;
    const monotonicMs = sentAt + tookMs / 2;
    const apartMs = row.ms - (readClock().getTime() - (performance.now() - monotonicMs));
    if (Math.abs(apartMs) < toleranceMs) return;
    anchor = { timeMs: row.ms, monotonicMs };
    if (Math.abs(apartMs) > notableMs)
      log.warn({ apartMs: Math.round(apartMs) }, 'the clock was set to the time of the database');
  }
  anchor ??= { timeMs: Date.now(), monotonicMs: performance.now() };
  await follow();
  const timer = setInterval(() => void follow().catch(() => {}), intervalMs).unref();
  return { close: () => clearInterval(timer) };
}
