import type { ByteRange } from '#http/byte-range.ts';
import { createS3Client, type S3Options } from '../s3.ts';
import { type FileKey, type FileStore, readChunks, withErrorReporting } from './file-store.ts';

type Options = S3Options & { timeoutMs: number; onError: (error: unknown) => void };

export function createS3Store({ timeoutMs, onError, ...options }: Options): FileStore {
  const send = createS3Client(options);
  const toPath = ({ owner, transferId, sha256 }: FileKey) => `${owner}/${transferId}/${sha256}`;

  async function request(
    method: 'HEAD' | 'PUT' | 'DELETE',
    key: FileKey,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<boolean> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await send(method, toPath(key), { ...(body && { body, sha256: key.sha256 }), signal });
    await response?.arrayBuffer();
    return response !== null;
  }

  /** The timeout is for each chunk: how fast the caller takes them is not the store's doing. */
  async function* download(key: FileKey, range: ByteRange | null): AsyncGenerator<Uint8Array> {
    const controller = new AbortController();
    const withTimeout = async <T>(work: Promise<T>): Promise<T> => {
      const timer = setTimeout(() => controller.abort(new Error('The file store did not answer.')), timeoutMs);
      return work.finally(() => clearTimeout(timer));
    };
    try {
      const response = await withTimeout(send('GET', toPath(key), { range, signal: controller.signal }));
      const reader = response?.body?.getReader();
      if (!reader) throw new Error('The file store has lost a file.');
      for (;;) {
        const { done, value } = await withTimeout(reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      controller.abort();
    }
  }

  const has = (key: FileKey) => withErrorReporting(onError, () => request('HEAD', key));

  return {
    put: (key, bytes) => withErrorReporting(onError, async () => void (await request('PUT', key, bytes))),
    open: async (key, range = null) =>
      (await has(key)) ? readChunks(onError, key, range, () => download(key, range)) : null,
    has,
    remove: (place, sha256s) =>
      withErrorReporting(onError, async () => {
        for (const sha256 of sha256s) await request('DELETE', { ...place, sha256 });
      }),
  };
}
