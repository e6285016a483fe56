import type { Client } from 'pg';
import type { Logger } from 'pino';
import { DomainError } from '#kernel/errors.ts';
import { applicationName } from './pool/connection-pool.ts';
import { BoundedClient, deadlines, dropConnection, withDeadline } from './pool/deadline.ts';
import type { DatabaseServer } from './servers/server.ts';

const channel = 'record_change';
const maxStreamsPerCredential = 10;
const maxStreamMs = 3600_000;
const debounceMs = 100;
const minRetryMs = 100;
const maxRetryMs = 5_000;
/** A dead server sends no notifications either, so the connection is checked with a query. */
const heartbeatMs = 15_000;

export type Watch = {
  readonly ended: boolean;
  /** Resolves when something may have changed since the last call, or after `withinMs`. */
  changed: (withinMs: number) => Promise<void>;
  end: () => void;
};

export type Changes = Pick<ReturnType<typeof createNotifications>, 'watch'>;

/**
 * Connects at the first watch. After a reconnect all streams are notified, because notifications may have been missed.
 */
export function createNotifications({ server, log }: { server: DatabaseServer; log: Logger }) {
  const open = new Set<OpenWatch>();
  const debounced = new Map<string, boolean>();
  let isListening = false;
  let client: Client | undefined;
  let isClosed = false;

  const wakeAll = (owner?: string) => {
    for (const one of open) if (owner === undefined || one.owner === owner) one.wake();
  };

  function notify(owner: string): void {
    if (debounced.has(owner)) return void debounced.set(owner, true);
    wakeAll(owner);
    debounced.set(owner, false);
    setTimeout(() => {
      const again = debounced.get(owner);
      debounced.delete(owner);
      if (again) notify(owner);
    }, debounceMs).unref();
  }

  async function listen(): Promise<void> {
    for (let pauseMs = minRetryMs; !isClosed; pauseMs = Math.min(2 * pauseMs, maxRetryMs)) {
      const connection = new BoundedClient({ connectionString: server.url(), application_name: applicationName });
      server.watch(connection);
      client = connection;
      const closed = new Promise<void>((resolve) => void connection.on('end', resolve));
      connection.on('error', (err) => log.warn({ err }, 'LISTEN connection lost'));
      connection.on('notification', ({ payload }) => payload !== undefined && notify(payload));
      try {
        await connection.connect();
        await queryWithDeadline(connection, `listen ${channel}`);
        pauseMs = minRetryMs;
        wakeAll();
        await sendHeartbeats(connection, closed);
      } catch (err) {
        if (!isClosed) log.warn({ err }, 'LISTEN connection failed, retrying');
        await connection.end().catch(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  }

  function end(): void {
    isClosed = true;
    for (const one of open) one.end();
  }

  return {
    watch(owner: string, credentialId: string): Watch {
      if (isClosed)
        throw new DomainError('service_unavailable', 'The service is shutting down.', { retryAfterSeconds: 5 });
      const others = [...open].filter((one) => one.credentialId === credentialId);
      if (others.length >= maxStreamsPerCredential)
        throw streamLimitReached(Math.min(...others.map(({ endsAt }) => endsAt)));
      const watched = createWatch(owner, credentialId, () => open.delete(watched));
      open.add(watched);
      if (!isListening) void listen();
      isListening = true;
      return watched;
    },
    end,
    close: async () => {
      end();
      await client?.end().catch(() => {});
    },
  };
}

const queryWithDeadline = (client: Client, statement: string) =>
  withDeadline(client, deadlines.readMs, client.query(statement));

async function sendHeartbeats(client: Client, gone: Promise<void>): Promise<void> {
  const timer = setInterval(
    () => void queryWithDeadline(client, 'select 1').catch(() => dropConnection(client)),
    heartbeatMs,
  );
  await gone;
  clearInterval(timer);
}

type OpenWatch = Watch & { owner: string; credentialId: string; endsAt: number; wake: () => void };

function createWatch(owner: string, credentialId: string, onEnd: () => void): OpenWatch {
  let isNotified = false;
  let isEnded = false;
  let go = () => {};
  const wake = () => {
    isNotified = true;
    go();
  };
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(life);
    onEnd();
    wake();
  };
  const life = setTimeout(end, maxStreamMs).unref();

  return {
    owner,
    credentialId,
    endsAt: performance.now() + maxStreamMs,
    get ended() {
      return isEnded;
    },
    wake,
    end,
    async changed(withinMs) {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs);
          go = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isNotified = false;
    },
  };
}

function streamLimitReached(firstEndsAt: number): DomainError {
  return new DomainError(
    'quota_reached',
    `A key or member may have at most ${maxStreamsPerCredential} open streams. Close one.`,
    {
      limit: 'open_streams',
      max: maxStreamsPerCredential,
      windowSeconds: maxStreamMs / 1000,
      retryAfterSeconds: Math.max(1, Math.ceil((firstEndsAt - performance.now()) / 1000)),
    },
  );
}
