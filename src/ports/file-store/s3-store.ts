import { AwsV4Signer } from 'aws4fetch';
import type { ByteRange } from '#http/byte-range.ts';
import { sha256 as hashOf } from '#kernel/hash.ts';
import { type FileKey, type FileStore, readChunks, withErrorReporting } from './file-store.ts';

type Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
  onError: (error: unknown) => void;
};

export function createS3Store({ endpoint, bucket, timeoutMs, onError, ...credential }: Options): FileStore {
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`;

  type Request = { body?: Uint8Array<ArrayBuffer>; range?: ByteRange | null; signal: AbortSignal };

  /**
   * The body hash is signed, so the store refuses changed or truncated bodies. The ETag is not a digest in every store
   * and is not checked. Null if the file is absent.
   */
  async function send(
    method: string,
    { owner, transferId, sha256 }: FileKey,
    { body, range, signal }: Request,
  ): Promise<Response | null> {
    const { url, headers } = await new AwsV4Signer({
      ...credential,
      method,
      url: `${root}/${owner}/${transferId}/${sha256}`,
      headers: {
        'x-amz-content-sha256': body ? sha256 : emptyHash,
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
      },
      service: 's3',
    }).sign();
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'error', signal });
    if (range ? response.status === 206 : response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return null;
    throw new Error(`The file store returned ${response.status} for ${method}.`);
  }

  async function request(method: string, key: FileKey, body?: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await send(method, key, { ...(body && { body }), signal });
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
      const response = await withTimeout(send('GET', key, { range, signal: controller.signal }));
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

const emptyHash = hashOf('');
