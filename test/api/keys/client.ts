import type { ClientBase } from 'pg';
import { expect } from 'vitest';
import type { App } from '../../harness.ts';
import type { Json } from '../../json.ts';

export const codeOf = ({ status, body }: { status: number; body: Json }) => [status, body['error']?.code];

/** Callers from distinct networks, unauthenticated or with a key; requires a trusted proxy. */
export function callersOf(app: App) {
  let addresses = 0;
  return {
    anonymous: (address = `192.0.2.${++addresses}`) => app.caller({ 'x-forwarded-for': address }),
    ask: (secret: string, more: Record<string, string> = {}) =>
      app.caller({ authorization: `Bearer ${secret}`, 'x-forwarded-for': `192.0.2.${++addresses}`, ...more }),
  };
}

/** Waits until more connections than this wait for a lock. */
export const untilWaiting = (client: ClientBase, more: number, timeout: number) =>
  expect
    .poll(
      async () => {
        const { rows } = await client.query(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0].n;
      },
      { timeout },
    )
    .toBeGreaterThan(more);
