import { expect, onTestFinished, test } from 'vitest';
import { toUnavailableError } from '#db/connection-errors.ts';
import { minPoolSize, splitPool } from '#db/pool/pool-limits.ts';
import { overloaded } from '#kernel/errors.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { startApp, unlimited } from '../../harness.ts';
import { wayTo } from '../../way-to-database.ts';

const app = await startApp({ ...unlimited, DATABASE_POOL_SIZE: '10' });

test.each([minPoolSize, 11, 20, 37, 100, 1000])(
  '%i connections are shared out whole, with room for three exports',
  (total) => {
    const sizes = splitPool(total);
    expect(Object.values(sizes).reduce((sum, size) => sum + size)).toBe(total);
    expect(Math.min(...Object.values(sizes))).toBeGreaterThan(0);
    expect(sizes.entities).toBeGreaterThan(3);
  },
);

test.each(['53100', '53200', '53300', '57P01', '57P03', '58030', '25006', '08006', '08P01', 'ETIMEDOUT', 'ECONNRESET'])(
  'a database that fails with %s is unavailable, not an error of ours',
  (code) => {
    expect(toUnavailableError(Object.assign(new Error('it failed'), { code }))).toMatchObject({
      code: 'service_unavailable',
      status: 503,
      details: { retryAfterSeconds: 5 },
    });
  },
);

test('other errors are not reported as database outages', () => {
  const bug = new TypeError('undefined is not a function');
  expect(toUnavailableError(bug)).toBe(bug);
  const refused = overloaded();
  expect(toUnavailableError(new Error('wrapped', { cause: refused }))).toBe(refused);
});

test('an instance opens at most DATABASE_POOL_SIZE connections', async () => {
  const me = await app.live();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 ? me.rest('GET', '/projects') : me.rest('POST', '/projects', { name: 'Lamp' }),
    ),
  );
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  const [open] = await app.asOwner().execute<[{ count: number }]>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'sourcing-gateway'
       and usename = 'gateway_app'`,
  );
  expect(open.count).toBeLessThanOrEqual(10);
});

test('callers beyond the queue get overloaded at once, queued callers when the database does not respond', async () => {
  const way = await wayTo(app.serviceUrl);
  const config = readConfig({ PUBLIC_URL: 'http://gateway.test', DATABASE_POOL_SIZE: '10', ...unlimited });
  const instance = await openApp(way.url, config, createLog('silent'));
  onTestFinished(async () => {
    await way.shut();
    await instance.close();
  });
  const me = app.caller((await app.live()).headers, instance.app);
  expect((await me.rest('GET', '/me')).status).toBe(200);
  way.hold();
  const flood = await Promise.all(Array.from({ length: 1010 }, () => me.rest('GET', '/me')));
  const counts = Map.groupBy(flood, ({ status, body }) => `${status} ${body['error']?.code}`);
  expect([...counts].map(([code, { length }]) => [code, length]).toSorted()).toEqual([
    ['503 overloaded', 10],
    ['503 service_unavailable', 1000],
  ]);
  expect(counts.get('503 overloaded')![0]!.headers.get('retry-after')).toBe('1');
});

test('transactions that wait too long for a connection get overloaded', async () => {
  const pool = await app.orm.em.getConnection().getNativeClient();
  const held = await Promise.all(Array.from({ length: splitPool(10).entities }, () => pool.connect()));
  const me = await app.live();
  const refused = await me.rest('POST', '/projects', { name: 'Lamp' });
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } } });
  for (const client of held) client.release();
  expect((await me.rest('POST', '/projects', { name: 'Lamp' })).status).toBe(201);
});
