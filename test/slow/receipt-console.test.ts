import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiptCommand } from '#admin/receipt.ts';
import { canonicalizeJson } from '#kernel/hash.ts';
import { createSigner, type Statement } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { quoteRequest, reachable, startApp } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '1000' });
const folder = await mkdtemp(join(tmpdir(), 'gateway-receipts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Fails on any access to a database or a setting. */
const alone = openPrograms({ DATABASE_URL: 'postgresql://127.0.0.1:1/none', PORT: 'none' });
const installed = openPrograms(settingsOf(app));

const { answers } = vi.hoisted(() => ({ answers: [] as object[] }));
vi.mock('#admin/open.ts', () => ({
  print: (answer: object) => void answers.push(answer),
  withTables: () => Promise.reject(new Error('There are no tables here.')),
}));

/** Runs the command in this process; fails on any access to tables. */
async function verify(...args: string[]): Promise<object> {
  await receiptCommand().parseAsync(['verify', ...args], { from: 'user' });
  const [answer, ...more] = answers.splice(0);
  expect(more).toEqual([]);
  return answer!;
}

let files = 0;
async function given(content: unknown): Promise<string> {
  const file = join(folder, `${++files}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const address = '/.well-known/receipt-keys.json';
const server = createServer(async (request, response) => {
  const { status, headers, body } = await app.app.request(request.url!);
  const location = request.url === '/moved' ? { location: address } : {};
  response.writeHead(request.url === '/moved' ? 302 : status, { ...Object.fromEntries(headers), ...location });
  response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

const me = await app.live();
const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
const { id } = deliveries[0];
const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
await me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
const { body: whole } = await me.graph(
  `query ($id: ID!) { deliveryReceipt(id: $id) {
    v deliveryId reviewSha256 payloadSha256 approvedAt approvedBy { kind id label } publicationOf provider providerMessageId signature publicKeyId
  } }`,
  { id },
);
const receipt = whole['data'].deliveryReceipt;
const { signature, ...attested } = receipt;
const genuine = { valid: true, ...attested };
const keySet = await (await app.app.request(address)).json();
const keys = await given(keySet);

test('the console verifies with a key file without a database, else with the key of the installation', async () => {
  const file = await given(receipt);
  const forged = await given(createSigner('x').sign(receipt as unknown as Statement));
  const [offline, here, elsewhere] = await Promise.all([
    alone.admin('receipt', 'verify', file, '--keys', keys),
    installed.admin('receipt', 'verify', file),
    installed.admin('receipt', 'verify', forged),
  ]);
  expect([offline, here]).toMatchObject([
    { code: 0, answer: genuine },
    { code: 0, answer: genuine },
  ]);
  expect(elsewhere).toMatchObject({ code: 1, answer: { error: expect.objectContaining({ code: 'not_found' }) } });
});

test('a saved review is the approved one, of any digest version, or the receipt is refused', async () => {
  const file = await given(receipt);
  expect(review).toMatchObject({ hasLink: true });
  for (const form of [review, { review, requestId: 'req' }])
    expect(await verify(file, '--keys', keys, '--review', await given(form))).toEqual(genuine);
  const { replyTo: _, ...second } = review;
  const { hasLink: __, files: ___, ...first } = second;
  const earlier = createSigner('earlier');
  const earlierKeys = await given(earlier.published);
  const { publicKeyId: ____, ...statement } = attested;
  for (const [v, saved] of [
    [1, first],
    [2, second],
  ] as const) {
    const { effect, note, reviewSha256, screening, ...content } = saved;
    const digest = hash('sha256', canonicalizeJson({ ...content, v }));
    const old = await given(earlier.sign({ ...statement, reviewSha256: digest } as unknown as Statement));
    expect(await verify(old, '--keys', earlierKeys, '--review', await given(saved))).toMatchObject({ valid: true });
  }
  for (const other of [{ ...review, bodyEn: `${review.bodyEn} ` }, { ...review, hasLink: false }, first])
    await expect(verify(file, '--keys', keys, '--review', await given(other))).rejects.toThrow('its digest differs');
});

test('an invalid command is a usage error', async () => {
  const wrong = [['verify'], ['verify', keys, '--keys']];
  for (const { code, answer } of await Promise.all(wrong.map((args) => alone.admin('receipt', ...args)))) {
    expect([code, answer]).toEqual([2, { error: { code: 'usage', message: expect.any(String) } }]);
  }
});

test('a receipt can be given as a GraphQL response, and with its fields in any order', async () => {
  const backwards = Object.fromEntries(Object.entries(receipt).toReversed());
  for (const form of [whole, backwards, `\n${JSON.stringify(receipt, null, 2)}\n`]) {
    expect(await verify(await given(form), '--keys', keys)).toEqual(genuine);
  }
});

test('the keys can be given as a URL', async () => {
  const file = await given(receipt);
  expect(await verify(file, '--keys', at(address))).toEqual(genuine);
  for (const wrong of [at('/nothing'), at('/moved'), 'http://127.0.0.1:1/']) {
    await expect(verify(file, '--keys', wrong)).rejects.toThrow(`Cannot read ${wrong}.`);
  }
});

test('a key set can contain other key types, earlier keys and keys without an id', async () => {
  const { kty, crv, x } = keySet.keys[0];
  const others = [{ kty: 'EC', crv: 'P-256', x, y: x }, { ...keySet.keys[0], x: undefined }, 'no key'];
  const [earlier] = createSigner('earlier').published.keys;
  const file = await given(receipt);
  const mixed = await given({ keys: [...others, earlier, { kty, crv, x }] });
  expect(await verify(file, '--keys', mixed)).toEqual(genuine);
  const underItsId = await given({ keys: [{ ...earlier, kid: receipt.publicKeyId }] });
  await expect(verify(file, '--keys', underItsId)).rejects.toMatchObject({ details: { resource: 'key' } });
});

const apart = 'The signature does not match the receipt: one of them was changed.';
test.each<[string, unknown, object]>([
  ['another provider', { ...receipt, provider: 'smtp' }, { code: 'validation_failed', message: apart }],
  ['a removed message id', { ...receipt, providerMessageId: null }, { code: 'validation_failed', message: apart }],
  ['another signature', { ...receipt, signature: 'A'.repeat(86) }, { code: 'validation_failed', message: apart }],
  [
    'an unknown key',
    { ...receipt, publicKeyId: 'A'.repeat(43) },
    { code: 'not_found', message: `The key file does not contain the key ${'A'.repeat(43)}.` },
  ],
  ['a malformed field', { ...receipt, approvedAt: 'today' }, { details: { fields: [{ path: '/approvedAt' }] } }],
  [
    'a missing field',
    { ...receipt, provider: undefined },
    { details: { fields: [{ path: '/provider', code: 'required' }] } },
  ],
  [
    'an additional field',
    { ...receipt, price: '1' },
    { details: { fields: [{ path: '/price', code: 'unknown_field' }] } },
  ],
  ['a malformed string', { ...receipt, provider: '\ud800' }, { details: { fields: [{ path: '/provider' }] } }],
  [
    'a malformed field in a response',
    { data: { deliveryReceipt: { ...receipt, signature: `${signature}=` } } },
    { details: { fields: [{ path: '/data/deliveryReceipt/signature' }] } },
  ],
  ['a GraphQL error', { data: null, errors: [] }, { code: 'validation_failed' }],
  ['a list', [receipt], { code: 'validation_failed' }],
  ['malformed JSON', 'receipt', { code: 'invalid_json' }],
])('a receipt with %s is rejected', async (_, content, error) => {
  await expect(verify(await given(content), '--keys', keys)).rejects.toMatchObject(error);
});

test('a file that cannot be read is reported by name', async () => {
  const [file, none] = [await given(receipt), join(folder, 'none.json')];
  await expect(verify(none, '--keys', keys)).rejects.toThrow(`Cannot read ${none}.`);
  await expect(verify(folder, '--keys', keys)).rejects.toThrow(`Cannot read ${folder}.`);
  await expect(verify(file, '--keys', none)).rejects.toThrow(`Cannot read ${none}.`);
  await expect(verify(file, '--keys', file)).rejects.toThrow(`Invalid file ${file}. One field is not valid.`);
});
