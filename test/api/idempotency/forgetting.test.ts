import { expect, onTestFinished, test, vi } from 'vitest';
import type { Job } from '#kernel/context.ts';
import { startJobs } from '#server/lifecycle/jobs.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { startApp } from '../../harness.ts';
import { purge } from '../../purge.ts';

const app = await startApp();
app.clock.now = new Date();
const { system } = app;

const count = async (table: string): Promise<number> => {
  const [row] = await app.asOwner().execute<{ n: number }[]>(`select count(*)::int as n from ${table}`);
  return row!.n;
};

test('expired credentials are purged after 30 days; active ones, sandbox keys of the last week and all live keys remain', async () => {
  const boss = await app.session('owner', await app.organisation());
  await app.session('member', boss.organisationId);
  await boss.graphql.request(
    `mutation { inviteMember(input: { email: "new@people.example", role: member }) { member { id } } }`,
  );
  const nobody = app.caller();
  for (const clientName of ['old', 'new']) await nobody.rest('POST', '/auth/device', { clientName });
  const spent = await app.sandbox();
  await spent.rest('GET', '/me');
  const em = app.asOwner();
  const ago = `now() - interval '31 days'`;
  await em.execute(`update browser_session set expires_at = ${ago} where id <> ?`, [boss.sessionId]);
  await em.execute(`update sign_in_link set expires_at = ${ago}`);
  await em.execute(`update device_connection set expires_at = ${ago}, updated_at = ${ago} where client_name = 'old'`);
  await em.execute(`update api_key set expires_at = now() - interval '6 days' where id = ?`, [spent.keyId]);
  await em.execute(`update auth.rate_window set day_epoch = day_epoch - 98 where bucket = ?`, [`key:${spent.keyId}`]);

  const tables = ['browser_session', 'sign_in_link', 'device_connection', 'api_key', 'auth.rate_window'];
  const before = await Promise.all(tables.map(count));
  await purge(system);
  const gone = (await Promise.all(tables.map(count))).map((n, i) => before[i]! - n);
  expect(Object.fromEntries(tables.map((table, i) => [table, gone[i]]))).toEqual({
    browser_session: 1,
    sign_in_link: 1,
    device_connection: 1,
    api_key: 0,
    'auth.rate_window': 1,
  });
  expect((await boss.rest('GET', '/me')).status).toBe(200);
});

test('a job runs at once and then on schedule, never concurrently, continues after a failure, and is awaited at shutdown', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turns: (() => void)[] = [];
  const worker: Job = {
    name: 'slow',
    everySeconds: 10,
    run: () => new Promise((resolve, reject) => turns.push(turns.length ? resolve : () => reject(new Error('no')))),
  };
  const jobs = startJobs([worker], system, createMetrics());
  expect(turns).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(turns, 'while the first still runs').toHaveLength(1);
  turns[0]!();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(turns, 'after it failed').toHaveLength(2);
  expect(app.logged.some((line) => line.includes('job failed') && line.includes('slow'))).toBe(true);

  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stopped, turns.length]).toEqual([false, 2]);
  turns[1]!();
  await stopping;
});
