import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { assertDefined } from '#kernel/assert.ts';
import { readErrorCode } from '#kernel/errors.ts';
import { withClient } from '../embedded/embedded.ts';
import { deadlines, dropConnection, withDeadline } from '../pool/deadline.ts';
import { type DatabaseServer, nameServer } from './server.ts';

/** `url` is null while none of the servers accepts writes; `problem` says why. */
type Found = { url: string | null; problem: string };
type State = { timeline: number | null } | { error: string };

export type Primary = DatabaseServer & { close: () => void };

const checkEveryMs = 5000;
const minPauseMs = 500;

/** A promotion starts a new timeline, so a former primary that comes back is told by its older one. */
const stateQuery = `select case when not pg_is_in_recovery()
  then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** Asks all servers at once. Of several that accept writes it takes the one that was promoted last. */
export async function findPrimary(urls: readonly string[]): Promise<Found> {
  const states = await Promise.all(urls.map(readState));
  const writable = states.flatMap((state, at) =>
    'timeline' in state && state.timeline !== null ? [{ url: urls[at], timeline: state.timeline }] : [],
  );
  const [first] = writable.toSorted((a, b) => b.timeline - a.timeline);
  const describe = (state: State) => ('error' in state ? state.error : 'it is a standby');
  const problems = states.map((state, at) => `${nameServer(urls[at] ?? '')}: ${describe(state)}`);
  return { url: first?.url ?? null, problem: problems.join('; ') };
}

/** A pooler accepts connections to a server that is down, and then waits for it. */
async function readState(url: string): Promise<State> {
  try {
    return await withClient(url, async (client) => {
      const state = client.query<{ timeline: number | null }>(stateQuery);
      const { rows } = await withDeadline(client, deadlines.connectMs, state);
      return assertDefined(rows[0], 'The state of the server');
    });
  } catch (error) {
    return { error: (error instanceof Error && error.message) || readErrorCode(error) };
  }
}

/**
 * Connects to `start` until another of the servers was promoted, which a lost connection or the check of every five
 * seconds notices. Connections to the former primary are closed, so that nothing is read or written there.
 */
export function createPrimary(
  urls: readonly string[],
  start: string,
  { isPooled, log }: { isPooled: boolean; log: Pick<Logger, 'warn'> },
): Primary {
  let current = start;
  let isSearching = false;
  const clients = new Map<Client, string>();

  async function searchOnce(): Promise<void> {
    const { url } = await findPrimary(urls);
    if (url === null || url === current) return;
    log.warn({ from: nameServer(current), to: nameServer(url) }, 'another server is the primary now');
    current = url;
    for (const [client, server] of clients) if (server !== url) dropConnection(client);
  }
  async function search(): Promise<void> {
    if (urls.length < 2 || isSearching) return;
    isSearching = true;
    await searchOnce();
    await sleep(minPauseMs, undefined, { ref: false });
    isSearching = false;
  }
  const checks = setInterval(search, checkEveryMs).unref();

  return {
    url: () => current,
    isPooled,
    watch(client) {
      clients.set(client, current);
      // A broken connection has both events.
      const forget = () => void (clients.delete(client) && search());
      client.on('error', forget).on('end', forget);
    },
    close: () => clearInterval(checks),
  };
}
