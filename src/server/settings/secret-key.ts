import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readErrorCode } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { type Config, ConfigError, SecretKey } from './config.ts';

const fileName = 'secret.key';

/** SECRET_KEY, or the key of a file in DATA_DIR, which the first start creates. All instances of a database need the same. */
export async function loadSecretKey({
  SECRET_KEY,
  DATA_DIR,
}: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Buffer> {
  if (SECRET_KEY) return SECRET_KEY;
  const path = join(DATA_DIR, fileName);
  try {
    return await readKey(path).catch(async (error: unknown) => {
      if (readErrorCode(error) !== 'ENOENT') throw error;
      await createKey(DATA_DIR, path);
      return readKey(path);
    });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `Cannot read or create ${path} (${readErrorCode(error)}). Repair DATA_DIR, or set SECRET_KEY.`,
    );
  }
}

async function readKey(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8');
  // Windows has no such modes.
  if (process.platform !== 'win32' && (await stat(path)).mode & 0o077) {
    throw new ConfigError(`${path} can be read by other users. Run: chmod 600 ${path}`);
  }
  const { success, data } = SecretKey.safeParse(text.trim());
  if (success) return data;
  throw new ConfigError(
    `${path} does not hold the base64 of at least 32 bytes. Restore it from a backup, or set SECRET_KEY.`,
  );
}

/** Complete when it appears. If several instances start at once, the first one wins. */
async function createKey(folder: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${newId()}`;
  try {
    const text = `${randomBytes(32).toString('base64')}\n`;
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx', flush: true });
    await link(unfinished, path).catch((error: unknown) => {
      if (readErrorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}
