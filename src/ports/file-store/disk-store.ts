import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '#kernel/ids.ts';
import { type FileKey, type FilePlace, type FileStore, readChunks, withErrorReporting } from './file-store.ts';

type Options = { folder: string; onError: (error: unknown) => void };

export function createDiskStore({ folder, onError }: Options): FileStore {
  const resolveFolder = ({ owner, transferId }: FilePlace) => join(folder, owner, transferId);
  const resolvePath = (key: FileKey) => join(resolveFolder(key), key.sha256);
  const has = (key: FileKey) =>
    withErrorReporting(onError, async () => (await nullIfAbsent(access(resolvePath(key)))) !== null);

  return {
    put: (key, bytes) =>
      withErrorReporting(onError, async () => {
        const path = resolvePath(key);
        await mkdir(resolveFolder(key), { recursive: true, mode: 0o700 });
        const unfinished = `${path}.${newId()}`;
        try {
          await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
          await rename(unfinished, path);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
        const place = resolveFolder(key);
        for (const changed of [place, dirname(place), folder]) await flushFolder(changed);
      }),
    open: async (key, range = null) =>
      (await has(key)) ? readChunks(onError, key, range, () => createReadStream(resolvePath(key), range ?? {})) : null,
    has,
    remove: (place) => withErrorReporting(onError, () => rm(resolveFolder(place), { recursive: true, force: true })),
  };
}

/** A rename is durable only after its folder is synced. Windows needs no sync and cannot open folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const nullIfAbsent = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
