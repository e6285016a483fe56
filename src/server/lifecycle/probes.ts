import { Hono } from 'hono';
import { jsonHeaders } from '#http/headers.ts';
import type { Readiness } from '#modules/platform/health/readiness.service.ts';

const respond = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, 'Cache-Control': 'no-store' } });

export function createProbes(readiness: Pick<Readiness, 'findReasons'>): Hono {
  const probes = new Hono();
  probes.get('/livez', () => respond({ status: 'live' }));
  probes.get('/readyz', async () => {
    const reasons = await readiness.findReasons();
    return reasons.length ? respond({ status: 'unready', reasons }, 503) : respond({ status: 'ready' });
  });
  return probes;
}
