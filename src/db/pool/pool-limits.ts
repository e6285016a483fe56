import type { Pool, PoolClient } from 'pg';
import { overloaded, readErrorCode } from '#kernel/errors.ts';
import { traceStatement } from '#kernel/telemetry/trace.ts';
import { deadlines, withDeadline } from './deadline.ts';

/** Counted by the pool and read by telemetry. */
export type PoolUsage = { open: number; waiting: number; refused: number; statements: number };
export const createPoolUsage = (): PoolUsage => ({ open: 0, waiting: 0, refused: 0, statements: 0 });
export type PoolWatch = { usage: PoolUsage; onWait?: ((seconds: number) => void) | undefined };

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

export function limitPool(pool: Pool, statementMs: number, { usage, onWait }: PoolWatch): void {
  // Types of these methods have overloads for callbacks, which neither is called with.
  pool.on('connect', (client: PoolClient) => {
    usage.open++;
    const { query }: Queryable = client;
    const bounded = (...args: unknown[]) => {
      usage.statements++;
      const result = query.apply(client, args);
      // The text of a write quotes its values, so traces do not show it.
      return result instanceof Promise
        ? traceStatement(undefined, () => withDeadline(client, statementMs, result))
        : result;
    };
    Object.assign(client, { query: bounded });
  });

  pool.on('remove', () => void usage.open--);

  const { connect }: { connect(): Promise<PoolClient> } = pool;
  const maxWaiting = maxWaitingPerConnection * pool.options.max;
  const admit = async () => {
    const startedAt = performance.now();
    usage.waiting++;
    try {
      if (pool.waitingCount >= maxWaiting) throw overloaded();
      return await withWaitDeadline(connect.call(pool));
    } catch (error) {
      if (readErrorCode(error) === 'overloaded') usage.refused++;
      throw error;
    } finally {
      usage.waiting--;
      onWait?.((performance.now() - startedAt) / 1000);
    }
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
