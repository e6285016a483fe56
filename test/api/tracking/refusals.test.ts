import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { type Answer, type Caller, startApp, unlimited } from '../../harness.ts';
import { startShip24 } from '../../stand-ins/ship24.ts';
import { newNumber } from './client.ts';

const provider = await startShip24();
afterAll(() => provider.close());
beforeEach(() => provider.reset());
const app = await startApp({ ...unlimited, SHIP24_API_KEY: 'apik_test', SHIP24_BASE_URL: provider.url });

const rest = (me: Caller, carrier = 'provider_b', number = newNumber()) =>
  me.rest('GET', `/shipping/track/${carrier}/${number}`);
const graph = (me: Caller, carrier = 'provider_b', number = newNumber()) =>
  me.graph(
    'query ($carrier: TrackingCarrier!, $number: String!) { trackShipment(carrier: $carrier, number: $number) { __typename } }',
    { carrier, number },
  );

/** The error of either API. */
const refused = ({ status, headers, body }: Answer) => {
  const { code, details } = body['error'] ?? body['errors'][0].extensions;
  return { status, code, details, retryAfter: headers.get('retry-after') };
};
const field = (location: string, path: string, code: string, allowed: string[] | null = null) => ({
  status: 400,
  code: 'validation_failed',
  details: { fields: [{ location, path, code, message: expect.any(String), limit: null, allowed }] },
  retryAfter: null,
});

test.each(['', 'provider_c', 'AUTO', 'auto%20', '17track'])('the carrier %j is rejected', async (carrier) => {
  const me = await app.live();
  if (carrier) {
    const expected = field('path', 'carrier', 'invalid_enum', ['provider_a', 'provider_b', 'auto']);
    expect(refused(await rest(me, carrier))).toEqual(expected);
  }
  expect(refused(await graph(me, carrier))).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(provider.asked).toEqual([]);
});

test.each(['12345', 'A'.repeat(41), '12345.', '12345_', '12345 6', '12345/6', '123456\n', '１２３４５６', "12345'"])(
  'the number %j is rejected',
  async (number) => {
    const me = await app.live();
    expect(refused(await rest(me, 'auto', encodeURIComponent(number)))).toEqual(
      field('path', 'number', 'invalid_format'),
    );
    expect(refused(await graph(me, 'auto', number))).toEqual(field('body', '/number', 'invalid_format'));
    expect(provider.asked).toEqual([]);
  },
);

test.each(['123456', 'A'.repeat(40), 'ab-CD-09', '------'])('the number %s is accepted', async (number) => {
  const me = await app.live();
  expect((await rest(me, 'provider_b', number)).body).toMatchObject({ availability: 'live', trackingNumber: number });
  expect((await graph(me, 'provider_b', number)).body['errors']).toBeUndefined();
});

test('a number with NUL, and a number that is too short, are rejected', async () => {
  const me = await app.live();
  expect(refused(await rest(me, 'auto', '12345%006'))).toEqual(field('path', 'number', 'invalid_value'));
  expect((await me.rest('GET', '/shipping/track/auto')).body['error'].code).toBe('endpoint_not_found');
  expect((await me.rest('GET', '/shipping/track/auto/123456?live=true')).body['error'].code).toBe('validation_failed');
});

test('tracking requires shipping:read', async () => {
  const others = listAllowedScopes('live', 'customer').filter((scope) => scope !== 'shipping:read');
  const expected = { status: 403, code: 'insufficient_scope', details: { requiredScopes: ['shipping:read'] } };
  const without = await app.live({ scopes: others });
  // An unauthorized caller learns nothing about the validity of the request.
  expect(refused(await rest(without, 'nobody', '1'))).toMatchObject(expected);
  expect(refused(await graph(without))).toMatchObject(expected);
  expect(provider.asked).toEqual([]);
  expect((await rest(await app.live({ scopes: ['shipping:read'] }))).status).toBe(200);
  expect((await rest(await app.sandbox())).status).toBe(200);
  expect(refused(await rest(app.caller()))).toMatchObject({ status: 401, code: 'unauthenticated' });
});

describe('tracking_per_minute', () => {
  const limit = (max: number) => ({
    status: 429,
    code: 'rate_limited',
    details: { limit: 'tracking_per_minute', max, windowSeconds: 60, retryAfterSeconds: expect.any(Number) },
    retryAfter: expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
  });

  test.each([
    ['sandbox', 10],
    ['live', 30],
  ] as const)('a %s key may ask %i times, through both APIs and both instances together', async (mode, max) => {
    const me = await app[mode]();
    const second = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
    const answers = await Promise.all(
      Array.from({ length: max + 4 }, (_, i) => [rest, graph][i % 2]!(i % 3 ? me : second)),
    );
    const over = answers.filter(({ status, body }) => status !== 200 || body['errors']).map(refused);
    expect(over).toEqual(Array(4).fill(limit(max)));
    for (const { details, retryAfter } of over) {
      expect(details.retryAfterSeconds).toBeGreaterThan(50);
      expect(String(details.retryAfterSeconds)).toBe(retryAfter);
    }
    expect(provider.asked).toHaveLength(max);

    expect((await rest(await app[mode]())).status).toBe(200);
    const wait = refused(await rest(me)).details.retryAfterSeconds * 1000;
    const earlier = (ms: number) =>
      app
        .asOwner()
        .execute(
          'update auth.rate_window set minute = (select array_agg(t - ?) from unnest(minute) t) where bucket = ?',
          [ms, `tracking_per_minute:${me.keyId}`],
        );
    await earlier(wait - 20_000);
    expect((await rest(me)).status).toBe(429);
    await earlier(20_000);
    expect((await rest(me)).status).toBe(200);
  });

  test('counts each shipment of a document, and rejects a document above the limit', async () => {
    const me = await app.sandbox();
    const shipments = Array.from(
      { length: 12 },
      (_, i) => `t${i}: trackShipment(carrier: auto, number: "${newNumber()}") { __typename }`,
    );
    const { body } = await me.graph(`{ ${shipments.join(' ')} }`);
    expect(body['data']).toBeNull();
    expect(body['errors'].map(({ extensions }) => extensions.code)).toContain('rate_limited');
    await expect.poll(() => provider.asked).toHaveLength(10);
  });

  test('does not count requests without a configured provider', async () => {
    const me = await app.sandbox();
    for (let i = 0; i < 12; i++) {
      expect((await rest(me, 'provider_a')).body['availability']).toBe('planned');
      expect((await rest(me, 'provider_b', '1')).status).toBe(400);
    }
    for (let i = 0; i < 10; i++) expect((await rest(me, 'auto')).status).toBe(200);
    expect((await rest(me, 'auto')).status).toBe(429);
    expect((await rest(me, 'provider_a')).body['availability']).toBe('planned');
  });

  test('counts requests that fail at the provider', async () => {
    const me = await app.sandbox();
    for (let i = 0; i < 10; i++) {
      provider.next('error');
      expect((await rest(me)).body['availability']).toBe('unavailable');
    }
    expect((await rest(me)).status).toBe(429);
  });
});
