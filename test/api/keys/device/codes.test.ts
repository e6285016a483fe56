import fc from 'fast-check';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '#modules/schema.ts';
import { type Caller, refusal } from '../../../harness.ts';
import { outcome, type Session, said, startDevices } from './client.ts';

const app = await startDevices({ REGION_HEADER: 'CF-IPCountry' });
const { acknowledge, approve, cancel, deny, elsewhere, execute, keysOf, owner, poll, read, rowOf, start } = app;

const verbs = { deviceConnection: read, approveDeviceConnection: approve, denyDeviceConnection: deny };
const eachVerb = Object.entries(verbs);
/** The GraphQL error, or `200`. */
const asked = async (call: Promise<unknown>) => said(await refusal(call)) ?? [200];
const unknown = [404, 'not_found'];
const over = [429, 'quota_reached'];
/** Unused codes; each attempt counts, repeated or not. */
const wrong = 'ZZZZ-ZZZZ';

describe('a device connection shown to an owner', () => {
  const input = { clientName: 'Terminal <b>', clientVersion: '1.4', label: 'build server', scopes: ['runs:read'] };

  test('has device, location and requested scopes, but never the device code', async () => {
    const session = await owner();
    const { body } = await app
      .caller({ 'x-forwarded-for': '198.51.100.7', 'cf-ipcountry': 'NL' })
      .rest('POST', '/auth/device', input);
    const { deviceCode, userCode } = body;
    const now = app.clock.now.getTime();
    expect(await read(session, userCode)).toEqual({
      ...input,
      id: (await rowOf(deviceCode)).id,
      status: 'pending',
      userCode,
      region: 'Netherlands',
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 900_000).toISOString(),
    });
    expect(await read(session, (await start({})).userCode)).toMatchObject({
      ...{ clientName: 'Terminal', clientVersion: null, label: null, region: null },
    });

    const headers = { cookie: `__Host-ssd_session=${session.token}` };
    const html = await (await app.app.request(`/device?user_code=${userCode}`, { headers })).text();
    for (const part of [userCode, 'Terminal &lt;b&gt;', '1.4', 'build server', 'Netherlands', 'Read runs']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain(deviceCode.slice(4));
    expect(Object.keys((schema.getType('Device') as GraphQLObjectType).getFields())).not.toContain('deviceCode');
  });

  test('can be followed to its end by the approving organisation', async () => {
    const session = await owner();
    const { userCode, deviceCode } = await start();
    const status = async () => (await read(session, userCode)).status;
    const seen = [await status()];
    await approve(session, userCode);
    seen.push(await status());
    const { secret } = (await poll(deviceCode)).body;
    seen.push(await status());
    await acknowledge(secret, deviceCode);
    expect([...seen, await status()]).toEqual(['pending', 'approved', 'issued', 'acknowledged']);
  });

  test('is found by its code in any case, with hyphens and spaces anywhere', async () => {
    const session = await owner();
    const { userCode } = await start();
    const letters = [...userCode.replace('-', '')];
    const typed = fc
      .tuple(...letters.map(() => fc.tuple(fc.boolean(), fc.constantFrom('', '', '-', ' ', '\t', ' - ', '--'))))
      .map((how) => how.map(([small, after], i) => (small ? letters[i]!.toLowerCase() : letters[i]!) + after).join(''))
      .filter((text) => text.length <= 40);
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        expect(await read(session, text)).toMatchObject({ userCode, status: 'pending' });
      }),
      { numRuns: 25 },
    );
    expect(await approve(session, ` ${letters.join(' ').toLowerCase()}-`)).toMatchObject({
      userCode,
      status: 'approved',
    });
  });

  test.each(eachVerb)('%s validates the code without counting an attempt', async (_, verb) => {
    const session = await owner();
    for (let i = 0; i < 12; i++) {
      const refused = await refusal(verb(session, i % 2 ? '' : 'x'.repeat(41)));
      expect(refused).toMatchObject({
        ...{ status: 400, code: 'validation_failed' },
        details: { fields: [{ path: '/userCode', code: i % 2 ? 'too_short' : 'too_long' }] },
      });
    }
    expect(await asked(verb(session, wrong))).toEqual(unknown);
  });
});

describe('access to a device connection', () => {
  const roles: [string, (id: string) => Promise<Caller>, unknown[]][] = [
    ['nobody', async () => app.nobody(), [401, 'unauthenticated']],
    ['a live key', (organisationId) => app.live({ organisationId }), [403, 'session_required']],
    ['a sandbox key', () => app.sandbox(), [403, 'session_required']],
    ['a member', (id) => app.session('member', id), [403, 'owner_required']],
    ['a reviewer', (id) => app.session('reviewer', id), [403, 'owner_required']],
    ...(['none', 'http://evil.test', 'http://gateway.test.evil.test', 'null'] as const).map(
      (origin): [string, (id: string) => Promise<Caller>, unknown[]] => [
        `an owner from another origin: ${origin}`,
        async (id) => {
          const { token } = await app.session('owner', id);
          return app.caller({ cookie: `__Host-ssd_session=${token}`, ...(origin !== 'none' && { origin }) });
        },
        [403, 'origin_not_allowed'],
      ],
    ),
  ];
  test.each(roles)('is refused to %s', async (_, who, refused) => {
    const other = await who(await app.organisation());
    const { deviceCode, userCode } = await start();
    const before = await rowOf(deviceCode);
    for (const [, verb] of eachVerb) expect(await asked(verb(other, userCode))).toEqual(refused);
    expect(await rowOf(deviceCode)).toEqual(before);
    expect((await poll(deviceCode)).body['status']).toBe('pending');
  });

  test.each([
    ['approved', approve],
    ['denied', deny],
  ] as const)(
    'a pending one is any owner’s who holds its code; once %s it is that organisation’s alone',
    async (status, verb) => {
      const [first, second] = [await owner(), await owner()];
      const colleague = await app.session('owner', first.organisationId);
      const { deviceCode, userCode } = await start();
      for (const session of [first, second]) expect(await read(session, userCode)).toMatchObject({ status: 'pending' });
      expect(await verb(first, userCode)).toMatchObject({ status, userCode });
      for (const [, other] of eachVerb) expect(await asked(other(second, userCode))).toEqual(unknown);
      for (const session of [first, colleague]) {
        expect(await read(session, userCode)).toMatchObject({ status });
        for (const again of [approve, deny]) {
          expect(await asked(again(session, userCode))).toEqual([409, 'device_already_decided']);
        }
      }
      expect((await poll(deviceCode)).body['status']).toBe(status);
      expect(await keysOf(first.organisationId)).toHaveLength(status === 'approved' ? 1 : 0);
      expect(await keysOf(second.organisationId)).toEqual([]);
    },
  );

  test('a cancelled one cannot be decided', async () => {
    const session = await owner();
    const { deviceCode, userCode } = await start();
    await cancel(deviceCode);
    expect(await read(session, userCode)).toMatchObject({ status: 'cancelled' });
    for (const verb of [approve, deny]) {
      expect(await asked(verb(session, userCode))).toEqual([409, 'device_already_decided']);
    }
  });

  test('scopes reserved for the operator cannot be granted by a customer: the connection stays pending and can be denied', async () => {
    const [customer, house] = [await owner(), await owner('internal')];
    const { deviceCode, userCode } = await start({ scopes: ['runs:read', 'internal:*'] });
    const refused = await refusal(approve(customer, userCode));
    expect(refused).toMatchObject({
      ...{ status: 400, code: 'validation_failed' },
      details: { fields: [{ location: 'body', path: '/userCode', code: 'invalid_value' }] },
    });
    expect(await read(house, userCode)).toMatchObject({ status: 'pending' });
    expect((await poll(deviceCode)).body['status']).toBe('pending');
    expect(await deny(customer, userCode)).toMatchObject({ status: 'denied' });
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'denied', key: null, secret: null, expiresIn: 0 });
  });
});

describe('guessing user codes', () => {
  const tries = (session: Pick<Session, 'graphql'>, count: number, code = wrong) =>
    Promise.all(Array.from({ length: count }, (_, i) => asked(eachVerb[i % 3]![1](session, code))));
  const sorted = (answers: unknown[][]) => answers.toSorted((a, b) => Number(a[0]) - Number(b[0]));

  test('is limited to ten wrong codes per hour and session, exactly, also concurrently on two instances', async () => {
    const session = await owner();
    const there = elsewhere(session, app.second);
    const { userCode } = await start();
    const answers = [tries(session, 20), tries(there, 20)];
    expect(sorted((await Promise.all(answers)).flat())).toEqual([...Array(10).fill(unknown), ...Array(30).fill(over)]);

    const response = await app
      .caller({ cookie: `__Host-ssd_session=${session.token}` })
      .graphql.rawRequest(
        'query ($userCode: String!) { deviceConnection(userCode: $userCode) { id } }',
        { userCode },
        { origin: 'http://gateway.test' },
      )
      .catch((error) => error.response);
    const { retryAfterSeconds, ...details } = response.errors[0].extensions.details;
    expect(details).toEqual({ limit: 'device_code_attempts_per_hour', max: 10, windowSeconds: 3600 });
    expect(response.headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect(retryAfterSeconds).toBeGreaterThan(3590);
    expect(await read(await app.session('owner', session.organisationId), userCode)).toMatchObject({
      status: 'pending',
    });

    const earlier = (seconds: number) =>
      execute('update auth.rate_window set minute = (select array_agg(t - ?) from unnest(minute) t) where bucket = ?', [
        ...[seconds * 1000, `device_code_attempts_per_hour:${session.sessionId}`],
      ]);
    await earlier(retryAfterSeconds - 10);
    expect(await asked(read(session, userCode))).toEqual(over);
    await earlier(10);
    expect(await read(session, userCode)).toMatchObject({ status: 'pending' });
  });

  test('does not count correct codes', async () => {
    const session = await owner();
    const { userCode } = await start();
    expect(await tries(session, 9)).toEqual(Array(9).fill(unknown));
    for (let i = 0; i < 12; i++) await read(session, userCode);
    await approve(session, userCode);
    for (let i = 0; i < 12; i++) expect(await asked(deny(session, userCode))).toEqual([409, 'device_already_decided']);
    expect([await tries(session, 1), await tries(session, 1)]).toEqual([[unknown], [over]]);
  });

  test('counts a code decided by another organisation as wrong', async () => {
    const session = await owner();
    const { userCode } = await app.approved();
    expect(sorted(await tries(session, 12, userCode))).toEqual([...Array(10).fill(unknown), over, over]);
  });

  test('is limited also within one document and on the page', async () => {
    const session = await owner();
    const headers = { cookie: `__Host-ssd_session=${session.token}` };
    const page = () => app.app.request(`/device?user_code=${wrong}`, { headers });
    const tried = async () => {
      const bucket = `device_code_attempts_per_hour:${session.sessionId}`;
      const [row] = await execute<{ n: number }>(
        'select cardinality(minute) as n from auth.rate_window where bucket = ?',
        [bucket],
      );
      return row!.n;
    };
    for (let i = 0; i < 2; i++) expect((await page()).status).toBe(404);
    const fields = Array.from({ length: 7 }, (_, i) => `c${i}: deviceConnection(userCode: "${wrong}") { id }`);
    expect(await asked(session.graphql.request(`{ ${fields.join(' ')} }`))).toEqual(unknown);
    // The first error fails the document; the others are counted too.
    await expect.poll(tried, { interval: 5 }).toBe(9);
    expect((await page()).status).toBe(404);
    expect((await page()).status).toBe(429);
    expect(await tries(session, 1)).toEqual([over]);
  });

  test('reveals only that a code is wrong', async () => {
    const session = await owner();
    const { userCode } = await app.approved();
    const [theirs, nobodys] = [await refusal(read(session, userCode)), await refusal(read(session, wrong))];
    expect({ ...theirs, requestId: null }).toEqual({ ...nobodys, requestId: null });
    expect(outcome(await poll('dvc_x'))).toEqual(unknown);
  });
});

test('links from other sites consume no attempts: the page asks first, and the APIs refuse', async () => {
  const session = await app.owner();
  const headers = { cookie: `__Host-ssd_session=${session.token}`, 'sec-fetch-site': 'cross-site' };
  const { userCode } = await start({});
  for (let i = 0; i < 12; i++) {
    const page = await app.app.request('/device?user_code=BBBB-BBBB', { headers });
    expect([page.status, (await page.text()).includes('value="BBBB-BBBB"')]).toEqual([200, true]);
    const query = encodeURIComponent('{ deviceConnection(userCode: "BBBB-BBBB") { id } }');
    expect((await app.app.request(`/graphql?query=${query}`, { headers })).status).toBe(403);
    expect((await app.app.request('/api/v1/keys', { headers })).status).toBe(403);
  }
  expect(await read(session, userCode)).toMatchObject({ status: 'pending' });
});
