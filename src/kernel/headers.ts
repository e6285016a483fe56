import type { Context } from './context.ts';

const apiVersion = '1.1.3';

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
