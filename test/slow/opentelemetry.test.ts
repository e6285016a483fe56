import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { copyDatabase } from '../harness.ts';
import { readJson } from '../json.ts';
import { openPrograms, settingsOf } from '../program.ts';
import { type SpanRecord, startCollector } from '../stand-ins/collector.ts';

const programs = openPrograms({ ...settingsOf(await copyDatabase()), AUTO_MIGRATE: 'off', DEMO_DATA: 'off' });

type Calls = (url: string, collector: Awaited<ReturnType<typeof startCollector>>) => Promise<unknown>;

/** A gateway that exports to a collector of its own, whose database answered these calls before it stopped. */
async function exported(env: Record<string, string>, calls: Calls) {
  const collector = await startCollector();
  const gateway = await programs.start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    LOG_LEVEL: 'info',
    ...env,
  });
  await calls(gateway.url, collector);
  gateway.child.kill('SIGTERM');
  const { code, out } = await gateway.ended;
  expect(code).toBe(0);
  return { ...collector, log: out };
}

const given = () => {
  const traceId = randomBytes(16).toString('hex');
  return { traceId, headers: { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` } };
};
const findRequest = (spans: SpanRecord[], name: string) => spans.find((span) => span.kind === 2 && span.name === name);
const createKey = async (url: string, headers: Record<string, string> = {}) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"label":"seen"}',
  };
  return readJson(await fetch(`${url}/api/v1/keys`, init));
};

test('a request is one trace: operation, status and statements, with the trace of an unknown caller linked, not continued', async () => {
  const caller = given();
  let secret = '';
  const { spans, resources, metrics, received, log } = await exported({}, async (url, collector) => {
    secret = (await createKey(url, caller.headers)).secret;
    await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${secret}` } });
    await expect.poll(() => collector.metrics.has('gateway_requests_total')).toBe(true);
  });
  const request = findRequest(spans, 'POST CreateKey');
  expect(request).toMatchObject({
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 201, 'gateway.operation': 'CreateKey' },
    links: [{ traceId: caller.traceId }],
  });
  expect(request?.traceId).not.toBe(caller.traceId);
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(children.map(({ name }) => name)).toContain('database statement');
  expect(log).toContain(`"traceId":"${request?.traceId}"`);
  expect(resources[0]?.attributes).toMatchObject({ 'service.name': 'sourcing-gateway', 'service.version': '1.1.3' });
  expect(metrics.get('gateway_requests_total')?.sum?.dataPoints.length).toBeGreaterThan(0);
  expect(metrics.get('gateway_database_up')?.gauge?.dataPoints).toMatchObject([{ asDouble: 1 }]);
  expect(metrics.get('gateway_request_duration_seconds')?.histogram?.dataPoints.length).toBeGreaterThan(0);
  const texts = received.map(({ text }) => text).join('');
  expect(secret).toMatch(/^ssd_sbx_/);
  expect(texts).not.toContain(secret);
  expect(texts).not.toContain('seen');
});
test('behind a trusted proxy the trace of the caller is continued; protobuf is the default', async () => {
  const caller = given();
  const behind = { TRUST_PROXY: 'true' };
  const { spans } = await exported(behind, (url) =>
    createKey(url, { ...caller.headers, 'x-forwarded-for': '192.0.2.1' }),
  );
  expect(findRequest(spans, 'POST CreateKey')?.traceId).toBe(caller.traceId);
  const { received } = await exported({ OTEL_EXPORTER_OTLP_PROTOCOL: '' }, (url) => fetch(`${url}/api/v1/lifecycle`));
  expect(new Set(received.map(({ type }) => type))).toEqual(new Set(['application/x-protobuf']));
});

test('without a collector nothing is exported, and a collector that is gone delays no stop', async () => {
  const { received } = await exported({ OTEL_SDK_DISABLED: 'true' }, (url) => createKey(url));
  expect(received).toEqual([]);
  const startedAt = performance.now();
  const gateway = await programs.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  await createKey(gateway.url);
  gateway.child.kill('SIGTERM');
  expect((await gateway.ended).code).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
