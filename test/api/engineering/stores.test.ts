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

const keyOf = (bytes: Uint8Array, more: Partial<FileKey> = {}): FileKey => ({
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
  ])('gives back what it was given: %s', async (_, bytes) => {
    const key = keyOf(bytes);
    expect([await store.has(key), await store.get(key)]).toEqual([false, null]);
    await store.put(key, bytes);
    expect(await store.has(key)).toBe(true);
    expect(Buffer.compare((await store.get(key))!, bytes)).toBe(0);
    await store.put(key, bytes);
    expect(Buffer.compare((await store.get(key))!, bytes)).toBe(0);
  });

  test('knows a file by owner, transfer and hash together', async () => {
    const bytes = Buffer.from('mine');
    const key = keyOf(bytes);
    await store.put(key, bytes);
    const others = [{ owner: newId() }, { transferId: newId() }, { sha256: sha256('yours') }];
    for (const other of others) expect(await store.has({ ...key, ...other })).toBe(false);
  });

  test('removes what lies in one place and nothing else', async () => {
    const [one, two] = [Buffer.from('one'), Buffer.from('two')];
    const first = keyOf(one);
    const second = { ...first, sha256: sha256(two) };
    const elsewhere = { ...first, transferId: newId() };
    await Promise.all([store.put(first, one), store.put(second, two), store.put(elsewhere, one)]);
    for (let i = 0; i < 2; i++) await store.remove(first, [first.sha256, second.sha256]);
    expect(await Promise.all([first, second, elsewhere].map(store.has))).toEqual([false, false, true]);
  });

  test('takes the same file from ten at once', async () => {
    const bytes = Buffer.alloc(100_000, 'x');
    const key = keyOf(bytes);
    await Promise.all(Array.from({ length: 10 }, () => store.put(key, bytes)));
    expect(Buffer.compare((await store.get(key))!, bytes)).toBe(0);
  });
});

describe('a folder', () => {
  test('holds whole files only, for the service alone', async () => {
    const bytes = Buffer.from('whole');
    const key = keyOf(bytes);
    await disk.put(key, bytes);
    const place = join(folder, key.owner, key.transferId);
    expect(await readdir(place)).toEqual([key.sha256]);
    expect((await stat(join(place, key.sha256))).mode & 0o777).toBe(0o600);
    expect((await stat(place)).mode & 0o777).toBe(0o700);
  });

  test('that cannot be written to is unavailable, and nothing half written stays', async () => {
    const bytes = Buffer.from('x');
    const key = keyOf(bytes);
    const place = join(folder, key.owner, key.transferId);
    // Where the file shall lie there is a folder.
    await mkdir(join(place, key.sha256), { recursive: true });
    await expect(disk.put(key, bytes)).rejects.toMatchObject(unavailable);
    expect(await readdir(place)).toEqual([key.sha256]);
    await expect(disk.get(key)).rejects.toMatchObject(unavailable);
    await writeFile(join(folder, 'in the way'), '');
    await expect(disk.put({ ...key, owner: 'in the way' }, bytes)).rejects.toMatchObject(unavailable);
    expect(failures).toHaveLength(3);
  });

  test('does not hand out what somebody has changed there', async () => {
    const bytes = Buffer.from('as it was');
    const key = keyOf(bytes);
    await disk.put(key, bytes);
    await writeFile(join(folder, key.owner, key.transferId, key.sha256), 'as it is now');
    await expect(disk.get(key)).rejects.toMatchObject(unavailable);
  });
});

describe('a bucket', () => {
  const bytes = Buffer.from('content');

  test('is asked with requests that are signed, by the path of the object', async () => {
    const key = keyOf(bytes);
    await remote.put(key, bytes);
    await remote.get(key);
    await remote.has(key);
    await remote.remove(key, [key.sha256]);
    const path = `/files/${key.owner}/${key.transferId}/${key.sha256}`;
    expect(s3.asked).toEqual(['PUT', 'GET', 'HEAD', 'DELETE'].map((method) => ({ method, path, refused: null })));
  });

  test.each([
    ['id', { accessKeyId: 'another' }, 'InvalidAccessKeyId'],
    ['secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    ['region', { region: 'us-east-1' }, 'SignatureDoesNotMatch'],
  ])('lets nobody in with another %s', async (_, wrong, refused) => {
    const stranger = createS3Store({ ...bucket, ...credential, ...wrong });
    const key = keyOf(bytes);
    await expect(stranger.put(key, bytes)).rejects.toMatchObject(unavailable);
    await expect(stranger.has(key), 'a refusal is no absence').rejects.toMatchObject(unavailable);
    expect(s3.asked.map(({ refused }) => refused)).toEqual([refused, refused]);
    expect(await remote.has(key)).toBe(false);
  });

  test('does not take bytes under a hash that is not theirs', async () => {
    const key = keyOf(bytes);
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
  ])('that meets %s says that it is unavailable, and the same again succeeds', async (fault, isKept) => {
    const key = keyOf(bytes);
    s3.next(fault);
    const asked = fault === 'hang' ? impatient : remote;
    await expect(asked.put(key, bytes)).rejects.toMatchObject(unavailable);
    expect(await remote.has(key)).toBe(isKept);
    expect(failures).toHaveLength(1);
    expect(JSON.stringify([failures, String(failures)])).not.toMatch(/secret|signs/);
    await remote.put(key, bytes);
    expect(Buffer.compare((await remote.get(key))!, bytes)).toBe(0);
  });

  test.each<FaultName>(['slow', 'wrong_etag'])('that is only %s has kept the file', async (fault) => {
    const key = keyOf(bytes);
    s3.next(fault);
    await remote.put(key, bytes);
    expect(await remote.has(key)).toBe(true);
  });

  test.each<FaultName>(['truncated', 'corrupt', 'down', 'dropped'])(
    'hands out nothing of an answer that is %s',
    async (fault) => {
      const key = keyOf(bytes);
      await remote.put(key, bytes);
      s3.next(fault);
      await expect(remote.get(key)).rejects.toMatchObject(unavailable);
    },
  );

  test('that is gone altogether is unavailable', async () => {
    const nowhere = createS3Store({ ...bucket, ...credential, endpoint: 'http://127.0.0.1:1' });
    const key = keyOf(bytes);
    const asks = [
      () => nowhere.put(key, bytes),
      () => nowhere.get(key),
      () => nowhere.has(key),
      () => nowhere.remove(key, [key.sha256]),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject(unavailable);
  });
});
