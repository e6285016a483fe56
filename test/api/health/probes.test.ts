import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { startApp } from '../../harness.ts';
import { wayTo } from '../../way-to-database.ts';

const app = await startApp({ TRUST_PROXY: 'true' });
const probe = async (path: string, on = app.app, headers: Record<string, string> = {}) => {
  const response = await on.request(path, { headers });
  return { status: response.status, body: await response.json(), headers: response.headers };
};
const ready = { status: 200, body: { status: 'ready' } };
const unready = (...reasons: string[]) => ({ status: 503, body: { status: 'unready', reasons } });

test.each(['/livez', '/readyz'])('%s is public, unlimited and returns only the state', async (path) => {
  const address = { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer garbage' };
  const answers = await Promise.all(Array.from({ length: 200 }, () => probe(path, app.app, address)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers[0]!.body).toEqual({ status: path === '/livez' ? 'live' : 'ready' });
  expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  expect(app.logged.join('')).not.toContain(path.slice(1));
});

test('/readyz queries the database at most once per second', async () => {
  const queries: string[] = [];
  const config = readConfig({ PUBLIC_URL: 'http://gateway.test' });
  const onSql = (sql: string) => void queries.push(sql);
  const instance = await openApp(app.serviceUrl, config, createLog('silent'), { onSql });
  onTestFinished(instance.close);
  await Promise.all(Array.from({ length: 100 }, () => probe('/readyz', instance.app)));
  expect(queries.filter((sql) => sql.includes('mikro_orm_migrations'))).toHaveLength(1);
});

test('an instance with pending migrations is not ready', async () => {
  const [last] = await app
    .asOwner()
    .execute<[{ name: string }]>('select name from mikro_orm_migrations order by name desc limit 1');
  const rename = (from: string, to: string) =>
    app.asOwner().execute('update mikro_orm_migrations set name = ? where name = ?', [to, from]);
  await rename(last.name, 'undone');
  onTestFinished(async () => {
    await rename('undone', last.name);
  });
  expect(await probe('/readyz', await app.secondInstance())).toMatchObject(unready('schema_outdated'));
});

test('an instance with an unknown newer migration is ready: instances are updated one by one', async () => {
  const name = 'Migration29990101000000';
  await app.asOwner().execute('insert into mikro_orm_migrations (name, executed_at) values (?, now())', [name]);
  onTestFinished(async () => {
    await app.asOwner().execute('delete from mikro_orm_migrations where name = ?', [name]);
  });
  expect(await probe('/readyz', await app.secondInstance())).toMatchObject(ready);
});

test('an instance with a newer index version than the database is not ready', async () => {
  const move = (by: number) => app.asOwner().execute('update directory.state set version = version + ?', [by]);
  await move(-1);
  onTestFinished(async () => {
    await move(1);
  });
  expect(await probe('/readyz', await app.secondInstance())).toMatchObject(unready('index_outdated'));
});

describe('while the database', () => {
  const name = new URL(app.serviceUrl).pathname.slice(1);
  const allow = (mode: 'on' | 'off') =>
    app.asOwner().execute(`alter database ${name} set default_transaction_read_only = ${mode}`);

  test('is read-only, callers get a retry hint, and new connections work afterwards', async () => {
    const me = await app.live();
    await allow('on');
    onTestFinished(() => void allow('off'));
    const on = await app.secondInstance();
    const caller = app.caller(me.headers, on);
    expect(await probe('/readyz', on)).toMatchObject(unready('database_not_writable'));
    expect(await caller.rest('POST', '/projects', { name: 'Lamp' })).toMatchObject({
      status: 503,
      body: { error: { code: 'service_unavailable', details: { retryAfterSeconds: 5 } } },
    });
    expect((await caller.rest('GET', '/health')).status).toBe(503);
    await allow('off');
    const create = async () => (await caller.rest('POST', '/projects', { name: 'Lamp' })).status;
    await expect.poll(create, { timeout: 20_000 }).toBe(201);
    await expect.poll(() => probe('/readyz', on), { timeout: 20_000 }).toMatchObject(ready);
  });

  test.each(['shut', 'hold'] as const)('is down (%s), /livez succeeds and /readyz states the reason', async (end) => {
    const way = await wayTo(app.serviceUrl);
    const instance = await openApp(way.url, readConfig({ PUBLIC_URL: 'http://gateway.test' }), createLog('silent'));
    onTestFinished(async () => {
      await way.shut();
      await instance.close();
    });
    expect(await probe('/readyz', instance.app)).toMatchObject(ready);
    await way[end]();
    await expect
      .poll(() => probe('/readyz', instance.app), { timeout: 10_000 })
      .toMatchObject(unready('database_unavailable'));
    expect(await probe('/livez', instance.app)).toMatchObject({ status: 200 });
  });
});
