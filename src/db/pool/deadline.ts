import { clearImmediate, clearTimeout, setImmediate, setTimeout } from 'node:timers';
import { Client, type ClientBase, type ClientConfig, type Connection } from 'pg';

/** In milliseconds. The server ends a statement at its own deadline; the client waits `marginMs` longer before it gives up. */
export const deadlines = {
  connectMs: 3000,
  /** For a free connection of a pool. */
  waitMs: 5000,
  readMs: 5000,
  writeMs: 10_000,
  lockMs: 2000,
  marginMs: 500,
  closeMs: 1000,
};

/** A connection that is neither opened nor closed for ever when the server does not answer. */
export class BoundedClient extends Client {
  constructor(config: ClientConfig) {
    // A pool hides the password from enumeration.
    const { password } = config;
    super({ ...config, password, keepAlive: true, connectionTimeoutMillis: deadlines.connectMs });
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    setTimeout(dropConnection, deadlines.closeMs, this).unref();
    return callback ? super.end(callback) : super.end();
  }
}

/** The server is read-only or shuts down: this connection leads to no other server, a new one may. */
const unusableCodes = new Set(['25006', '57P01']);

/**
 * Fails a statement that is not answered in time, by closing its connection: the statement may still run, so nothing else
 * may use the connection. Other statements on it fail as well.
 */
export async function withDeadline<T>(client: ClientBase, serverMs: number, statement: Promise<T>): Promise<T> {
  const ms = serverMs + deadlines.marginMs;
  // An answer that has arrived while this process was busy is read before the connection is closed.
  let reading: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    reading = setImmediate(dropConnection, client, createTimeoutError(ms));
  }, ms);
  try {
    return await statement;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (unusableCodes.has(code)) dropConnection(client, error as Error);
    throw error;
  } finally {
    clearTimeout(timer);
    clearImmediate(reading);
  }
}

export function dropConnection(client: ClientBase, error?: Error): void {
  (client as ClientBase & { connection: Connection }).connection.stream.destroy(error);
}

const createTimeoutError = (ms: number) =>
  Object.assign(new Error(`The database did not answer within ${ms} ms.`), { code: 'ETIMEDOUT' });
