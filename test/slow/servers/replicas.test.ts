import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '#modules/directory/factories/import/factory-import.service.ts';
import { asOwner } from '#server/database.ts';
import { unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';
import { type Calls, callsAt } from '../crash/gateway.ts';
import { openReplicated } from './replicated.ts';

const maxLagSeconds = 3;
const metricsToken = 'metrics-of-the-replicas-test';
const { primary, standbys } = await openReplicated({ delayMs: 300 });
await asOwner(primary.ownerUrl, async (em) => void (await seedDemo(em)));
const programs = openPrograms({
  ...settingsOf(primary),
  ...unlimited,
  DATABASE_REPLICA_URLS: standbys.map(({ serviceUrl }) => serviceUrl).join(),
  REPLICA_MAX_LAG_SECONDS: String(maxLagSeconds),
  LIMIT_SANDBOX_KEYS_PER_DAY: '1000',
  METRICS_TOKEN: metricsToken,
});
const gateways = await Promise.all([openGateway(), openGateway()]);
const me = await createKey(gateways[0]);

async function openGateway() {
  const { url, output } = await programs.start();
  /** The values of a metric by its label. */
  const measure = async (metric: string): Promise<Record<string, number>> => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    const lines = text.matchAll(new RegExp(`^${metric}\\{\\w+="([^"]+)"\\} (\\S+)$`, 'gm'));
    return Object.fromEntries([...lines].map(([, label, value]) => [label, Number(value)]));
  };
  const countUsable = async () =>
    Object.values(await measure('gateway_replica_usable')).filter((usable) => usable === 1).length;
  return { url: url!, output, measure, countUsable, ...callsAt(url) };
}

async function createKey({ url }: { url: string }) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"label":"replicas"}' };
  const { secret } = (await (await fetch(`${url}/api/v1/keys`, init)).json()) as { secret: string };
  return { secret };
}

async function createProject(on: Calls, owner = me): Promise<string> {
  const made = await on.rest(owner, 'POST', '/projects', { name: 'Lamp' });
  expect(made?.status).toBe(201);
  return made!.body['project'].id;
}

const allUsable = () => expect.poll(gateways[0].countUsable, { timeout: 30_000 }).toBe(standbys.length);

async function inParallel(workers: number, work: (worker: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}

test('a caller sees every own write at once, on another gateway and while replicas lag', async () => {
  await allUsable();
  const pairs = 10_000;
  const workers = 64;
  const before = await gateways[1].measure('gateway_database_statements');
  const stale: string[] = [];
  let seen = 0;
  await inParallel(workers, async () => {
    const owner = await createKey(gateways[0]);
    const id = await createProject(gateways[0], owner);
    for (let pair = 0; pair < pairs / workers; pair++) {
      const name = `Lamp ${pair}`;
      expect((await gateways[0].rest(owner, 'PATCH', `/projects/${id}`, { name }))?.status).toBe(200);
      // Around the delay of the replicas, when they are about to have the write.
      await sleep(Math.random() * 500);
      const read = await gateways[1].rest(owner, 'GET', `/projects/${id}`);
      seen++;
      if (read?.body['project']?.name !== name) stale.push(`${name}: ${JSON.stringify(read?.body)}`);
    }
  });
  expect(stale, gateways[1].output.all).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(pairs - workers);
  // Else the primary might have answered all of them.
  const after = await gateways[1].measure('gateway_database_statements');
  expect(after['replicas']! - before['replicas']!).toBeGreaterThan(seen / 10);
}, 300_000);

test('a new key is known at once on another gateway', async () => {
  for (let made = 0; made < 20; made++) {
    const key = await createKey(gateways[0]);
    expect(await gateways[1].rest(key, 'GET', '/me')).toMatchObject({ status: 200, body: { mode: 'sandbox' } });
  }
});

test('at least nine of ten statements of dashboards are read from replicas, while others write', async () => {
  const reader = await createKey(gateways[0]);
  const writer = await createKey(gateways[0]);
  const id = await createProject(gateways[0], reader);
  await sleep(1000);
  const documents = [
    '{ projects(first: 20) { totalCount nodes { id name actions(first: 5) { nodes { id status } } } } }',
    '{ factories(first: 20, filter: { q: "cnc" }) { nodes { id nameEn } } }',
    `{ node(id: "${id}") { id ... on Project { name } } }`,
  ];
  const before = await gateways[0].measure('gateway_database_statements');
  let isOver = false;
  const writes = inParallel(1, async () => {
    while (!isOver) {
      await createProject(gateways[0], writer);
      await sleep(100);
    }
  });
  const from = performance.now();
  await inParallel(8, async (worker) => {
    for (let turn = 0; turn < 100; turn++) {
      const query = documents[(worker + turn) % documents.length];
      const answer = await post(gateways[0].url, reader, { query });
      expect(answer.errors).toBeUndefined();
    }
  });
  isOver = true;
  await writes;
  const seconds = (performance.now() - from) / 1000;
  const after = await gateways[0].measure('gateway_database_statements');
  const count = (pool: string) => after[pool]! - before[pool]!;
  const fromPrimary = count('reads') + count('searches');
  // Each replica is asked for its state ten times a second.
  const fromReplicas = count('replicas') - seconds * 10 * standbys.length;
  expect(fromReplicas / (fromPrimary + fromReplicas)).toBeGreaterThanOrEqual(0.9);
});

async function post(url: string, { secret }: { secret: string }, body: object) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { data: unknown; errors?: unknown };
}

test('the directory answers searches and facets on a replica as on the primary', async () => {
  await allUsable();
  const query = `{ factories(first: 50, filter: { q: "cnc shenzhen" }) { nodes { id nameEn city } suggestions }
    factoryFacets(filter: { q: "pcb" }) { city { value count } } }`;
  const before = await gateways[1].measure('gateway_database_statements');
  const answers = await Promise.all(Array.from({ length: 4 }, () => post(gateways[1].url, me, { query })));
  const after = await gateways[1].measure('gateway_database_statements');
  expect(after['searches']).toBe(before['searches']);
  const atPrimary = await programs.start({ DATABASE_REPLICA_URLS: '' });
  const expected = await post(atPrimary.url, me, { query });
  expect(JSON.stringify(expected)).toContain('"value":"Shenzhen"');
  for (const { data } of answers) expect(data).toEqual(expected.data);
});

test('reads go on while a replica is killed, and it serves again after its restart', async () => {
  await allUsable();
  const id = await createProject(gateways[0]);
  await sleep(1000);
  const statuses: (number | undefined)[] = [];
  let isOver = false;
  const load = inParallel(8, async () => {
    while (!isOver) statuses.push((await gateways[0].rest(me, 'GET', `/projects/${id}`))?.status);
  });
  await sleep(500);
  await standbys[0]!.crash();
  await expect.poll(gateways[0].countUsable, { timeout: 10_000 }).toBe(1);
  await sleep(500);
  await standbys[0]!.restart();
  await allUsable();
  isOver = true;
  await load;
  expect(statuses.length).toBeGreaterThan(100);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 60_000);

test('reads go on while a replica stands still', async () => {
  await allUsable();
  const id = await createProject(gateways[0]);
  await sleep(1000);
  onTestFinished(standbys[1]!.thaw);
  await standbys[1]!.freeze();
  const answers = await Promise.all(Array.from({ length: 40 }, () => gateways[0].rest(me, 'GET', `/projects/${id}`)));
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
  await expect.poll(gateways[0].countUsable, { timeout: 10_000 }).toBe(1);
  const from = performance.now();
  expect((await gateways[0].rest(me, 'GET', `/projects/${id}`))?.status).toBe(200);
  expect(performance.now() - from).toBeLessThan(1000);
  await standbys[1]!.thaw();
  await allUsable();
}, 60_000);

test('a replica that no longer replays is not read from after the longest lag, and again once it caught up', async () => {
  await allUsable();
  await standbys[0]!.sql('select pg_wal_replay_pause()');
  await expect.poll(gateways[0].countUsable, { timeout: (maxLagSeconds + 3) * 1000 }).toBe(1);
  const lags = Object.values(await gateways[0].measure('gateway_replica_lag_seconds'));
  expect(Math.max(...lags)).toBeGreaterThan(maxLagSeconds);
  await standbys[0]!.sql('select pg_wal_replay_resume()');
  await allUsable();
}, 60_000);

test('doctor says of each replica how far behind it is, and names one that cannot be read', async () => {
  const doctor = async () => {
    const { answer } = await programs.admin('doctor');
    const { checks } = answer as unknown as { checks: { name: string }[] };
    return checks.find(({ name }) => name === 'replicas');
  };
  expect(await doctor()).toMatchObject({
    state: 'ok',
    message: expect.stringMatching(/^\S+ is \d+ bytes behind; \S+ is/),
  });
  await standbys[1]!.crash();
  expect(await doctor()).toMatchObject({ state: 'problem', message: expect.stringContaining('cannot be read') });
});
