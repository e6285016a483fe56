import { type Client, type ClientConfig, types } from 'pg';
import { overloaded } from '#kernel/errors.ts';
import { traceStatement } from '#kernel/telemetry/trace.ts';
import { BoundedClient, deadlines, withDeadline } from './deadline.ts';
import { createPoolUsage, type PoolUsage } from './pool-limits.ts';

/** Dates stay text (a Date would be local midnight), timestamps become ISO text, bigint becomes a number. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMPTZ, toIsoTime],
  [types.builtins.INT8, Number],
]);

export type ConnectionPoolOptions = ClientConfig & {
  connections: number;
  prepare?: (client: Client) => Promise<unknown>;
  usage?: PoolUsage | undefined;
};
export type ConnectionPool = {
  /** `text` has placeholders for values; traces show it. */
  run<T>(send: (client: Client) => Promise<T>, text?: string): Promise<T>;
  close(): Promise<void>;
};

type PooledConnection = { client: Promise<Client>; waiting: number };

/** A statement takes about 1 ms, so the last of 1000 is still answered before its deadline. */
const maxWaiting = 1000;

/** A lost connection is reopened at its next use. */
export function createConnectionPool({
  connections: count,
  prepare,
  usage = createPoolUsage(),
  ...config
}: ConnectionPoolOptions): ConnectionPool {
  const connections: (PooledConnection | undefined)[] = [];
  let position = 0;

  function openConnection(at: number): PooledConnection {
    const client = new BoundedClient({
      ...config,
      options: `${config.options ?? ''} -c TimeZone=UTC -c statement_timeout=${deadlines.readMs}`,
      pipeline: true,
      types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
    });
    const discard = () => {
      if (connections[at] !== connection) return;
      connections[at] = undefined;
      usage.open--;
    };
    const connection: PooledConnection = { client: connect(client, discard), waiting: 0 };
    usage.open++;
    return connection;
  }

  async function connect(client: Client, drop: () => void): Promise<Client> {
    client.on('error', drop).on('end', drop);
    try {
      await client.connect();
      if (prepare) await withDeadline(client, deadlines.readMs, prepare(client));
      return client;
    } catch (error) {
      drop();
      await client.end().catch(() => {});
      throw error;
    }
  }

  async function run<T>(send: (client: Client) => Promise<T>): Promise<T> {
    position = (position + 1) % count;
    const connection = connections[position] ?? openConnection(position);
    connections[position] = connection;
    if (connection.waiting >= maxWaiting) {
      usage.refused++;
      throw overloaded();
    }
    connection.waiting++;
    usage.waiting++;
    try {
      const client = await connection.client;
      return await withDeadline(client, deadlines.readMs, send(client));
    } finally {
      connection.waiting--;
      usage.waiting--;
    }
  }

  return {
    run: (send, text) => traceStatement(text, () => run(send)),
    close: async () => {
      const clients = await Promise.allSettled(connections.map((connection) => connection?.client));
      await Promise.all(
        clients.map(async (opened) => {
          if (opened.status === 'fulfilled' && opened.value) await opened.value.end();
        }),
      );
    },
  };
}

/**
 * Converts `2026-09-01 08:00:00.5+00`, as PostgreSQL writes UTC. Avoids Date, because long lists hold hundreds of
 * timestamps.
 */
function toIsoTime(text: string): string {
  const time = `${text.slice(0, 10)}T${text.slice(11, Math.min(text.length - 3, 23))}`;
  return time + (fractionPadding[text.length - 22] ?? 'Z');
}

/** Padding to three decimals, by the length of the fraction with its point. */
const fractionPadding = ['.000Z', '', '00Z', '0Z'];
