import { createHmac } from 'node:crypto';
import { sha256 } from '#kernel/hash.ts';

export type Asked = { method: string; url: string; headers: Record<string, string>; body: Uint8Array };
export type Credential = { accessKeyId: string; secretAccessKey: string; region: string };
export type Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'BadDigest';

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const skewMs = 15 * 60_000;

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * What S3 would refuse a request for, or null: AWS Signature Version 4, as Amazon describes it, and the signed hash of the body.
 * Written from the description alone, so that it shares no mistake with who signs.
 */
export function refusalOf({ method, url, headers, body }: Asked, credential: Credential, now: Date): Refusal | null {
  const [, id, day, region, names, signature] = form.exec(headers['authorization'] ?? '') ?? [];
  const time = headers['x-amz-date'] ?? '';
  const payload = headers['x-amz-content-sha256'] ?? '';
  if (!id || !names || !time.startsWith(day!)) return 'AccessDenied';
  if (id !== credential.accessKeyId) return 'InvalidAccessKeyId';
  const at = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now.getTime() - at) <= skewMs)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';

  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map(([key, value]) => `${encoded(key)}=${encoded(value)}`).sort();
  const request = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = [day!, region!, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(request)].join('\n');
  const keyed = (key: string | Buffer, part: string) => createHmac('sha256', key).update(part).digest();
  const key = scope.reduce<string | Buffer>(keyed, `AWS4${credential.secretAccessKey}`);
  if (region !== credential.region || keyed(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return payload === sha256(body) ? null : 'BadDigest';
}
