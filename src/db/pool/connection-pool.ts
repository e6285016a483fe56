import { type Client, types } from 'pg';
import { overloaded, readErrorCode } from '#kernel/errors.ts';
import { traceStatement } from '#kernel/telemetry/trace.ts';
import type { DatabaseServer } from '../servers/server.ts';
import { type SessionSettings, serviceSettings, toStartOptions } from '../servers/service-settings.ts';
import type { SessionSetting } from '../tenancy.ts';
import { BoundedClient, deadlines, withDeadline } from './deadline.ts';
import { createPoolUsage, type PoolUsage } from './pool-limits.ts';
import { prepareSettings, type SettingsStatement, sendQuery, toPreparedSetting } from './pooled-query.ts';

/** Dates stay text (a Date would be local midnight), timestamps become ISO text, bigint becomes a number. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMPTZ, toIsoTime],
  [types.builtins.INT8, Number],
]);

export type ConnectionPoolOptions = {
  server: DatabaseServer;
  connections: number;
  /** Beside those of every connection of the service. */
  settings?: SessionSettings;
  usage?: PoolUsage | undefined;
};

/** `name` is the name of a prepared statement. The plan of a look-up does not depend on the values. */
type Statement = { name?: string | undefined; text: string; values: unknown[]; isLookUp?: boolean };

export type ConnectionPool = {
  /** `tenant` is set for the transaction of this statement alone. */
  query<Row>(statement: Statement, tenant?: SessionSetting): Promise<Row[]>;
  close(): Promise<void>;
};

type PooledConnection = { client: Promise<Client>; waiting: number };

export const applicationName = 'sourcing-gateway';

/** A statement takes about 1 ms, so the last of 1000 is still answered before its deadline. */
const maxWaiting = 1000;

/** Another statement in the pipeline of the connection should have prepared this one, and failed before that. */
const notPreparedCode = '26000';

/** A lost connection is reopened at its next use. */
export function createConnectionPool({
  server,
  connections: count,
  settings = {},
  usage = createPoolUsage(),
}: ConnectionPoolOptions): ConnectionPool {
  const connections: (PooledConnection | undefined)[] = [];
  // Poolers keep the time zone of a connection themselves, so it is no setting of the login.
  const ownSettings = { TimeZone: 'UTC', statement_timeout: `${deadlines.readMs}ms`, ...settings };
  const writeSettings = createSettingsWriter(ownSettings);
  let position = 0;

  function openConnection(at: number): PooledConnection {
    const client = new BoundedClient({
      connectionString: server.url(),
      application_name: applicationName,
      ...(!server.isPooled && { options: toStartOptions({ ...serviceSettings, ...ownSettings }) }),
      pipeline: true,
      types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
    });
    server.watch(client);
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
      if (!server.isPooled) await withDeadline(client, deadlines.readMs, prepareSettings(client));
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
    usage.statements++;
    try {
      const client = await connection.client;
      return await withDeadline(client, deadlines.readMs, send(client));
    } finally {
      connection.waiting--;
      usage.waiting--;
    }
  }

  function send<Row>(
    client: Client,
    { name, isLookUp = false, ...rest }: Statement,
    tenant?: SessionSetting,
  ): Promise<{ rows: Row[] }> {
    if (server.isPooled) return sendQuery(client, writeSettings(tenant), rest);
    return sendQuery(client, tenant ? toPreparedSetting(tenant, isLookUp) : null, { name, ...rest });
  }

  async function query<Row>(statement: Statement, tenant?: SessionSetting): Promise<{ rows: Row[] }> {
    try {
      return await run((client) => send<Row>(client, statement, tenant));
    } catch (error) {
      if (readErrorCode(error) !== notPreparedCode) throw error;
      return run((client) => send<Row>(client, { ...statement, name: undefined }, tenant));
    }
  }

  return {
    query: async <Row>(statement: Statement, tenant?: SessionSetting) =>
      (await traceStatement(statement.text, () => query<Row>(statement, tenant))).rows,
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

/** The settings of a pool and the tenant in one statement, for connections that keep no settings. */
function createSettingsWriter(settings: SessionSettings): (tenant?: SessionSetting) => SettingsStatement {
  const calls = Object.entries(settings).map(
    // The default of a setting has no effect on the current transaction.
    ([name, value]) => `set_config('${name.replace(/^default_/, '')}', '${value}', true)`,
  );
  const text = `select ${calls.join(', ')}`;
  return (tenant) =>
    tenant
      ? { text: `${text}, set_config($1, $2, true)`, values: [tenant.setting, tenant.value] }
      : { text, values: [] };
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
