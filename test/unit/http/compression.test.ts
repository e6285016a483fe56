import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTextResponse, minCompressedBytes, selectCoding } from '#http/compression.ts';
import { computeEtag, findMatchingEtag } from '#http/headers.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=1.0 , gzip ; q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=0.5', 'br-or-gzip'],
  ['identity;q=0', null],
  ['gzip;q=2', null],
  ['gzip;q=', null],
  ['gzip;q=much', null],
  ['gzip;level=9;q=0.1', 'gzip'],
  [`${'a,'.repeat(8000)}gzip`, 'gzip'],
])('Accept-Encoding %j selects %j', (accepted, expected) => {
  expect(selectCoding(accepted)).toBe(expected === 'br-or-gzip' ? 'gzip' : expected);
});

const both = { accepted: 'br, gzip', holdsSecret: false };
const respond = async (text: string, request: Parameters<typeof createTextResponse>[2], headers = {}) =>
  createTextResponse(text, { status: 200, headers: { 'Content-Type': 'text/plain', ...headers } }, request);

test.each([
  ['a'.repeat(minCompressedBytes - 1), null],
  ['a'.repeat(minCompressedBytes), 'br'],
  ['字'.repeat(Math.ceil(minCompressedBytes / 3)), 'br'],
  ['字'.repeat(Math.floor((minCompressedBytes - 1) / 3)), null],
])('only texts of more than 1 KiB are compressed', async (text, coding) => {
  const response = await respond(text, both);
  expect(response.headers.get('content-encoding')).toBe(coding);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect((coding ? brotliDecompressSync(bytes) : bytes).toString()).toBe(text);
});

test.each([16_383, 16_384, 524_288, 524_289, 1_100_000])('a text of %i characters arrives whole', async (length) => {
  const text = '壳'.repeat(length);
  expect(await (await respond(text, { ...both, accepted: null })).text()).toBe(text);
  const compressed = await respond(text, both);
  expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(text);
});

test('half of a surrogate pair in a long text is replaced, as in a short one', async () => {
  for (const length of [10, 20_000])
    expect(await (await respond(`${'壳'.repeat(length)}\ud800`, { ...both, accepted: null })).text()).toBe(
      `${'壳'.repeat(length)}\ufffd`,
    );
});

test('an answer that holds a secret is not compressed', async () => {
  const response = await respond('a'.repeat(5000), { ...both, holdsSecret: true });
  expect([response.headers.get('content-encoding'), (await response.text()).length]).toEqual([null, 5000]);
});

test('each representation has a strong ETag of its own, and all are recognised', async () => {
  const text = 'a'.repeat(5000);
  const etag = computeEtag(text);
  const tags: string[] = [];
  for (const accepted of ['identity', 'br', 'gzip']) {
    const { headers } = await respond(text, { ...both, accepted }, { ETag: etag });
    tags.push(headers.get('etag')!);
  }
  expect(tags).toEqual([etag, etag.replace(/"$/, '-br"'), etag.replace(/"$/, '-gzip"')]);
  for (const tag of tags) expect(findMatchingEtag(etag, `"other", W/${tag}`)).toBe(tag);
  expect(findMatchingEtag(etag, '*')).toBe(etag);
  for (const other of ['', '"other"', etag.replace(/"$/, '-zstd"')]) expect(findMatchingEtag(etag, other)).toBeNull();
});

test('gzip is read by others', async () => {
  const response = await respond('text '.repeat(1000), { ...both, accepted: 'gzip' });
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('text '.repeat(1000));
});
