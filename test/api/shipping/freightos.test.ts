import { describe, expect, test } from 'vitest';
import { type Answer, type FaultName, quoted, startFreightos } from '../../stand-ins/freightos.ts';
import { air, express, lcl, query, startMarket, unread } from '../../unit/shipping/market-case.ts';

const { freightos, newCalls, source, answered } = await startMarket();

test('the request has boxes and both places, without a key', async () => {
  await source().quote(query);
  const [call] = newCalls();
  expect(call?.query).toEqual({
    loadtype: 'boxes',
    weight: '12',
    length: '40',
    width: '30',
    height: '25',
    quantity: '10',
    origin: 'Shenzhen,China',
    destination: '90001,USA',
    estimate: 'true',
    format: 'json',
  });
  expect(call?.headers).toMatchObject({ 'user-agent': 'sourcing-gateway', accept: 'application/json' });
});

test('dangerous goods are declared', async () => {
  await source().quote({ ...query, hazardous: true });
  expect(newCalls()[0]?.query).toHaveProperty('hazCode');
});

test.each(['', '/', '/api/shippingCalculator', '/api/shippingCalculator/'])(
  'the base URL may be of the host or of the calculator: %j',
  async (path) => {
    expect(await source({ baseUrl: `${freightos.url}${path}` }).quote(query)).toMatchObject({ kind: 'quoted' });
    expect(newCalls()).toHaveLength(1);
  },
);

test('places are sent unchanged, and a trailing slash in the base URL is accepted', async () => {
  const odd = { ...query, origin: '深圳 & co?a=b#c', destination: 'Köln/50667+,DE' };
  expect(await source({ baseUrl: `${freightos.url}/` }).quote(odd)).toMatchObject({ kind: 'quoted' });
  expect(newCalls()[0]?.query).toMatchObject({ origin: odd.origin, destination: odd.destination });
});

const held = (estimatedFreightRates: unknown): Answer => ({ body: { response: { estimatedFreightRates } } });
const unknownForm = unread('the response has an unknown format');
const broken = unread('the connection to the source failed');
const noJson = unread('the response is not JSON');
const refused = unread('the source rejected the query');
const tooMany = unread('the source has received too many requests');
const status = (code: number) => unread(`the source returned status ${code}`);

describe('any other response is unavailable with its own reason', () => {
  test.each<[string, FaultName | Answer, object]>([
    ['a page with 200', 'html', noJson],
    ['half a JSON', 'half_json', noJson],
    ['nothing', 'empty', noJson],
    ['204', { status: 204, body: '' }, noJson],
    ['null', 'null', unknownForm],
    ['a list', 'list', unknownForm],
    ['no response', { body: {} }, unknownForm],
    ['errors as an object', { body: { response: { errors: { error: 'No.' } } } }, refused],
    ['a text for rates', held('none'), unknownForm],
    ['rates that cannot be read', quoted(['AIR', 7]), unknownForm],
    ['a count without rates', held([{ numQuotes: '2' }]), unknownForm],
    ['brackets without end', { body: '['.repeat(250_000) + ']'.repeat(250_000) }, unknownForm],
    ['errors as a text', 'errors_text', refused],
    ['errors as a list', 'errors_list', refused],
    ['errors beside rates', { body: { response: { errors: 'No.', estimatedFreightRates: {} } } }, refused],
    ['more than 1 MiB', 'oversized', unread('the response exceeds 1 MiB')],
    ['an answer that breaks off', 'truncated', broken],
    ['a reset', 'reset', broken],
    ['a redirect', 'redirect', broken],
    ['400', { status: 400 }, status(400)],
    ['a page with 403', 'forbidden', status(403)],
    ['429', 'throttled', tooMany],
    ['a page with 429', 'throttled_page', tooMany],
    ['1015 of Cloudflare', 'cloudflare', tooMany],
  ])('%s', async (_name, fault, answer) => {
    freightos.next(fault);
    expect(await source().quote(query)).toEqual(answer);
    expect(newCalls()).toHaveLength(1);
  });

  test.each<FaultName>(['hang', 'stalled', 'slow'])('%s longer than the timeout', async (fault) => {
    freightos.next(fault);
    expect(await source({ timeoutMs: 200 }).quote(query)).toEqual(unread('the source did not respond within 0.2 s'));
    expect(newCalls()).toHaveLength(1);
  });

  test.each(['http://127.0.0.1:1', 'http://nobody.invalid', 'nonsense'])('nobody answers at %s', async (baseUrl) => {
    expect(await source({ baseUrl }).quote(query)).toEqual(broken);
  });
});

describe('failures of the provider are retried once within the same timeout', () => {
  test.each<FaultName>(['server_error', 'unavailable'])('%s once', async (fault) => {
    freightos.next(fault);
    expect(await source().quote(query)).toEqual(answered([express, air, lcl]));
    expect(newCalls()).toHaveLength(2);
  });

  test.each<[FaultName, object]>([
    ['server_error', status(500)],
    ['unavailable', status(503)],
  ])('%s always', async (destination, answer) => {
    expect(await source().quote({ ...query, destination })).toEqual(answer);
    expect(newCalls()).toHaveLength(2);
  });

  test.each<[FaultName, object]>([
    ['throttled', tooMany],
    ['html', noJson],
    ['reset', broken],
  ])('and then %s', async (fault, answer) => {
    freightos.next('server_error');
    freightos.next(fault);
    expect(await source().quote(query)).toEqual(answer);
    expect(newCalls()).toHaveLength(2);
  });

  test('two attempts share one timeout', async () => {
    freightos.next('slow_error');
    freightos.next('slow');
    expect(await source({ timeoutMs: 500 }).quote(query)).toEqual(unread('the source did not respond within 0.5 s'));
  });
});

describe('the stand-in implements the wire format', () => {
  const ask = async (parameters: Record<string, string>, headers = {}) => {
    const search = new URLSearchParams({ weight: '1', quantity: '2', ...parameters });
    const answer = await fetch(`${freightos.url}/api/shippingCalculator?${search}`, { headers });
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  };

  test('one mode is an object, several are a list, with texts and numbers', async () => {
    expect((await ask({ quantity: '1' })).text).toContain('"mode":{"mode":"express"');
    const texts = [await ask({}), await ask({})].map(({ text }) => text);
    expect(texts.toSorted()).toEqual([
      expect.stringContaining('"mode":[{"mode":"express","price":{"min":{"moneyAmount":{"amount":"1010"'),
      expect.stringContaining('"mode":[{"mode":"express","price":{"min":{"moneyAmount":{"amount":1010'),
    ]);
  });

  test('an unknown place has no quotes, zero weight is an error, a blocked client gets a page', async () => {
    expect((await ask({ destination: 'Nowhere,ZZ' })).text).toBe(
      '{"response":{"estimatedFreightRates":{"numQuotes":"0"}}}',
    );
    expect((await ask({ weight: '' })).text).toContain('"errors":"');
    const pages = [await ask({}, { 'x-stub-block': '1' }), await ask({}, { 'x-stub-block': '1' })];
    expect(pages.map(({ status }) => status).toSorted()).toEqual([403, 429]);
    for (const { text } of pages) expect(text).toContain('Access denied');
  });

  test('calls above its capacity are refused for an hour', async () => {
    const small = await startFreightos({ maxCalls: 1 });
    const { quote } = source({ baseUrl: small.url });
    expect(await quote(query)).toMatchObject({ kind: 'quoted' });
    expect(await quote({ ...query, quantity: 2 })).toEqual(tooMany);
    expect(await quote({ ...query, quantity: 2 })).toEqual(
      unread('the source requested a pause, which ends in 3600 s'),
    );
    await small.close();
  });
});
