import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { sha256 } from '#kernel/hash.ts';

export const apiVersion = '1.1.3';

export const fixedHeaders = {
  'X-Api-Version': apiVersion,
  'Cache-Control': 'no-store',
  Vary: 'Origin, Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
};

export function buildHeaders({ requestId, viewer }: Pick<Context, 'requestId' | 'viewer'>): Record<string, string> {
  const headers = { 'X-Request-Id': requestId, ...fixedHeaders };
  if (!viewer) return headers;
  const { limits, limit, remaining, resetSeconds } = viewer.quota;
  return {
    ...headers,
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
    'RateLimit-Policy': `${limits.requestsPerMinute};w=60, ${limits.requestsPerDay};w=86400`,
  };
}

/** A small compressed body could expand beyond the size limit. */
export function assertNotEncoded(contentEncoding: string | null | undefined): void {
  if (!contentEncoding || contentEncoding.trim().toLowerCase() === 'identity') return;
  throw new DomainError('unsupported_media_type', 'Send the body without Content-Encoding.', {
    header: 'content-encoding',
    accepted: ['identity'],
  });
}

export const publicCaching = 'public, max-age=300';

export const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8' };

export const computeEtag = (content: string): string => `"${sha256(content).slice(0, 32)}"`;

/**
 * The ETag for a 304, or null. Compares weakly, as RFC 9110 requires for If-None-Match, and knows the tags of compressed
 * representations.
 */
export function findMatchingEtag(etag: string, given: string | undefined): string | null {
  if (!given) return null;
  const known = new Set([etag, ...['br', 'gzip'].map((coding) => etag.replace(/"$/, `-${coding}"`))]);
  for (const item of given.split(',')) {
    const tag = item.trim().replace(/^W\//, '');
    if (tag === '*') return etag;
    if (known.has(tag)) return tag;
  }
  return null;
}
