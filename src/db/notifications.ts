import type { Client, ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { DomainError } from '#kernel/errors.ts';
import { BoundedClient, deadlines, dropConnection, withDeadline } from './pool/deadline.ts';

const channel = 'record_change';
const mostOfAKey = 10;
const lifeMs = 3600_000;
/** A burst of changes wakes an owner's streams once in this time. */
const restMs = 100;
const firstPauseMs = 100;
const longestPauseMs = 5_000;
/** A server that has stopped answering sends no notification either; so the connection is asked now and then. */
const heartbeatMs = 15_000;

/** Of one who waits for the records of an owner to change. It is told that they may have, never what. */
export type Watch = {
  readonly ended: boolean;
  /** Waits until something may have changed since this was asked last, at most so long. */
  changed: (withinMs: number) => Promise<void>;
  end: () => void;
};

export type Changes = Pick<ReturnType<typeof createNotifications>, 'watch'>;

/**
 * Hears on one connection which owners have changed records, in whatever process, and wakes who waits for them. It is
 * opened when somebody first waits. After it was lost everybody looks again: what was said meanwhile was said to nobody.
 */
export function createNotifications({ log, ...config }: ClientConfig & { log: Logger }) {
  const open = new Set<Watched>();
  const resting = new Map<string, boolean>();
  let isListening = false;
  let client: Client | undefined;
  let isOver = false;

  const wake = (owner?: string) => {
    for (const one of open) if (owner === undefined || one.owner === owner) one.wake();
  };

  function heard(owner: string): void {
    if (resting.has(owner)) return void resting.set(owner, true);
    wake(owner);
    resting.set(owner, false);
    setTimeout(() => {
      const again = resting.get(owner);
      resting.delete(owner);
      if (again) heard(owner);
    }, restMs).unref();
  }

  async function listen(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isOver; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const mine = new BoundedClient(config);
      client = mine;
      const gone = new Promise<void>((resolve) => void mine.on('end', resolve));
      mine.on('error', (err) => log.warn({ err }, 'the connection that hears of changes was lost'));
      mine.on('notification', ({ payload }) => heard(payload!));
      try {
        await mine.connect();
        await ask(mine, `listen ${channel}`);
        pauseMs = firstPauseMs;
        wake();
        await heartbeats(mine, gone);
      } catch (err) {
        if (!isOver) log.warn({ err }, 'changes cannot be heard of');
        await mine.end().catch(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  }

  /** Ends what is open, and begins nothing more. */
  function end(): void {
    isOver = true;
    for (const one of open) one.end();
  }

  return {
    /** Begins one of the few streams that a key may have open here. It ends by itself after an hour. */
    watch(owner: string, keyId: string): Watch {
      if (isOver) throw new DomainError('service_unavailable', 'The service is stopping.', { retryAfterSeconds: 5 });
      const others = [...open].filter((one) => one.keyId === keyId);
      if (others.length >= mostOfAKey) throw tooManyOpen(Math.min(...others.map(({ endsAt }) => endsAt)));
      const watched = openWatch(owner, keyId, () => open.delete(watched));
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

const ask = (client: Client, statement: string) => withDeadline(client, deadlines.readMs, client.query(statement));

/** Until the connection is gone, or fails to answer. */
async function heartbeats(client: Client, gone: Promise<void>): Promise<void> {
  const timer = setInterval(() => void ask(client, 'select 1').catch(() => dropConnection(client)), heartbeatMs);
  await gone;
  clearInterval(timer);
}

type Watched = Watch & { owner: string; keyId: string; endsAt: number; wake: () => void };

function openWatch(owner: string, keyId: string, onEnd: () => void): Watched {
  let isStirred = false;
  let isEnded = false;
  let go = () => {};
  const wake = () => {
    isStirred = true;
    go();
  };
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(life);
    onEnd();
    wake();
  };
  const life = setTimeout(end, lifeMs).unref();

  return {
    owner,
    keyId,
    endsAt: performance.now() + lifeMs,
    get ended() {
      return isEnded;
    },
    wake,
    end,
    async changed(withinMs) {
      if (!isStirred) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs);
          go = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isStirred = false;
    },
  };
}

function tooManyOpen(firstEndsAt: number): DomainError {
  return new DomainError('quota_reached', `A key has at most ${mostOfAKey} streams open at once. Close one.`, {
    limit: 'open_streams',
    max: mostOfAKey,
    windowSeconds: lifeMs / 1000,
    retryAfterSeconds: Math.max(1, Math.ceil((firstEndsAt - performance.now()) / 1000)),
  });
}
