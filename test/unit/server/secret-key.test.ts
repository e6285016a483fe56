import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/settings/config.ts';
import { loadSecretKey } from '#server/settings/secret-key.ts';

let home = '';
let folder = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'gateway-secret-'));
  folder = join(home, 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));
const load = (env: Record<string, string> = {}) => loadSecretKey(readConfig({ DATA_DIR: folder, ...env }));

test('the first start creates a key that only its owner can read, and all starts use it', async () => {
  const keys = await Promise.all([load(), load(), load()]);
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await load()).toEqual(keys[0]);
  const path = join(folder, 'secret.key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toEqual(keys[0]);
});

test('SECRET_KEY is used instead of the file', async () => {
  const key = Buffer.alloc(40, 7);
  expect(await load({ SECRET_KEY: key.toString('base64') })).toEqual(key);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test.each(['short', Buffer.alloc(31).toString('base64'), '*'.repeat(44)])(
  'SECRET_KEY %s prevents the start',
  (SECRET_KEY) => {
    const read = () => readConfig({ SECRET_KEY });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('Invalid SECRET_KEY: must be the base64 of at least 32 random bytes.');
  },
);

test('a file that others can read, or that holds no key, prevents the start', async () => {
  await load();
  const path = join(folder, 'secret.key');
  await chmod(path, 0o644);
  await expect(load()).rejects.toThrow(/can be read by other users. Run: chmod 600/);
  await chmod(path, 0o600);
  await writeFile(path, 'lost');
  await expect(load()).rejects.toThrow(/does not hold the base64 of at least 32 bytes/);
});

test('a folder that cannot be used prevents the start with one line that says what to do', async () => {
  await writeFile(folder, 'a file');
  await expect(load()).rejects.toThrow(/Cannot read or create .*secret\.key .*set SECRET_KEY/);
});
