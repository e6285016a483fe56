import type { Context } from './context.ts';
import { sha256 } from './digest.ts';

/** Of the contract. */
export const apiVersion = '1.1.3';

/** On every answer of either door; the pages of people have headers of their own. */
export function headersFor({
  requestId,
  viewer,
  settings,
}: Pick<Context, 'requestId' | 'viewer' | 'settings'>): Record<string, string> {
  const headers = {
    'X-Request-Id': requestId,
    'X-Api-Version': apiVersion,
    'Cache-Control': 'no-store',
    Vary: 'Origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
  };
  if (viewer?.kind !== 'key') return headers;
  const { limit, remaining, resetSeconds } = viewer.quota;
  return {
    ...headers,
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
    'RateLimit-Policy': `${settings.requestsPerMinute};w=60, ${settings.requestsPerDay[viewer.mode]};w=86400`,
  };
}

export const json = { 'Content-Type': 'application/json; charset=utf-8' };

export const etagOf = (content: string): string => `"${sha256(content).slice(0, 32)}"`;

/** Weak comparison, as RFC 9110 asks of If-None-Match. */
export const isKnown = (etag: string, given = ''): boolean =>
  given.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
