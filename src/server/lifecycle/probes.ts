import { Hono } from 'hono';
import { json } from '#http/headers.ts';
import type { Readiness } from '#modules/platform/health/readiness.service.ts';

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { ...json, 'Cache-Control': 'no-store' } });

/** What an orchestrator and a reverse proxy ask: without credentials, without limits, and not in the log. */
export function createProbes(readiness: Pick<Readiness, 'findReasons'>): Hono {
  const probes = new Hono();
  probes.get('/livez', () => answer({ status: 'live' }));
  probes.get('/readyz', async () => {
    const reasons = await readiness.findReasons();
    return reasons.length ? answer({ status: 'unready', reasons }, 503) : answer({ status: 'ready' });
  });
  return probes;
}
