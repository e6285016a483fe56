import { AwsV4Signer } from 'aws4fetch';
import { sha256 as hashOf } from '#kernel/hash.ts';

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type S3Request = {
  signal: AbortSignal;
  body?: Uint8Array<ArrayBuffer> | undefined;
  /** Of the body, where it is known. */
  sha256?: string;
  range?: { start: number; end: number } | null;
};

const emptyHash = hashOf('');

/**
 * Path-style addresses. The body hash is signed, so the store refuses changed or truncated bodies. The ETag is not a digest
 * in every store and is not checked. Null if the object is absent.
 */
export function createS3Client({ endpoint, bucket, ...credential }: S3Options) {
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`;

  return async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    path: string,
    { body, sha256 = body ? hashOf(body) : emptyHash, range, signal }: S3Request,
  ): Promise<Response | null> => {
    const { url, headers } = await new AwsV4Signer({
      ...credential,
      method,
      url: `${root}/${path}`,
      headers: { 'x-amz-content-sha256': sha256, ...(range && { range: `bytes=${range.start}-${range.end}` }) },
      service: 's3',
    }).sign();
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'error', signal });
    if (range ? response.status === 206 : response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return null;
    throw new Error(`The file store returned ${response.status} for ${method}.`);
  };
}
