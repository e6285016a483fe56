import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mintSecret } from '#auth/key-format.ts';
import { withClient } from '#db/embedded/embedded.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { reachable, startApp } from '../../harness.ts';
import { callersOf, codeOf, untilWaiting } from './client.ts';

const app = await startApp({ TRUST_PROXY: 'true' });
app.clock.now = new Date();

const { anonymous, ask } = callersOf(app);
const wrongSum = `ssd_live_${'0'.repeat(36)}`;

describe('an invalid credential', () => {
  const stale = async (change: string) => {
    const { secret, keyId } = await app.live();
    await app.asOwner().execute(`update api_key set ${change} where id = ?`, [keyId]);
    return `Bearer ${secret}`;
  };
  test.each<[string, string, () => Promise<string> | string]>([
    ['no key at all', 'invalid_key', () => 'Bearer x'],
    ['nothing', 'invalid_key', () => 'Bearer '],
    ['another scheme', 'invalid_key', () => 'Basic eDp5'],
    ['a wrong checksum', 'invalid_key', () => `Bearer ${wrongSum}`],
    ['a key of nobody', 'invalid_key', () => `Bearer ${mintSecret('live')}`],
    ['an expired key', 'key_expired', () => stale(`expires_at = now() - interval '1 second'`)],
    ['a revoked key', 'key_revoked', () => stale('revoked_at = now()')],
    ['a key both expired and revoked', 'key_revoked', () => stale('revoked_at = now(), expires_at = now()')],
  ])('%s is %s in both APIs', async (_, code, authorization) => {
    const who = ask('', { authorization: await authorization() });
    const { status, headers, body } = await who.rest('GET', '/me');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(body).toEqual({ error: { code, message: expect.any(String) }, requestId: expect.any(String) });
    expect((await who.rest('POST', '/keys', {})).status, 'also where none is needed').toBe(401);
  });

  test('next to a valid cookie: only the key counts', async () => {
    const session = await app.session('owner', await app.organisation());
    expect(codeOf(await session.rest('GET', '/me', undefined, { authorization: 'Bearer x' }))).toEqual([
      401,
      'invalid_key',
    ]);
  });

  test('is limited to thirty per minute and address', async () => {
    const guess = (address = '203.0.113.1') =>
      app.caller({ authorization: 'Bearer x', 'x-forwarded-for': address }).rest('GET', '/me');
    for (let i = 0; i < 30; i++) expect((await guess()).status).toBe(401);
    const { status, headers, body } = await guess();
    expect([status, body['error'].code]).toEqual([429, 'rate_limited']);
    const { retryAfterSeconds, ...details } = body['error'].details;
    expect(details).toEqual({ limit: 'failed_authentication', max: 30, windowSeconds: 60 });
    expect(headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect(retryAfterSeconds).toBeGreaterThan(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await guess('203.0.113.2')).status).toBe(401);
    const earlier = 'update auth.rate_window set minute = (select array_agg(t - 60000) from unnest(minute) t)';
    await app.asOwner().execute(`${earlier} where bucket like 'failed_authentication:%'`);
    expect((await guess()).status).toBe(401);
  });

  test('is limited exactly over two concurrent instances, for any kind of credential and forwarded address', async () => {
    const doors = [app.app, await app.secondInstance()];
    const wrong = ['Bearer x', 'Basic eDp5', `Bearer ${wrongSum}`, () => `Bearer ${mintSecret('sandbox')}`];
    const guess = async (i: number) => {
      const how = wrong[i % wrong.length]!;
      const authorization = typeof how === 'string' ? how : how();
      const headers = { authorization, 'x-forwarded-for': `10.0.0.${i}, 203.0.113.3` };
      return app.caller(headers, doors[(i >> 1) % 2]!).rest('GET', '/me');
    };
    const answers = [await guess(0)];
    // While the counter is locked, for less than the lock timeout, connections of both instances queue for it.
    await withClient(app.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query(`select from auth.rate_window where bucket like 'failed_authentication:%' for update`);
      const guesses = Array.from({ length: 119 }, (_, i) => guess(i + 1));
      await untilWaiting(client, 3, 1500);
      await client.query('commit');
      answers.push(...(await Promise.all(guesses)));
    });
    const counts = Object.groupBy(answers, (answer) => codeOf(answer).join(' '));
    expect(Object.entries(counts).map(([code, all]) => [code, all!.length])).toEqual(
      expect.arrayContaining([
        ['401 invalid_key', 30],
        ['429 rate_limited', 90],
      ]),
    );
    const good = app.caller({ authorization: `Bearer ${(await app.live()).secret}`, 'x-forwarded-for': '203.0.113.3' });
    expect((await good.rest('GET', '/me')).status, 'a good key is nobody’s guess').toBe(200);
  });
});

/** A TCP proxy to the database that can be interrupted and restored. */
async function bridge(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one.on('error', () => other.destroy()).on('close', () => other.destroy()));
      one.pipe(other);
    }
  });
  const mend = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');
  await mend(0);
  const { port: own } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  return { url: url.replace(`:${port}/`, `:${own}/`), cut, mend: () => mend(own) };
}

describe('while the database is down', () => {
  test('nobody is admitted uncounted: possible keys get 503, impossible ones 401; afterwards all works again', async () => {
    const way = await bridge(app.serviceUrl);
    const config = readConfig({ PUBLIC_URL: 'http://gateway.test' });
    const { app: door, close } = await openApp(way.url, config, createLog('silent'));
    onTestFinished(async () => {
      await close();
      await way.cut();
    });
    const me = await app.live();
    const owner = await app.session('owner', me.organisationId);
    const get = async (headers: Record<string, string>) => {
      const answer = await app.caller(headers, door).rest('GET', '/me');
      return [...codeOf(answer), answer.headers.get('retry-after')];
    };
    const bearer = (secret: string) => get({ authorization: `Bearer ${secret}` });
    const graph = async (secret: string) => {
      const call = app.caller({ authorization: `Bearer ${secret}` }, door).graphql.request('{ me { keyId } }');
      return call.then(
        () => null,
        ({ response }) => response,
      );
    };
    expect(await bearer(me.secret)).toEqual([200, undefined, null]);

    await way.cut();
    const away = [503, 'service_unavailable', '5'];
    for (let i = 0; i < 6; i++) expect(await bearer(me.secret)).toEqual(away);
    expect(await bearer(mintSecret('live'))).toEqual(away);
    expect(await get({ cookie: `__Host-ssd_session=${owner.token}` })).toEqual(away);
    const { status, headers, errors } = await graph(me.secret);
    expect([status, errors[0].extensions.code, headers.get('retry-after')]).toEqual(away);
    expect(codeOf(await app.caller({}, door).rest('POST', '/keys', {}))).toEqual([503, 'service_unavailable']);
    for (let i = 0; i < 31; i++) expect(await bearer(wrongSum)).toEqual([401, 'invalid_key', null]);
    expect(await get({ authorization: 'Basic eDp5' })).toEqual([401, 'invalid_key', null]);

    await way.mend();
    // A lost connection is reopened on next use.
    await expect.poll(() => bearer(me.secret)).toEqual([200, undefined, null]);
    const used = await app
      .asOwner()
      .execute('select cardinality(minute) as counted from auth.rate_window where bucket = ?', [`key:${me.keyId}`]);
    expect(used).toEqual([{ counted: 2 }]);
  });
});

test('no log line holds a key, a cookie, an address or a contact', async () => {
  const factory = reachable();
  const [factoryId] = await app.factories(factory);
  const me = await app.live({ scopes: ['network:read', 'contacts:read', 'projects:write'] });
  const made = (await anonymous('203.0.113.77').rest('POST', '/keys', {})).body;
  await ask(made['secret']).rest('GET', '/me');
  await ask(`${me.secret}x`).rest('GET', '/me');
  await anonymous().rest('GET', `/${me.secret}?key=${me.secret}`);
  const detail = await me.rest('GET', `/factories/${factoryId}`);
  expect(detail.body['factory'].contacts).toMatchObject({ contactEmail: factory.contacts.contactEmail });
  await app.asOwner().execute('alter table project rename to mislaid');
  const bug = await me.rest('POST', '/projects', { name: factory.contacts.contactEmail });
  await app.asOwner().execute('alter table mislaid rename to project');
  expect(bug.status).toBe(500);

  const everything = app.logged.join('');
  expect(everything).toContain(bug.body['requestId']);
  expect(everything).not.toMatch(/ssd_(sbx|live)_[0-9A-Za-z]{30,}/);
  expect(everything).not.toContain('__Host-ssd_session=');
  expect(everything).not.toContain('203.0.113.77');
  expect(everything).not.toContain(factory.contacts.contactEmail);
});
