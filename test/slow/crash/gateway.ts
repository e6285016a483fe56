import { expect } from 'vitest';
import { type Answer, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

export type Database = Parameters<typeof settingsOf>[0];
export type Credential = { secret: string };

/**
 * Starts the real program as a process of its own on this database. It comes back when it listens, or when it has died
 * before that: a worker begins its first turn at once.
 */
export function openGateways(database: Database) {
  const programs = openPrograms({ ...settingsOf(database), ...unlimited, NODE_ENV: 'test' });

  return async (env: Record<string, string> = {}) => {
    const { child, said, ended, url } = await programs.serve({ LOG_LEVEL: 'error', ...env });
    return {
      url,
      ended,
      said: () => said.all,
      get running() {
        return child.exitCode === null && child.signalCode === null;
      },
      send: (signal: NodeJS.Signals) => child.kill(signal),
      ...callsAt(url),
      async died() {
        expect(await ended, said.all).toMatchObject({ signal: 'SIGKILL' });
      },
      async stop() {
        child.kill('SIGTERM');
        expect(await ended, said.all).toMatchObject({ code: 0 });
      },
    };
  };
}

/** Calls to the gateway at this address; null is one that does not listen. */
export const callsAt = (url: string | null) => ({
  /** An answer as the harness gives it, or null when none came because the process had died. */
  async rest({ secret }: Credential, method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    if (!url) return null;
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...more };
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    return fetch(`${url}/api/v1${path}`, init).then(
      async (response): Promise<Answer> => ({
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
      }),
      () => null,
    );
  },
});
export type Calls = ReturnType<typeof callsAt>;
export type Gateway = Awaited<ReturnType<ReturnType<typeof openGateways>>>;
