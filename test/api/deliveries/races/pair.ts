import { afterAll } from 'vitest';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { type Caller, startApp, unlimited } from '../../../harness.ts';
import { openLockBarrier } from '../../../lock-barrier.ts';

/** Repetitions of each race; `npm run -s crash -- --runs 25` runs each of them 200 times. */
export const races = process.env['CRASH_RUNS'] ? Number(process.env['CRASH_RUNS']) * 8 : 20;

/** Two instances of the service with the same database, mailer and clock. */
export async function openPair() {
  const app = await startApp(unlimited);
  const config = readConfig({ PUBLIC_URL: 'http://gateway.test', ...unlimited });
  const silent = createLog('silent', { write: () => {} });
  const second = await openApp(app.serviceUrl, config, silent, {
    overrides: { mailer: app.mailer, files: app.system.files, now: () => app.clock.now },
  });
  app.secrets.watch(second.app);
  afterAll(() => second.close());

  return {
    ...app,
    systems: [app.system, second.system] as const,
    /** The same caller on the other instance. */
    there: ({ secret }: Caller & { secret: string }) => app.caller({ authorization: `Bearer ${secret}` }, second.app),
    atOnce: await openLockBarrier(app.ownerUrl),
  };
}
