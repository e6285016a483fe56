import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { type Answer, unlimited } from '../harness.ts';

export type Database = { ownerUrl: string; serviceUrl: string };
export type Credential = { secret: string };

const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Most of a start is compiling: each start after the first that was stopped in peace finds it done. */
const compiled = join(tmpdir(), 'gateway-crash-compiled');

/**
 * The real program as a process of its own on this database. Comes back when it listens, or when it has died before that:
 * a worker begins its first turn at once.
 */
export async function startGateway(database: Database, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: compiled,
      DATABASE_URL: database.serviceUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...unlimited,
      ...env,
    },
  });
  children.add(child);
  let said = '';
  let running = true;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'close').then(([code, signal]) => {
    children.delete(child);
    running = false;
    return { code: code as number | null, signal: signal as string | null };
  });
  while (running && !said.includes('A first request')) await Promise.race([ended, sleep(10)]);
  const [, url = 'http://127.0.0.1:1'] = /API reference\s+(\S+)\/reference/.exec(said) ?? [];

  return {
    url,
    ended,
    said: () => said,
    get running() {
      return running;
    },
    send: (signal: NodeJS.Signals) => child.kill(signal),
    /** An answer as the harness gives it, or null when none came because the process had died. */
    async rest(
      { secret }: Credential,
      method: string,
      path: string,
      body?: unknown,
      more: Record<string, string> = {},
    ) {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...more };
      const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      return fetch(`${url}/api/v1${path}`, init).then(
        async (response): Promise<Answer> => {
          return {
            status: response.status,
            headers: response.headers,
            body: (await response.json()) as Answer['body'],
          };
        },
        () => null,
      );
    },
    async died() {
      expect(await ended, said).toMatchObject({ signal: 'SIGKILL' });
    },
    async stop() {
      child.kill('SIGTERM');
      expect(await ended, said).toMatchObject({ code: 0 });
    },
  };
}
export type Gateway = Awaited<ReturnType<typeof startGateway>>;
