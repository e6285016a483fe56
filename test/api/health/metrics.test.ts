import { expect, test } from 'vitest';
import { splitPool } from '#db/pool/pool-limits.ts';
import type { Job } from '#kernel/context.ts';
import { startJobs } from '#server/lifecycle/jobs.ts';
import { readConfig } from '#server/settings/config.ts';
import { resolveMainPortMetrics } from '#server/telemetry/metrics-route.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { purge } from '../../purge.ts';

const METRICS_TOKEN = 'a-token-of-the-collector';
const app = await startApp({ METRICS_TOKEN, ...unlimited });
const { metrics } = app;

const scrape = (authorization = `Bearer ${METRICS_TOKEN}`) =>
  app.app.request('/metrics', { headers: { authorization } });

/** The values of a metric by its labels, such as `{job="slow"}`; of a histogram its counts. */
async function read(name: string): Promise<Record<string, number>> {
  const lines = (await metrics.registry.metrics()).split('\n');
  const values = lines.flatMap((line) => {
    const [, metric, labels = '', value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? [];
    return metric === name || metric === `${name}_count` ? [[labels, Number(value)] as const] : [];
  });
  return Object.fromEntries(values);
}
async function readBacklog(): Promise<void> {
  metrics.setBacklog(await app.readBacklog());
}

const runJob = async (name: string, run: () => Promise<void>) => {
  const job: Job = { name, everySeconds: 3600, run };
  await startJobs([job], app.system, metrics).stop();
};
const draft = async () => {
  const me = await app.live();
  const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
  const { id } = deliveries[0];
  return { me, id: id as string };
};
const approve = async () => {
  const { me, id } = await draft();
  const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
  await me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  return id;
};
/** Leaves the mail unsettled. */
const leaveUncertain = async () => {
  app.next.push({ kind: 'unknown', outcome: 'timeout' });
  await approve();
  await readBacklog();
};
const removeOldChanges = async () => {
  await draft();
  await app.asOwner().execute(`update record_change set at = '2026-01-01'`);
  await purge(app.system);
};
type Case = { name: string; labels: string; move: () => Promise<unknown>; from?: () => void };
const cases: Case[] = [
  {
    name: 'gateway_requests_total',
    labels: '{operation="GetMe",status="200"}',
    move: async () => (await app.live()).rest('GET', '/me'),
  },
  {
    name: 'gateway_request_duration_seconds',
    labels: '{operation="graphql"}',
    move: async () => (await app.live()).graph('{ me { key { id } } }'),
  },
  {
    name: 'gateway_graphql_cost_points_total',
    labels: '',
    move: async () => (await app.live()).graph('{ projects(first: 5) { nodes { id } } }'),
  },
  {
    name: 'gateway_job_duration_seconds',
    labels: '{job="works"}',
    move: () => runJob('works', async () => {}),
  },
  {
    name: 'gateway_job_interval_seconds',
    labels: '{job="waits"}',
    move: () => runJob('waits', async () => {}),
  },
  {
    name: 'gateway_job_last_success_timestamp_seconds',
    labels: '{job="succeeds"}',
    move: () => runJob('succeeds', async () => {}),
  },
  {
    name: 'gateway_job_failures_total',
    labels: '{job="fails"}',
    move: () => runJob('fails', () => Promise.reject(new Error('no'))),
  },
  { name: 'gateway_provider_calls_total', labels: '{provider="mail_resend",outcome="accepted"}', move: approve },
  { name: 'gateway_provider_call_duration_seconds', labels: '{provider="mail_resend"}', move: approve },
  { name: 'gateway_backlog', labels: '{queue="dispatch",status="uncertain"}', move: leaveUncertain },
  { name: 'gateway_backlog_oldest_seconds', labels: '{queue="dispatch",status="uncertain"}', move: leaveUncertain },
  {
    name: 'gateway_database_up',
    labels: '',
    move: async () => metrics.setBacklog([]),
    from: () => metrics.setBacklog(null),
  },
  {
    name: 'gateway_database_wait_seconds',
    labels: '',
    move: async () => (await app.live()).rest('POST', '/projects', { name: 'Lamp' }),
  },
  { name: 'gateway_purged_rows_total', labels: '{purge="record_changes"}', move: removeOldChanges },
  { name: 'gateway_purge_batch_seconds', labels: '{purge="record_changes"}', move: removeOldChanges },
];

test.each(cases)('$name moves', async ({ name, labels, move, from }) => {
  from?.();
  const before = (await read(name))[labels] ?? 0;
  await move();
  expect((await read(name))[labels]).toBeGreaterThan(before);
});

test('the pools show their connections, callers that wait and callers that were refused', async () => {
  const pool = await app.orm.em.getConnection().getNativeClient();
  const limit = splitPool(20).entities;
  const held = await Promise.all(Array.from({ length: limit }, () => pool.connect()));
  const { rest } = await app.live();
  const labels = '{pool="transactions"}';
  const before = await read('gateway_database_refusals');
  const waiting = rest('POST', '/projects', { name: 'Lamp' });
  await expect.poll(async () => (await read('gateway_database_waiting'))[labels]).toBe(1);
  expect((await read('gateway_database_connections'))[labels]).toBe(limit);
  expect((await read('gateway_database_connections_limit'))[labels]).toBe(limit);
  const failed = (await read('gateway_requests_failed_total'))['{operation="CreateProject"}'] ?? 0;
  expect((await waiting).body['error'].code).toBe('overloaded');
  for (const client of held) client.release();
  expect((await read('gateway_database_waiting'))[labels]).toBe(0);
  expect((await read('gateway_database_refusals'))[labels]).toBe((before[labels] ?? 0) + 1);
  expect((await read('gateway_requests_failed_total'))['{operation="CreateProject"}']).toBe(failed + 1);
});

test('the backlog counts finished work no more, and a database that cannot be read shows as down', async () => {
  await readBacklog();
  const labels = '{queue="outbox",status="queued"}';
  expect((await read('gateway_backlog'))[labels]).toBe(0);
  metrics.setBacklog(null);
  expect(await read('gateway_backlog')).toEqual({});
  expect(await read('gateway_database_up')).toEqual({ '': 0 });
});

test('every metric of the service is described here, and none names a tenant or a record', async () => {
  const text = await (await scrape()).text();
  const names = [...text.matchAll(/^# TYPE (gateway_\S+)/gm)].map(([, name]) => name);
  const pools = ['connections', 'connections_limit', 'statements', 'waiting', 'refusals'].map(
    (name) => `gateway_database_${name}`,
  );
  expect(names.toSorted()).toEqual(
    [
      ...cases.map(({ name }) => name),
      ...pools,
      'gateway_requests_failed_total',
      'gateway_requests_refused_total',
    ].toSorted(),
  );
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|ssd_|@/);
});

test('the metrics of the process are event loop delay, heap and CPU', async () => {
  metrics.watchProcess();
  const text = await metrics.registry.metrics();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'process_cpu_seconds_total'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test.each(['', 'Bearer another-token-of-16', METRICS_TOKEN])('/metrics refuses the credential %j', async (given) => {
  const answer = await scrape(given);
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await answer.text()).not.toContain('gateway_');
});

test('/metrics is not counted, not logged and needs no database', async () => {
  app.logged.length = 0;
  const before = await read('gateway_requests_total');
  expect((await scrape()).status).toBe(200);
  expect(await read('gateway_requests_total')).toEqual(before);
  expect(app.logged).toEqual([]);
});

test.each<[string, Record<string, string>, object | null]>([
  ['loopback', {}, { token: null }],
  ['loopback with a token', { METRICS_TOKEN }, { token: METRICS_TOKEN }],
  ['every address', { HOST: '0.0.0.0' }, null],
  ['every address with a token', { HOST: '0.0.0.0', METRICS_TOKEN }, { token: METRICS_TOKEN }],
  ['loopback behind a public URL', { PUBLIC_URL: 'https://gateway.example' }, null],
  ['loopback behind a proxy', { TRUST_PROXY: 'true' }, null],
  ['a port of its own', { METRICS_PORT: '9464' }, null],
  ['metrics that are off', { METRICS: 'off', METRICS_TOKEN }, null],
])('the main port at %s serves /metrics as configured', (_, env, expected) => {
  expect(resolveMainPortMetrics(readConfig(env))).toEqual(expected);
});

test('each request writes one line at info with its operation, status and duration', async () => {
  const me = await app.live();
  app.logged.length = 0;
  await me.rest('GET', '/me', undefined, { 'x-request-id': 'mine' });
  await me.graph('{ me { key { id } } }');
  const lines = app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  const common = { level: 30, status: 200, ms: expect.any(Number), requestId: expect.any(String) };
  expect(lines).toEqual([
    expect.objectContaining({ ...common, method: 'GET', operation: 'GetMe', clientRequestId: 'mine' }),
    expect.objectContaining({ ...common, method: 'POST', operation: 'graphql' }),
  ]);
});
