import { type Client, type ClientConfig, types } from 'pg';
import { overloaded } from '#kernel/errors.ts';
import { BoundedClient, deadlines, withDeadline } from './deadline.ts';

/** Dates stay the text they are (a Date would be local midnight), times become the text they are shown as, counts are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMPTZ, toIsoTime],
  [types.builtins.INT8, Number],
]);

export type ConnectionPoolOptions = ClientConfig & {
  connections: number;
  prepare?: (client: Client) => Promise<unknown>;
};
export type ConnectionPool = {
  /** Sends one statement on one of the connections, within the deadline of a read. */
  run<T>(send: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type PooledConnection = { client: Promise<Client>; waiting: number };

/** A statement takes about a millisecond, so the last of so many is still answered before its deadline. */
const maxWaiting = 1000;

/** A few pipelined connections that all requests share in turn. A lost one is opened again at its next turn. */
export function createConnectionPool({
  connections: count,
  prepare,
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
      if (connections[at] === lane) connections[at] = undefined;
    };
    const lane: PooledConnection = { client: connect(client, discard), waiting: 0 };
    return lane;
  }

  async function connect(client: Client, forget: () => void): Promise<Client> {
    client.on('error', forget).on('end', forget);
    try {
      await client.connect();
      if (prepare) await withDeadline(client, deadlines.readMs, prepare(client));
      return client;
    } catch (error) {
      forget();
      await client.end().catch(() => {});
      throw error;
    }
  }

  return {
    run: async (send) => {
      position = (position + 1) % count;
      const lane = connections[position] ?? openConnection(position);
      connections[position] = lane;
      if (lane.waiting >= maxWaiting) throw overloaded();
      lane.waiting++;
      try {
        const client = await lane.client;
        return await withDeadline(client, deadlines.readMs, send(client));
      } finally {
        lane.waiting--;
      }
    },
    close: async () => {
      const clients = await Promise.allSettled(connections.map((lane) => lane?.client));
      await Promise.all(
        clients.map(async (opened) => {
          if (opened.status === 'fulfilled' && opened.value) await opened.value.end();
        }),
      );
    },
  };
}

/** `2026-09-01 08:00:00.5+00`, as PostgreSQL writes UTC, in the form of `Date.toISOString`. Long lists hold hundreds. */
function toIsoTime(text: string): string {
  const time = `${text.slice(0, 10)}T${text.slice(11, Math.min(text.length - 3, 23))}`;
  return time + (fractionPadding[text.length - 22] ?? 'Z');
}

/** What lacks of three decimals, by how many characters the fraction has. */
const fractionPadding = ['.000Z', '', '00Z', '0Z'];
