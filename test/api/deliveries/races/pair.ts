import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { openApp } from '#server/start.ts';
import { type Caller, startApp, unlimited } from '../../../harness.ts';

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
  const connect = async () => {
    const client = new Client({ connectionString: app.ownerUrl });
    await client.connect();
    return client;
  };
  const [holder, watcher] = [await connect(), await connect()];
  afterAll(() => Promise.all([second.close(), holder.end(), watcher.end()]));

  type Held = 'action' | 'delivery' | 'disclosure' | 'engineering_transfer' | 'project' | 'rfq';

  async function waiting(): Promise<number> {
    const { rows } = await watcher.query(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].count;
  }

  return {
    ...app,
    systems: [app.system, second.system] as const,
    /** The same caller on the other instance. */
    there: ({ secret }: Caller & { secret: string }) => app.caller({ authorization: `Bearer ${secret}` }, second.app),
    /** Locks a row until all calls wait for it in this order, or have passed it, then releases them at once. */
    async atOnce<T>(table: Held, id: string, racers: readonly (() => Promise<T>)[]): Promise<T[]> {
      await holder.query('begin');
      await holder.query(`select from ${table} where id = $1 for update`, [id]);
      const running: Promise<T>[] = [];
      let done = 0;
      for (const racer of racers) {
        running.push(racer().finally(() => done++));
        while ((await waiting()) + done < running.length) await sleep(1);
      }
      await holder.query('commit');
      return Promise.all(running);
    },
  };
}
