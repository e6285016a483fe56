import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { exported } from '../exports/client.ts';

const app = await startApp(unlimited);
const me = await app.live();
const factoryIds = await app.factories(reachable(), reachable());
const { deliveries } = await quoteRequest(me, { factoryIds });
const { id } = deliveries[0];
for (let n = 0; n < 3; n++) await quoteRequest(me, { factoryIds });

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

type Asked = { method?: string; body?: object; headers?: Record<string, string> };
async function ask(path: string, accepted: string, { method = 'GET', body, headers = {} }: Asked = {}) {
  const sent = { ...me.headers, ...(body && { 'content-type': 'application/json' }), ...headers };
  const response = await app.app.request(path, {
    method,
    headers: { ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value)), 'accept-encoding': accepted },
    ...(body && { body: JSON.stringify(body) }),
  });
  const coding = response.headers.get('content-encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    coding,
    text: decoders[coding ?? 'identity']!(bytes).toString(),
  };
}

const query = { method: 'POST', body: { query: '{ deliveries(first: 10) { nodes { id subject bodyEn } } }' } };
const page = { headers: { authorization: '', accept: 'text/html' } };
const withoutId = (text: string) => text.replace(/"requestId":"\w+"|csp-nonce" content="[^"]+"|"cost":\{[^}]+\}/g, '');

describe.each([
  ['REST', '/api/v1/deliveries', {}],
  ['one record', `/api/v1/deliveries/${id}`, {}],
  ['GraphQL', '/graphql', query],
  ['the OpenAPI document', '/api/v1/openapi.json', {}],
  ['a refusal', `/api/v1/factories?${Array.from({ length: 20 }, (_, n) => `unknown${n}=1`).join('&')}`, {}],
  ['a page', '/graphql', { headers: { ...page.headers, 'x-forwarded-for': '198.51.100.7' } }],
] as [string, string, Asked][])('%s', (_, path, asked) => {
  test.each(['br', 'gzip'])('is compressed with %s for callers that accept it', async (coding) => {
    const [plain, packed] = [await ask(path, 'identity', asked), await ask(path, coding, asked)];
    expect([plain.coding, packed.coding, packed.status]).toEqual([null, coding, plain.status]);
    expect(plain.text.length).toBeGreaterThan(1024);
    expect(withoutId(packed.text)).toBe(withoutId(plain.text));
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
    const type = plain.headers.get('content-type');
    expect(packed.headers.get('content-type')).toBe(type);
  });
});

test('each encoding of a record has an ETag of its own, which If-None-Match takes', async () => {
  const path = `/api/v1/deliveries/${id}`;
  const tags = new Set<string>();
  for (const accepted of ['identity', 'gzip', 'br']) {
    const etag = (await ask(path, accepted)).headers.get('etag')!;
    tags.add(etag);
    const again = await ask(path, accepted, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), again.coding, again.text]).toEqual([304, etag, null, '']);
  }
  expect([...tags].every((tag) => /^"[0-9a-f]{32}(-br|-gzip)?"$/.test(tag))).toBe(true);
  expect(tags.size).toBe(3);
});

test('small answers, files and streams are not compressed', async () => {
  expect((await ask('/api/v1/me', 'br')).coding).toBeNull();
  const { record } = await exported(app, me);
  expect((await ask(`/api/v1/exports/${record['id']}/content`, 'br')).coding).toBeNull();
  const watch = { query: `subscription { deliveryChanged(id: "${id}") { delivery { id } } }` };
  const stream = await app.app.request('/graphql', {
    method: 'POST',
    headers: {
      ...me.headers,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'br',
    },
    body: JSON.stringify(watch),
  });
  await stream.body?.cancel();
  expect([stream.headers.get('content-type'), stream.headers.get('content-encoding')]).toEqual([
    'text/event-stream; charset=utf-8',
    null,
  ]);
});

const repeat = (field: string) =>
  Array.from({ length: 25 }, (_, n) => `again${n}${'x'.repeat(50)}: ${field}`).join(' ');

test('an answer with a secret is not compressed, however long', async () => {
  const owner = await app.session('owner', await app.organisation());
  const created = await ask('/graphql', 'br', {
    method: 'POST',
    headers: { authorization: '', ...owner.headers },
    body: {
      query: `mutation { createKey(input: { mode: live, label: "mine" }) { secret key { ${repeat('label')} } } }`,
    },
  });
  const started = await ask('/graphql', 'br', {
    method: 'POST',
    headers: { authorization: '' },
    body: { query: `mutation { startDeviceConnection(input: { clientName: "cli" }) { ${repeat('deviceCode')} } }` },
  });
  const { deviceCode } = (await app.caller().rest('POST', '/auth/device', { clientName: 'cli' })).body;
  const polled = await ask('/graphql', 'br', {
    method: 'POST',
    headers: { authorization: '' },
    body: {
      query: `mutation { pollDeviceConnection(input: { deviceCode: "${deviceCode}" }) { secret ${repeat('interval')} } }`,
    },
  });
  for (const { coding, text } of [created, started, polled]) {
    expect(text).not.toContain('"errors"');
    expect([coding, text.length > 1024]).toEqual([null, true]);
  }
});
