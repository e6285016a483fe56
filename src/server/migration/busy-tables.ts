import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readErrorCode } from '#kernel/errors.ts';
import { ConfigError } from '../settings/config.ts';

/**
 * Milliseconds. Statements on a table queue behind a migration that waits for it, so it waits for less than they do, and
 * lets them pass before it tries again.
 */
const lockMs = 300;
const pauseMs = 1500;
const reportMs = 15_000;
const tenMinutesMs = 600_000;

/** Waited for a lock too long, or would have waited for ever. */
const busyCodes = new Set(['55P03', '40P01']);
const isBusy = (error: unknown): boolean =>
  error instanceof Error && (busyCodes.has(readErrorCode(error)) || isBusy(error.cause));

/**
 * Does this in a transaction, which is repeated until nobody else holds the tables that it needs. Throws a ConfigError after
 * `giveUpMs`.
 */
export async function transactWhenFree(
  em: EntityManager,
  work: (em: EntityManager) => Promise<void>,
  report: (line: string) => void,
  giveUpMs = tenMinutesMs,
): Promise<void> {
  const attempt = async (em: EntityManager) => {
    await em.execute(`set local lock_timeout = ${lockMs}`);
    await work(em);
  };
  const startedAt = performance.now();
  let reportedAt = -Infinity;
  for (;;) {
    try {
      return await em.fork().transactional(attempt);
    } catch (error) {
      if (!isBusy(error)) throw error;
      const now = performance.now();
      const isLate = now - startedAt > giveUpMs;
      const busy = `Other transactions hold tables that the migration changes. ${await describeOldest(em)}`;
      if (isLate) throw new ConfigError(`${busy} It was rolled back: end them, or try again later.`);
      if (now - reportedAt > reportMs) {
        report(`${busy} It is tried again.`);
        reportedAt = now;
      }
    }
    await sleep(pauseMs);
  }
}

type Session = { pid: number; name: string; seconds: number };

async function describeOldest(em: EntityManager): Promise<string> {
  const oldest = await em.fork().execute<Session[]>(
    `select pid, coalesce(nullif(application_name, ''), 'unnamed') as name,
       extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '1 second'
     order by xact_start limit 3`,
  );
  const sessions = oldest.map(({ pid, name, seconds }) => `${pid} (${name}, ${seconds} s)`).join(', ');
  return sessions ? `The oldest sessions with one are ${sessions}.` : '';
}
