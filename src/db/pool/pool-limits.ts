import type { Pool, PoolClient } from 'pg';
import { overloaded } from '#kernel/errors.ts';
import { deadlines, withDeadline } from './deadline.ts';

export type PoolSizes = { listen: number; auth: number; rows: number; searches: number; entities: number };

/** An export holds one connection of `entities` and writes through another; three run at once. */
export const minPoolSize = 10;

export function splitPool(total: number): PoolSizes {
  const portion = (part: number) => Math.max(1, Math.floor(total * part));
  const [listen, auth, rows, searches] = [1, portion(0.15), portion(0.2), portion(0.2)];
  return { listen, auth, rows, searches, entities: total - listen - auth - rows - searches };
}

const maxWaitingPerConnection = 25;

type Queryable = { query(...args: unknown[]): unknown };

export function limitPool(pool: Pool, statementMs: number): void {
  // Types of these methods have overloads for callbacks, which neither is called with.
  pool.on('connect', (client: PoolClient) => {
    const { query }: Queryable = client;
    const bounded = (...args: unknown[]) => {
      const result = query.apply(client, args);
      return result instanceof Promise ? withDeadline(client, statementMs, result) : result;
    };
    Object.assign(client, { query: bounded });
  });

  const { connect }: { connect(): Promise<PoolClient> } = pool;
  const maxWaiting = maxWaitingPerConnection * pool.options.max;
  const admit = async () => {
    if (pool.waitingCount >= maxWaiting) throw overloaded();
    return withWaitDeadline(connect.call(pool));
  };
  Object.assign(pool, { connect: admit });
}

async function withWaitDeadline(connecting: Promise<PoolClient>): Promise<PoolClient> {
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const refuse = () => {
    isLate = true;
    late.reject(overloaded());
  };
  // A connection that became free while this process was busy is still used.
  let taking: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    taking = setImmediate(refuse);
  }, deadlines.waitMs);
  connecting.then((client) => isLate && client.release()).catch(() => {});
  try {
    return await Promise.race([connecting, late.promise]);
  } finally {
    clearTimeout(timer);
    clearImmediate(taking);
  }
}
