import { AwsV4Signer } from 'aws4fetch';
import { sha256 as hashOf } from '#kernel/hash.ts';
import { assertIntact, type FileKey, type FileStore, withErrorReporting } from './file-store.ts';

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

  /**
   * The body hash is signed, so the store refuses changed or truncated bodies. The ETag is not a digest in every store
   * and is not checked.
   */
  async function request(
    method: string,
    { owner, transferId, sha256 }: FileKey,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Buffer | null> {
    const { url, headers } = await new AwsV4Signer({
      ...credential,
      method,
      url: `${root}/${owner}/${transferId}/${sha256}`,
      headers: { 'x-amz-content-sha256': body ? sha256 : emptyHash },
      service: 's3',
    }).sign();
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'error', signal });
    const content = Buffer.from(await response.arrayBuffer());
    if (response.ok) return content;
    if (response.status === 404 && method !== 'PUT') return null;
    throw new Error(`The file store returned ${response.status} for ${method}.`);
  }

  return {
    put: (key, bytes) => withErrorReporting(onError, async () => void (await request('PUT', key, bytes))),
    get: (key) =>
      withErrorReporting(onError, async () => {
        const bytes = await request('GET', key);
        return bytes && assertIntact(bytes, key);
      }),
    has: (key) => withErrorReporting(onError, async () => (await request('HEAD', key)) !== null),
    remove: (place, sha256s) =>
      withErrorReporting(onError, async () => {
        for (const sha256 of sha256s) await request('DELETE', { ...place, sha256 });
      }),
  };
}

const emptyHash = hashOf('');
