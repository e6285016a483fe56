import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAuthentic } from '#http/webhook-signature.ts';
import { newId } from '#kernel/ids.ts';
import { startApp } from '../../../harness.ts';
import { type Callback, eventBody, signed } from '../../../stand-ins/resend-events.ts';
import { createSecret } from './client.ts';

const [fresh, old, other] = [
  createSecret('the new secret'),
  createSecret('the old secret'),
  createSecret('another secret'),
];
/** The test vector of Svix, https://docs.svix.com/receiving/verifying-payloads/how-manual. */
const svix = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

const app = await startApp({ RESEND_WEBHOOK_SECRET: `${fresh}, ${old} ${svix.secret}` });
for (const secret of [fresh, old, other]) app.secrets.learn('webhook secret', secret.slice('whsec_'.length));
const now = app.clock.now;
const decodeSecret = (secret: string) => Buffer.from(secret.slice('whsec_'.length), 'base64');

type Sent = { headers: Record<string, string>; body: BodyInit };
const post = async ({ headers, body }: Sent, on = app.app) => {
  const request: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const response = await on.request('/webhooks/resend', request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
};
const status = async (callback: Sent) => (await post(callback)).status;
const callback = (secret = fresh, at = now): Callback =>
  signed(eventBody({ emailId: newId(), type: 'delivered', subject: 'Quote for 铝外壳 – 500 pcs' }), { secret, at });
const stored = async (id: string) =>
  (await app.asOwner().execute('select 1 from provider_event where id = ?', [id])).length;
const count = async () => (await app.asOwner().execute('select count(*)::int as n from provider_event'))[0]!.n;
const withHeader = (given: Callback, name: string, value: string): Callback => ({
  ...given,
  headers: { ...given.headers, [name]: value },
});

/** Signs what the library would refuse: bytes that are not text, and timestamps that are not numbers. */
function signedBytes(body: Uint8Array, timestamp = String(now.getTime() / 1000)): Sent {
  const id = `msg_${newId()}`;
  const hmac = createHmac('sha256', decodeSecret(fresh)).update(`${id}.${timestamp}.`).update(body).digest('base64');
  const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${hmac}` };
  return { headers, body: Buffer.from(body) };
}

describe('a callback is accepted', () => {
  test('if it is the test vector of Svix, at its time', async () => {
    const { secret, id, timestamp, body, signature: signatures } = svix;
    const at = new Date(Number(timestamp) * 1000);
    const vector = { id, timestamp, signatures, body: Buffer.from(body) };
    expect(isAuthentic(vector, [decodeSecret(secret)], at)).toBe(true);
    expect(isAuthentic(vector, [decodeSecret(other)], at)).toBe(false);
    app.clock.now = at;
    const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signatures };
    expect(await status({ headers, body })).toBe(204);
    app.clock.now = now;
    expect(await stored(id)).toBe(1);
  });

  test('with a response without a body and the standard headers', async () => {
    const answer = await post(callback());
    expect([answer.status, answer.body]).toEqual([204, null]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-request-id': expect.stringMatching(/^req_/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('with either secret during rotation, and no other', async () => {
    expect([await status(callback(fresh)), await status(callback(old)), await status(callback(other))]).toEqual([
      204, 204, 401,
    ]);
  });

  test('with the header names of Standard Webhooks', async () => {
    const { headers, body } = callback();
    const renamed = Object.entries(headers).map(([name, value]) => [name.replace('svix-', 'webhook-'), value]);
    expect(await status({ headers: Object.fromEntries(renamed), body })).toBe(204);
  });

  test('if one of several signatures is valid; other versions are ignored', async () => {
    const given = callback();
    const good = given.headers['svix-signature']!;
    const bad = callback(other).headers['svix-signature']!;
    const hmac = good.slice('v1,'.length);
    const answers = Object.entries({
      [`${bad} ${good}`]: 204,
      [`${good} ${bad}`]: 204,
      [`v1a,${hmac} ${good}`]: 204,
      [`${bad} ${bad}`]: 401,
      [`v1a,${hmac}`]: 401,
      [`v2,${hmac}`]: 401,
      [`V1,${hmac}`]: 401,
      [hmac]: 401,
      [`v1,${hmac},`]: 401,
      [`v1,${hmac.replace('=', '')}`]: 401,
      [`v1,${Buffer.from(hmac, 'base64').toString('hex')}`]: 401,
      'v1,': 401,
      ',': 401,
    });
    for (const [signatures, expected] of answers) {
      expect([signatures, await status(withHeader(given, 'svix-signature', signatures))]).toEqual([
        signatures,
        expected,
      ]);
    }
  });

  test.each([-300, -299, 299, 300])('with a timestamp %d seconds from now', async (seconds) => {
    expect(await status(callback(fresh, new Date(now.getTime() + seconds * 1000)))).toBe(204);
  });

  test('with a body of 256 KiB, with and without Content-Length', async () => {
    const sized = (bytes: number) => {
      const body = eventBody({ emailId: newId(), type: 'opened', subject: '' });
      return Buffer.from(body.replace('"subject":""', `"subject":"${'x'.repeat(bytes - body.length)}"`));
    };
    const chunked = (given: Sent) => ({ ...given, body: new Blob([given.body as Buffer<ArrayBuffer>]).stream() });
    const withLength = (given: Sent) => ({
      ...given,
      headers: { ...given.headers, 'content-length': String((given.body as Buffer).length) },
    });
    const [most, more] = [262_144, 263_168].map((bytes) => signedBytes(sized(bytes)));
    for (const shaped of [chunked, withLength]) {
      expect(await status(shaped(most!))).toBe(204);
      expect(await post(shaped(more!))).toMatchObject({
        status: 400,
        body: { error: { code: 'payload_too_large', details: { limitBytes: 262_144 } } },
      });
    }
  });
});

describe('a callback is refused without database access', () => {
  const refusal = { code: 'unauthenticated', message: 'Invalid or expired webhook signature.' };

  test('if one byte was changed, in 1,000 cases', async () => {
    const before = await count();
    app.queries.length = 0;
    const parts = ['body', 'svix-id', 'svix-timestamp', 'svix-signature'] as const;
    const mutation = fc.record({
      part: fc.constantFrom(...parts),
      at: fc.nat(),
      byte: fc.integer({ min: 0, max: 255 }),
      letter: fc.integer({ min: 0x20, max: 0x7e }),
    });
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(mutation, async ({ part, at, byte, letter }) => {
        const given = callback();
        const bytes = Buffer.from(part === 'body' ? given.body : given.headers[part]!);
        const place = at % bytes.length;
        const value = part === 'body' ? byte : letter;
        bytes[place] = bytes[place] === value ? value ^ 1 : value;
        const changed = part === 'body' ? { ...given, body: bytes } : withHeader(given, part, bytes.toString('latin1'));
        tried++;
        expect(await status(changed)).toBe(401);
      }),
      { numRuns: 1000 },
    );
    expect(tried).toBe(1000);
    expect(app.queries).toEqual([]);
    expect(await count()).toBe(before);
  });

  test.each([-301, -3600, 301, 3600])('with a timestamp %d seconds from now', async (seconds) => {
    expect(await status(callback(fresh, new Date(now.getTime() + seconds * 1000)))).toBe(401);
  });

  test('with the signature of another message', async () => {
    const [one, two] = [callback(), callback()];
    expect(await status({ ...one, body: two.body })).toBe(401);
    for (const name of ['svix-id', 'svix-signature']) {
      expect(await status(withHeader(one, name, two.headers[name]!))).toBe(401);
    }
  });

  test.each(['msg_1.1788249600', '.', 'msg 1'])(
    'with the signed id %j, which makes the signed string ambiguous',
    async (id) => {
      expect(await status(signed(callback().body, { secret: fresh, id, at: now }))).toBe(401);
    },
  );

  test('if the body was parsed and serialized again', async () => {
    const given = callback();
    const parsed = JSON.parse(given.body);
    const rewritten = [
      JSON.stringify(parsed, null, 1),
      `${given.body}\n`,
      `\ufeff${given.body}`,
      given.body.replaceAll('/', '\\/').replace('铝', '\\u94dd'),
      JSON.stringify({ data: parsed.data, ...parsed }),
      '',
    ];
    for (const body of rewritten) expect([body, await status({ ...given, body })]).toEqual([body, 401]);
    expect(await status(given)).toBe(204);
  });

  test('if other bytes decode to the same text', async () => {
    const given = signedBytes(Buffer.from([0x22, 0xff, 0x22]));
    expect(await post(given)).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
    expect(await status({ ...given, body: Buffer.from([0x22, 0xfe, 0x22]) })).toBe(401);
  });

  test.each<[string, string, string | null]>([
    ['without an id', 'svix-id', null],
    ['without a timestamp', 'svix-timestamp', null],
    ['without a signature', 'svix-signature', null],
    ['with an id that is too long', 'svix-id', 'x'.repeat(256)],
    ['with a word as timestamp', 'svix-timestamp', 'now'],
    ['with a fractional timestamp', 'svix-timestamp', `${now.getTime() / 1000}.0`],
    ['with a signed timestamp', 'svix-timestamp', `+${now.getTime() / 1000}`],
    ['with a timestamp of 400 digits', 'svix-timestamp', '9'.repeat(400)],
  ])('%s, with the same error message', async (_why, name, value) => {
    const given = callback();
    const { [name]: _, ...rest } = given.headers;
    const answer = await post({ ...given, headers: value === null ? rest : { ...rest, [name]: value } });
    const requestId = answer.headers.get('x-request-id');
    expect([answer.status, answer.body]).toEqual([401, { error: refusal, requestId }]);
  });

  test.each(['now', 'NaN', '1788249600.0', '1.7882496e9', '0x6a968600', '-1788249600', '1788249600000'])(
    'with the signed but malformed timestamp %j',
    async (timestamp) => {
      expect(await status(signedBytes(Buffer.from(callback().body), timestamp))).toBe(401);
    },
  );

  test('if the correct header values are repeated', async () => {
    const given = callback();
    for (const name of ['svix-id', 'svix-timestamp']) {
      const value = given.headers[name]!;
      expect(await status(withHeader(given, name, `${value}, ${value}`))).toBe(401);
    }
  });

  test('with an API key in place of a signature', async () => {
    const me = await app.live();
    const { body } = callback();
    expect(await status({ headers: { authorization: `Bearer ${me.secret}` }, body })).toBe(401);
  });
});

test('the endpoint exists only if a secret is configured, and only for POST', async () => {
  const closed = await startApp();
  const unknown = await closed.app.request('/webhooks/elsewhere', { method: 'POST' });
  const { error } = JSON.parse(await unknown.text());
  const requests: [typeof app.app, RequestInit][] = [
    [closed.app, { method: 'POST', ...callback() }],
    [closed.app, { method: 'POST', body: 'x'.repeat(300_000) }],
    [closed.app, { method: 'GET' }],
  ];
  for (const [on, request] of requests) {
    const answer = await on.request('/webhooks/resend', request);
    expect([answer.status, JSON.parse(await answer.text()).error]).toEqual([404, error]);
    expect([...answer.headers.keys()]).toEqual([...unknown.headers.keys()]);
  }
  expect(error.code).toBe('endpoint_not_found');
});

test('another method returns 405, and a compressed body 415', async () => {
  for (const request of [{ method: 'GET' }, { method: 'PUT', ...callback() }]) {
    const answer = await app.app.request('/webhooks/resend', request);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  }
  const { headers, body } = callback();
  const packed = { ...Object.fromEntries(new Headers(headers)), 'content-encoding': 'gzip' };
  const answer = await app.app.request('/webhooks/resend', { method: 'POST', headers: packed, body });
  expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity']);
});
