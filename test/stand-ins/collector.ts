import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { z } from 'zod';

const Value = z
  .object({ stringValue: z.string() })
  .or(z.object({ intValue: z.number() }))
  .or(z.looseObject({}));
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((given) => Object.fromEntries(given.map(({ key, value }) => [key, Object.values(value)[0]])));
const Resource = z.object({ attributes: Attributes });
const SpanRecord = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: Attributes,
  links: z.array(z.object({ traceId: z.string() })).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
});
const Point = z.looseObject({ attributes: Attributes });
const Points = z.object({ dataPoints: z.array(Point) });
const Metric = z.object({
  name: z.string(),
  sum: Points.optional(),
  gauge: Points.optional(),
  histogram: Points.optional(),
});
const Traces = z.object({
  resourceSpans: z.array(
    z.object({ resource: Resource, scopeSpans: z.array(z.object({ spans: z.array(SpanRecord) })) }),
  ),
});
const Metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })) })),
});
export type SpanRecord = z.output<typeof SpanRecord>;

/** A collector that accepts OTLP over HTTP, and reads what is sent as JSON. */
export async function startCollector() {
  const spans: SpanRecord[] = [];
  const resources: z.output<typeof Resource>[] = [];
  const metrics = new Map<string, z.output<typeof Metric>>();
  const received: { path: string; type: string; bytes: number; text: string }[] = [];
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    const type = request.headers['content-type'] ?? '';
    received.push({ path: request.url ?? '', type, bytes: body.length, text: body.toString() });
    if (type === 'application/json' && request.url === '/v1/traces') {
      for (const { resource, scopeSpans } of Traces.parse(JSON.parse(body.toString())).resourceSpans) {
        resources.push(resource);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    }
    if (type === 'application/json' && request.url === '/v1/metrics') {
      for (const { scopeMetrics } of Metrics.parse(JSON.parse(body.toString())).resourceMetrics)
        for (const metric of scopeMetrics.flatMap((scope) => scope.metrics)) metrics.set(metric.name, metric);
    }
    reply.writeHead(200, { 'content-type': type }).end(type === 'application/json' ? '{}' : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, resources, metrics, received };
}
