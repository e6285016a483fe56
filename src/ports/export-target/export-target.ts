import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readErrorCode } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { createS3Client, type S3Options } from '../s3.ts';

/** Where scheduled exports are written. Paths have forward slashes and are relative. */
export type ExportTarget = {
  /** Null if absent. */
  read(path: string): Promise<string | null>;
  /** Complete when it appears. */
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
};

export const createFolderTarget = (folder: string): ExportTarget => ({
  read: (path) =>
    readFile(join(folder, path), 'utf8').catch((error: unknown) => {
      if (readErrorCode(error) === 'ENOENT') return null;
      throw error;
    }),
  async write(path, bytes) {
    const file = join(folder, path);
    const unfinished = `${file}.${newId()}.partial`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  },
});

export function createS3Target({ prefix, timeoutMs, ...options }: S3Options & { prefix: string; timeoutMs: number }) {
  const send = createS3Client(options);
  const place = (path: string) => [prefix, path].filter(Boolean).join('/');
  const target: ExportTarget = {
    read: async (path) => {
      const response = await send('GET', place(path), { signal: AbortSignal.timeout(timeoutMs) });
      return response ? response.text() : null;
    },
    write: async (path, body) => {
      const response = await send('PUT', place(path), { body, signal: AbortSignal.timeout(timeoutMs) });
      await response?.arrayBuffer();
    },
  };
  return target;
}
