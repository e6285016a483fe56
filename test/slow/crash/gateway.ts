import { expect } from 'vitest';
import { type Answer, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

export type Database = Parameters<typeof settingsOf>[0];
export type Credential = { secret: string };

/** Starts the program on this database. Resolves once it listens, or has died before: jobs start immediately. */
export function openGateways(database: Database) {
  const programs = openPrograms({ ...settingsOf(database), ...unlimited, NODE_ENV: 'test' });

  return async (env: Record<string, string> = {}) => {
    const { child, output, ended, url } = await programs.serve({ LOG_LEVEL: 'error', ...env });
    return {
      url,
      ended,
      output: () => output.all,
      get running() {
        return child.exitCode === null && child.signalCode === null;
      },
      send: (signal: NodeJS.Signals) => child.kill(signal),
      ...callsAt(url),
      async died() {
        expect(await ended, output.all).toMatchObject({ signal: 'SIGKILL' });
      },
      async stop() {
        child.kill('SIGTERM');
        expect(await ended, output.all).toMatchObject({ code: 0 });
      },
    };
  };
}

/** A client of the gateway at this URL; null if it does not listen. */
export const callsAt = (url: string | null) => ({
  /** Returns null if the process died without a response. */
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
