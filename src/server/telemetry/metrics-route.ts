import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { isLoopback } from '#http/session-cookie.ts';
import { hashSecret } from '#kernel/hash.ts';
import type { Backlog } from '#modules/platform/health/backlog.queries.ts';
import type { Config } from '../settings/config.ts';
import { isLoopbackHost, resolvePublicUrl } from '../settings/public-url.ts';
import type { Metrics } from './metrics.ts';

export type BacklogReader = () => Promise<Backlog[]>;
export type MetricsAccess = { token: string | null };

/** Null where `/metrics` is not served on the main port: everybody who reaches the service could read it. */
export function resolveMainPortMetrics(config: Config): MetricsAccess | null {
  const { METRICS, METRICS_PORT, METRICS_TOKEN: token = null, HOST } = config;
  if (METRICS === 'off' || METRICS_PORT !== undefined) return null;
  const isPrivate = isLoopbackHost(HOST) && isLoopback(resolvePublicUrl(config)) && !config.TRUST_PROXY;
  return token || isPrivate ? { token } : null;
}

const reuseMs = 5000;

/** Reads the backlog at most every 5 seconds, however many collectors ask. */
export function createBacklogRefresh({ setBacklog }: Metrics, read: BacklogReader): () => Promise<void> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading = Promise.resolve();
  return () => {
    if (performance.now() - readAt > reuseMs) {
      readAt = performance.now();
      reading = read().then(setBacklog, () => setBacklog(null));
    }
    return reading;
  };
}

export function createMetricsRoute(metrics: Metrics, read: BacklogReader, { token }: MetricsAccess): Hono {
  const { registry } = metrics;
  const expected = token === null ? null : hashSecret(`Bearer ${token}`);
  const refresh = createBacklogRefresh(metrics, read);

  return new Hono().get('/metrics', async (c) => {
    const given = c.req.header('authorization') ?? '';
    if (expected && !timingSafeEqual(hashSecret(given), expected)) {
      return new Response('METRICS_TOKEN is required as bearer token.\n', {
        status: 401,
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    await refresh();
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return new Response(await registry.metrics(), { headers });
  });
}
