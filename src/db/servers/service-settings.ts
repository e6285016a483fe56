import type { EntityManager } from '@mikro-orm/postgresql';
import { deadlines } from '../pool/deadline.ts';
import { serviceRole } from './roles.ts';

export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Of every connection of the service. Statements beyond their timeout fail with 503. JIT is off, because compiling takes
 * longer than running these statements.
 */
export const serviceSettings: SessionSettings = {
  role: serviceRole,
  jit: 'off',
  work_mem: '32MB',
  idle_in_transaction_session_timeout: '10s',
  statement_timeout: `${deadlines.writeMs}ms`,
  lock_timeout: `${deadlines.lockMs}ms`,
};

/** The start-up parameter `options`, which poolers in transaction mode refuse. */
export const toStartOptions = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Behind such a pooler the login brings the settings with it. */
export const listLoginSettings = (login: string): string[] =>
  Object.entries(serviceSettings).map(([name, value]) => `alter role ${login} set ${name} = '${value}';`);

/** Compares as PostgreSQL does: `10s` and `10000ms` are the same. */
export async function assertLoginSettings(em: EntityManager): Promise<void> {
  const [login] = await em.execute<{ name: string }[]>('select session_user as name');
  const isSet = Object.entries(serviceSettings).map(
    ([name, value]) => `(current_setting('${name}') = (select set_config('${name}', '${value}', true)))`,
  );
  const [found] = await em.execute<{ complete: boolean }[]>(`select ${isSet.join(' and ')} as complete`);
  if (found?.complete) return;
  throw new Error(
    `With DATABASE_POOLER the login brings its settings. Run as an administrator, and reconnect the pooler: ${listLoginSettings(login?.name ?? '').join(' ')}`,
  );
}
