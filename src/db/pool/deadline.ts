import { clearImmediate, clearTimeout, setImmediate, setTimeout } from 'node:timers';
import { Client, type ClientBase, type ClientConfig, type Connection } from 'pg';
import { readErrorCode } from '#kernel/errors.ts';

/** Milliseconds. The server cancels a statement at its deadline; the client waits `marginMs` longer. */
export const deadlines = {
  connectMs: 3000,
  waitMs: 5000,
  readMs: 5000,
  writeMs: 10_000,
  lockMs: 2000,
  marginMs: 500,
  closeMs: 1000,
};

export class BoundedClient extends Client {
  constructor(config: ClientConfig) {
    // A pool makes the password non-enumerable, so the spread omits it.
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

/** Codes of a read-only or stopping server: a new connection may reach another server. */
const unusableCodes = new Set(['25006', '57P01']);

/**
 * Closes the connection of a late statement, because the statement may still run. Other statements on it fail as well.
 */
export async function withDeadline<T>(client: ClientBase, serverMs: number, statement: Promise<T>): Promise<T> {
  const ms = serverMs + deadlines.marginMs;
  // A response that arrived while this process was busy is read first.
  let reading: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    reading = setImmediate(dropConnection, client, createTimeoutError(ms));
  }, ms);
  try {
    return await statement;
  } catch (error) {
    if (error instanceof Error && unusableCodes.has(readErrorCode(error))) dropConnection(client, error);
    throw error;
  } finally {
    clearTimeout(timer);
    clearImmediate(reading);
  }
}

/** pg has the connection, but its types omit it. */
export function dropConnection(client: ClientBase, error?: Error): void {
  (client as ClientBase & { connection: Connection }).connection.stream.destroy(error);
}

const createTimeoutError = (ms: number) =>
  Object.assign(new Error(`The database did not answer within ${ms} ms.`), { code: 'ETIMEDOUT' });
