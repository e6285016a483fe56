import { describe, expect, test } from 'vitest';
import { createUserCode } from '#modules/identity/keys/device.rules.ts';
import type { Json } from '../../../json.ts';
import { outcome, startDevices } from './client.ts';

const app = await startDevices();
const { approve, execute, nobody, owner, second, start } = app;

describe('starting a device connection', () => {
  test('returns both codes, the URL, 900 seconds and an interval of 5', async () => {
    const { status, body } = await nobody().rest('POST', '/auth/device', { clientName: 'Terminal' });
    const { userCode } = body;
    expect([status, body]).toEqual([
      201,
      {
        deviceCode: expect.stringMatching(/^dvc_[A-Za-z0-9_-]{43}$/),
        userCode: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
        verificationUri: 'http://gateway.test/device',
        verificationUriComplete: `http://gateway.test/device?user_code=${userCode}`,
        expiresIn: 900,
        interval: 5,
        requestId: expect.stringMatching(/^req_/),
      },
    ]);
  });

  test('uses every letter at every position of a user code, and no code twice', () => {
    const codes = Array.from({ length: 500 }, createUserCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (let place = 0; place < 8; place++) {
      expect([...new Set(codes.map((code) => code[place]))].sort().join('')).toBe('BCDFGHJKLMNPQRSTVWXZ');
    }
  });

  const many = (length: number) => 'x'.repeat(length);
  test.each<[object, string, string]>([
    [{ clientName: undefined }, '/clientName', 'required'],
    [{ clientName: '' }, '/clientName', 'too_short'],
    [{ clientName: many(81) }, '/clientName', 'too_long'],
    [{ clientName: 7 }, '/clientName', 'invalid_type'],
    [{ clientName: null }, '/clientName', 'invalid_type'],
    [{ clientName: 'Terminal\r\nRegion: here' }, '/clientName', 'invalid_format'],
    [{ clientName: 'exe.\u202Elanimret' }, '/clientName', 'invalid_format'],
    [{ clientVersion: '1\u200f' }, '/clientVersion', 'invalid_format'],
    [{ label: 'a\u2066b' }, '/label', 'invalid_format'],
    [{ clientVersion: many(41) }, '/clientVersion', 'too_long'],
    [{ clientVersion: 1.2 }, '/clientVersion', 'invalid_type'],
    [{ label: '' }, '/label', 'too_short'],
    [{ label: many(81) }, '/label', 'too_long'],
    [{ label: 7 }, '/label', 'invalid_type'],
    [{ scopes: 'projects:read' }, '/scopes', 'invalid_type'],
    [{ scopes: Array(26).fill('projects:read') }, '/scopes', 'too_long'],
    [{ scopes: [7] }, '/scopes/0', 'invalid_type'],
    [{ scopes: ['projects:read', 'projects:read'] }, '/scopes/1', 'duplicate'],
    [{ scopes: ['projects:read', 'everything'] }, '/scopes/1', 'invalid_enum'],
    [{ scopes: ['internal:outbox'] }, '/scopes/0', 'invalid_enum'],
    [{ userCode: 'BCDF-GHJK' }, '/userCode', 'unknown_field'],
  ])('is rejected with %j', async (input, path, code) => {
    const { status, body } = await nobody().rest('POST', '/auth/device', { clientName: 'Terminal', ...input });
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ location: 'body', path, code }]]);
  });

  test.each([
    { clientName: 'x', label: 'y', clientVersion: '' },
    { clientName: many(80), label: many(80), clientVersion: many(40), scopes: ['projects:read'] },
    { clientName: '终端 🖥', label: 'Ma clé' },
  ])('accepts values within the limits: %j', async (input) => {
    const { userCode } = await start(input);
    expect(await app.read(await owner(), userCode)).toMatchObject(input);
  });

  test.each(['/poll', '/cancel', '/acknowledge'])('%s validates the device code', async (path) => {
    const who = path === '/acknowledge' ? await app.live() : nobody();
    for (const [input, at, code] of [
      [{}, '/deviceCode', 'required'],
      [{ deviceCode: '' }, '/deviceCode', 'too_short'],
      [{ deviceCode: many(81) }, '/deviceCode', 'too_long'],
      [{ deviceCode: 7 }, '/deviceCode', 'invalid_type'],
      [{ deviceCode: 'dvc_', userCode: 'x' }, '/userCode', 'unknown_field'],
    ] as const) {
      const { status, body } = await who.rest('POST', `/auth/device${path}`, input);
      expect([status, body['error'].details.fields]).toMatchObject([400, [{ path: at, code }]]);
    }
    const { userCode } = await start();
    for (const deviceCode of [`dvc_${many(43)}`, 'x', userCode]) {
      const { status, body } = await who.rest('POST', `/auth/device${path}`, { deviceCode });
      expect([status, body['error'].code, body['error'].details]).toEqual([
        ...[404, 'not_found', { resource: 'device connection' }],
      ]);
    }
  });

  test('is limited to ten per hour and address over two instances; invalid input is not counted', async () => {
    const from = (address: string, on = app.app) => app.caller({ 'x-forwarded-for': address }, on);
    const ask = (address: string, on = app.app, input: object = {}) =>
      from(address, on).rest('POST', '/auth/device', { clientName: 'Terminal', ...input });
    const refused = [{ label: '' }, { scopes: ['everything'] }];
    for (let i = 0; i < 12; i++) expect((await ask('198.51.100.1', second, refused[i % 2])).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => ask('198.51.100.1', i % 2 ? second : app.app)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), ...Array(14).fill(429)]);
    const { headers, body } = answers.find(({ status }) => status === 429)!;
    const { retryAfterSeconds, ...details } = body['error'].details;
    expect([body['error'].code, details]).toEqual([
      'quota_reached',
      { limit: 'device_starts_per_hour', max: 10, windowSeconds: 3600 },
    ]);
    expect(headers.get('retry-after')).toBe(String(retryAfterSeconds));
    expect(retryAfterSeconds).toBeGreaterThan(3590);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
    expect((await ask('198.51.100.2')).status).toBe(201);
    for (let i = 0; i < 10; i++) expect((await ask(`2001:db8::${i}`)).status).toBe(201);
    expect([(await ask('2001:db8::ffff:0:0:1')).status, (await ask('2001:db8:0:1::1')).status]).toEqual([429, 201]);

    const earlier = (seconds: number) =>
      execute(
        `update auth.rate_window set minute = (select array_agg(t - ?) from unnest(minute) t) where bucket like 'device_starts_per_hour:%'`,
        [seconds * 1000],
      );
    await earlier(retryAfterSeconds - 10);
    expect((await ask('198.51.100.1')).status).toBe(429);
    await earlier(10);
    expect((await ask('198.51.100.1')).status).toBe(201);
  });
});

test('works the same in GraphQL', async () => {
  const { graphql } = nobody();
  const started = await graphql.request(`mutation {
    startDeviceConnection(input: { clientName: "Graph" }) { deviceCode userCode verificationUri expiresIn interval }
  }`);
  const { deviceCode, userCode, ...rest } = started.startDeviceConnection;
  expect(rest).toEqual({ verificationUri: 'http://gateway.test/device', expiresIn: 900, interval: 5 });
  const run = (who: { graphql: typeof graphql }, field: string, fields: string) =>
    who.graphql.rawRequest<{ it: Json }>(`mutation { it: ${field}(input: { deviceCode: "${deviceCode}" }) ${fields} }`);
  const pollIt = () => run({ graphql }, 'pollDeviceConnection', '{ status expiresIn secret key { status } }');
  expect((await pollIt()).data.it).toEqual({ status: 'pending', expiresIn: 900, secret: null, key: null });
  const early = await pollIt().catch((error) => error.response);
  expect([early.status, early.headers.get('retry-after'), early.errors[0].extensions]).toMatchObject([
    ...[429, '10', { code: 'slow_down', details: { interval: 10, retryAfterSeconds: 10 } }],
  ]);
  await approve(await owner(), userCode);
  const { secret, key } = (await pollIt()).data.it;
  expect(key).toEqual({ status: 'temporary' });
  const mine = app.withKey(secret);
  const kept = await run(mine, 'acknowledgeDeviceConnection', '{ key { status } }');
  expect(kept.data.it).toEqual({ key: { status: 'active' } });
  expect(outcome(await mine.rest('GET', '/projects'))).toEqual([200, undefined]);
  const gone = await run({ graphql }, 'cancelDeviceConnection', '{ revokedKeyId }').catch(
    (error) => error.response.errors[0].extensions,
  );
  expect(gone).toMatchObject({ status: 409, code: 'device_already_acknowledged' });
});
