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

export function limitPool(pool: Pool, statementMs: number): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const bounded = (...args: unknown[]) => {
      const result = query(...args);
      return result instanceof Promise ? withDeadline(client, statementMs, result) : result;
    };
    client.query = bounded as PoolClient['query'];
  });

  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const maxWaiting = maxWaitingPerConnection * pool.options.max;
  const admit = async () => {
    if (pool.waitingCount >= maxWaiting) throw overloaded();
    return withWaitDeadline(connect());
  };
  pool.connect = admit as Pool['connect'];
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
