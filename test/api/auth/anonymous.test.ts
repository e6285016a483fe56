import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startApp } from '../../harness.ts';

const app = await startApp({ TRUST_PROXY: 'true', LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE: '120' });
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
const from = (address: string, more: Record<string, string> = {}) =>
  app.caller({ 'x-forwarded-for': address, ...more });
const wrongKey = { authorization: 'Bearer x' };

const refusal = {
  code: 'rate_limited',
  details: { limit: 'anonymous_requests_per_minute', max: 120, windowSeconds: 60, retryAfterSeconds: 60 },
};

async function useUp(address: string, requests = 120) {
  for (let i = 0; i < requests; i++) {
    const { status } = await (i % 2 ? from(address).graph('{ me { mode } }') : from(address).rest('GET', '/me'));
    expect(status).toBe(401);
  }
}

describe('requests without a valid credential', () => {
  test('are limited to 120 per minute and address over both APIs, then refused with a wait time', async () => {
    const address = newAddress();
    await useUp(address);
    const rest = await from(address).rest('GET', '/me');
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '60']);
    expect(rest.body['error']).toMatchObject(refusal);
    const graph = await from(address).graph('{ me { mode } }');
    expect([graph.status, graph.headers.get('retry-after')]).toEqual([429, '60']);
    expect(graph.body['errors'][0].extensions).toMatchObject(refusal);
    expect((await from(newAddress()).rest('GET', '/me')).status, 'another address').toBe(401);
  });

  test('of one IPv6 /64 network share a limit', async () => {
    const network = `2001:db8:${randomInt(65_536).toString(16)}:1`;
    await useUp(`${network}::1`, 60);
    await useUp(`${network}:ffff::2`, 60);
    expect((await from(`${network}::3`).rest('GET', '/me')).status).toBe(429);
    expect((await from(`${network.slice(0, -1)}2::1`).rest('GET', '/me')).status).toBe(401);
  });

  test('are accepted again after the minute', async () => {
    const address = newAddress();
    await useUp(address, 100);
    app.clock.now = new Date(app.clock.now.getTime() + 30_000);
    await useUp(address, 20);
    expect((await from(address).rest('GET', '/me')).headers.get('retry-after')).toBe('30');
    app.clock.now = new Date(app.clock.now.getTime() + 30_000);
    await useUp(address, 100);
    expect((await from(address).rest('GET', '/me')).status).toBe(429);
  });

  test('with an invalid key count as well, beside their limit of thirty', async () => {
    const address = newAddress();
    for (let i = 0; i < 120; i++) {
      const { status, body } = await from(address, wrongKey).rest('GET', '/me');
      expect([status, body['error'].details?.limit]).toEqual(
        i < 30 ? [401, undefined] : [429, 'failed_authentication'],
      );
    }
    expect((await from(address, wrongKey).rest('GET', '/me')).body['error']).toMatchObject(refusal);
    expect((await from(address).rest('GET', '/me')).body['error']).toMatchObject(refusal);
  });

  test('with an invalid session count as well', async () => {
    const address = newAddress();
    await useUp(address, 119);
    const session = { cookie: `__Host-ssd_session=${'x'.repeat(43)}`, origin: 'http://gateway.test' };
    expect((await from(address, session).rest('GET', '/me')).status).toBe(401);
    expect((await from(address, session).rest('GET', '/me')).status).toBe(429);
  });

  test('are refused before their body is read', async () => {
    const address = newAddress();
    await useUp(address);
    expect((await from(address).rest('POST', '/keys', '{"label":')).body['error']).toMatchObject(refusal);
    const { body } = await from(address).graph('{ nothing that is');
    expect(body['errors'][0].extensions).toMatchObject(refusal);
  });

  test('do not affect keys, the health report or the OpenAPI document', async () => {
    const address = newAddress();
    const { secret } = await app.live();
    await useUp(address);
    const key = from(address, { authorization: `Bearer ${secret}` });
    expect((await key.rest('GET', '/me')).status).toBe(200);
    expect((await key.graph('{ me { mode } }')).status).toBe(200);
    expect((await from(address).rest('GET', '/health')).status).toBe(200);
    expect((await from(address).rest('GET', '/openapi.json')).status).toBe(200);
  });
});

describe('a body of more than 64 KiB', () => {
  const body = (bytes: number) => JSON.stringify({ label: 'x' }).padEnd(bytes);
  const tooLarge = { code: 'payload_too_large', details: { limitBytes: 65_536 } };

  test.each(['/keys', '/auth/device', '/auth/device/poll'])('is refused without a credential at %s', async (path) => {
    const { status, body: said } = await from(newAddress()).rest('POST', path, body(65_537));
    expect([status, said['error']]).toMatchObject([400, tooLarge]);
  });

  test('is refused at exactly one byte over the limit', async () => {
    expect((await from(newAddress()).rest('POST', '/keys', body(65_536))).status).toBe(201);
  });

  test('is refused without a credential if its length is not announced', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
    const init = { method: 'POST', headers, body: new Blob([body(65_537)]).stream(), duplex: 'half' };
    const response = await app.app.request('/api/v1/keys', init);
    expect(await response.json()).toMatchObject({ error: tooLarge });
  });

  test('is read with a key', async () => {
    const { secret } = await app.live();
    const key = from(newAddress(), { authorization: `Bearer ${secret}` });
    expect((await key.rest('POST', '/projects', JSON.stringify({ name: 'a' }).padEnd(65_537))).status).toBe(201);
  });

  test.each<[string, Record<string, string>, string]>([
    ['no key', {}, 'unauthenticated'],
    ['a wrong key', wrongKey, 'invalid_key'],
  ])('is not read where a key is required and there is %s', async (_, headers, code) => {
    const { status, body: said } = await from(newAddress(), headers).rest('POST', '/projects', body(1_048_576));
    expect([status, said['error'].code]).toEqual([401, code]);
  });
});
