import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { createDiskStore } from '#ports/file-store/disk-store.ts';
import type { FileKey, FileStore } from '#ports/file-store/file-store.ts';
import { createS3Store } from '#ports/file-store/s3-store.ts';
import { type FaultName, startS3 } from '../../stand-ins/s3.ts';
import { readStored } from './client.ts';

const credential = { accessKeyId: 'an-id', secretAccessKey: 'a secret / with signs+', region: 'eu-north-1' };
const s3 = await startS3(credential);
const folder = await mkdtemp(join(tmpdir(), 'gateway-store-'));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const failures: unknown[] = [];
const onError = (error: unknown) => void failures.push(error);
beforeEach(() => {
  failures.length = s3.asked.length = 0;
});
const bucket = { endpoint: `${s3.url}/`, bucket: s3.bucket, timeoutMs: 10_000, onError };
const [disk, remote] = [createDiskStore({ folder, onError }), createS3Store({ ...bucket, ...credential })];
const impatient = createS3Store({ ...bucket, ...credential, timeoutMs: 200 });
const stores: [string, FileStore][] = [
  ['a folder', disk],
  ['a bucket', remote],
];

const createKey = (bytes: Uint8Array, more: Partial<FileKey> = {}): FileKey => ({
  owner: newId(),
  transferId: newId(),
  sha256: sha256(bytes),
  ...more,
});
const unavailable = { status: 503, code: 'service_unavailable', details: { retryAfterSeconds: 5 } };

describe.each(stores)('%s', (_, store) => {
  test.each([
    ['one byte', Buffer.from([0])],
    ['all bytes', Buffer.from(Array.from({ length: 256 }, (_, i) => i))],
    ['8 MiB', Buffer.alloc(8 * 2 ** 20, 'x')],
    ['part of a larger buffer', Buffer.from('before and after').subarray(3, 8)],
  ])('returns the stored content: %s', async (_, bytes) => {
    const key = createKey(bytes);
    expect([await store.has(key), await readStored(store, key)]).toEqual([false, null]);
    await store.put(key, bytes);
    expect(await store.has(key)).toBe(true);
    expect(Buffer.compare((await readStored(store, key))!, bytes)).toBe(0);
    await store.put(key, bytes);
    expect(Buffer.compare((await readStored(store, key))!, bytes)).toBe(0);
  });

  test('returns a range of the stored content', async () => {
    const bytes = Buffer.from('0123456789');
    const key = createKey(bytes);
    await store.put(key, bytes);
    expect((await readStored(store, key, { start: 3, end: 5 }))?.toString()).toBe('345');
    expect((await readStored(store, key, { start: 9, end: 9 }))?.toString()).toBe('9');
  });

  test('identifies a file by owner, transfer and hash', async () => {
    const bytes = Buffer.from('mine');
    const key = createKey(bytes);
    await store.put(key, bytes);
    const others = [{ owner: newId() }, { transferId: newId() }, { sha256: sha256('yours') }];
    for (const other of others) expect(await store.has({ ...key, ...other })).toBe(false);
  });

  test('deletes the content of one location only', async () => {
    const [one, two] = [Buffer.from('one'), Buffer.from('two')];
    const first = createKey(one);
    const second = { ...first, sha256: sha256(two) };
    const elsewhere = { ...first, transferId: newId() };
    await Promise.all([store.put(first, one), store.put(second, two), store.put(elsewhere, one)]);
    for (let i = 0; i < 2; i++) await store.remove(first, [first.sha256, second.sha256]);
    expect(await Promise.all([first, second, elsewhere].map(store.has))).toEqual([false, false, true]);
  });

  test('accepts ten concurrent writes of the same file', async () => {
    const bytes = Buffer.alloc(100_000, 'x');
    const key = createKey(bytes);
    await Promise.all(Array.from({ length: 10 }, () => store.put(key, bytes)));
    expect(Buffer.compare((await readStored(store, key))!, bytes)).toBe(0);
  });
});

describe('a folder', () => {
  test('contains complete files only, readable by the service alone', async () => {
    const bytes = Buffer.from('whole');
    const key = createKey(bytes);
    await disk.put(key, bytes);
    const place = join(folder, key.owner, key.transferId);
    expect(await readdir(place)).toEqual([key.sha256]);
    expect((await stat(join(place, key.sha256))).mode & 0o777).toBe(0o600);
    expect((await stat(place)).mode & 0o777).toBe(0o700);
  });

  test('that is not writable is unavailable and keeps no partial file', async () => {
    const bytes = Buffer.from('x');
    const key = createKey(bytes);
    const place = join(folder, key.owner, key.transferId);
    // A folder occupies the path of the file.
    await mkdir(join(place, key.sha256), { recursive: true });
    await expect(disk.put(key, bytes)).rejects.toMatchObject(unavailable);
    expect(await readdir(place)).toEqual([key.sha256]);
    await expect(readStored(disk, key)).rejects.toMatchObject(unavailable);
    await writeFile(join(folder, 'in the way'), '');
    await expect(disk.put({ ...key, owner: 'in the way' }, bytes)).rejects.toMatchObject(unavailable);
    expect(failures).toHaveLength(3);
  });

  test('does not return content that was modified on disk', async () => {
    const bytes = Buffer.from('as it was');
    const key = createKey(bytes);
    await disk.put(key, bytes);
    await writeFile(join(folder, key.owner, key.transferId, key.sha256), 'as it is now');
    await expect(readStored(disk, key)).rejects.toMatchObject(unavailable);
  });
});

describe('a bucket', () => {
  const bytes = Buffer.from('content');

  test('receives signed requests with path-style addressing', async () => {
    const key = createKey(bytes);
    await remote.put(key, bytes);
    await readStored(remote, key);
    await remote.has(key);
    await remote.remove(key, [key.sha256]);
    const path = `/files/${key.owner}/${key.transferId}/${key.sha256}`;
    expect(s3.asked).toEqual(
      ['PUT', 'HEAD', 'GET', 'HEAD', 'DELETE'].map((method) => ({ method, path, refused: null })),
    );
  });

  test.each([
    ['id', { accessKeyId: 'another' }, 'InvalidAccessKeyId'],
    ['secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    ['region', { region: 'us-east-1' }, 'SignatureDoesNotMatch'],
  ])('with a wrong %s is unavailable', async (_, wrong, refused) => {
    const unauthorized = createS3Store({ ...bucket, ...credential, ...wrong });
    const key = createKey(bytes);
    await expect(unauthorized.put(key, bytes)).rejects.toMatchObject(unavailable);
    await expect(unauthorized.has(key), 'a refusal does not mean that the file is absent').rejects.toMatchObject(
      unavailable,
    );
    expect(s3.asked.map(({ refused }) => refused)).toEqual([refused, refused]);
    expect(await remote.has(key)).toBe(false);
  });

  test('rejects content that does not match its hash', async () => {
    const key = createKey(bytes);
    await expect(remote.put(key, Buffer.from('others'))).rejects.toMatchObject(unavailable);
    expect(s3.asked).toMatchObject([{ refused: 'BadDigest' }]);
    expect(await remote.has(key)).toBe(false);
  });

  test.each<[FaultName, boolean]>([
    ['down', false],
    ['down_after', true],
    ['error', false],
    ['denied', false],
    ['no_bucket', false],
    ['redirect', false],
    ['dropped', false],
    ['dropped_after', true],
    ['hang', false],
  ])('is unavailable during the fault %s, and a retry succeeds', async (fault, isKept) => {
    const key = createKey(bytes);
    s3.next(fault);
    const asked = fault === 'hang' ? impatient : remote;
    await expect(asked.put(key, bytes)).rejects.toMatchObject(unavailable);
    expect(await remote.has(key)).toBe(isKept);
    expect(failures).toHaveLength(1);
    expect(JSON.stringify([failures, String(failures)])).not.toMatch(/secret|signs/);
    await remote.put(key, bytes);
    expect(Buffer.compare((await readStored(remote, key))!, bytes)).toBe(0);
  });

  test.each<FaultName>(['slow', 'wrong_etag'])('with the fault %s has stored the file', async (fault) => {
    const key = createKey(bytes);
    s3.next(fault);
    await remote.put(key, bytes);
    expect(await remote.has(key)).toBe(true);
  });

  test.each<FaultName>(['truncated', 'corrupt', 'down', 'dropped'])(
    'returns no content from a response that is %s',
    async (fault) => {
      const key = createKey(bytes);
      await remote.put(key, bytes);
      s3.next('ok', fault);
      await expect(readStored(remote, key)).rejects.toMatchObject(unavailable);
    },
  );

  test('that does not exist is unavailable', async () => {
    const nowhere = createS3Store({ ...bucket, ...credential, endpoint: 'http://127.0.0.1:1' });
    const key = createKey(bytes);
    const asks = [
      () => nowhere.put(key, bytes),
      () => readStored(nowhere, key),
      () => nowhere.has(key),
      () => nowhere.remove(key, [key.sha256]),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject(unavailable);
  });
});
