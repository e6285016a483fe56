import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newFigures, report } from '../crash/figures.ts';
import { createLab, type Draft } from '../crash/lab.ts';
import { openReplicated } from './replicated.ts';

const { primary, standbys } = await openReplicated();
const [next, other] = [standbys[0]!, standbys[1]!];
const servers = [primary, next, other];
const join = (of: 'serviceUrl' | 'ownerUrl') => servers.map((server) => server[of]).join();
const urls = {
  DATABASE_URL: join('serviceUrl'),
  DATABASE_OWNER_URL: join('ownerUrl'),
  DATABASE_REPLICA_URLS: join('serviceUrl'),
  METRICS_TOKEN: 'metrics-of-the-failover-test',
  LOG_LEVEL: 'warn',
};
// A commit is confirmed once one of the standbys has it.
await primary.configure('synchronous_standby_names', 'ANY 1 (*)');
let current = primary;
const lab = await createLab({
  serviceUrl: '',
  get ownerUrl() {
    return current.ownerUrl;
  },
});
const gateways = [await lab.start(urls), await lab.start(urls)] as const;

const confirmed: string[] = [];
const statuses = new Set<number | undefined>();
let isWriting = true;
const writers = gateways.map(async (gateway) => {
  while (isWriting) {
    const answer = await gateway.rest(lab.key, 'POST', '/projects', { name: 'Kept' });
    statuses.add(answer?.status);
    if (answer?.status !== 201) continue;
    const { id } = answer.body['project'];
    confirmed.push(id);
    const read = await gateways[confirmed.length % 2]!.rest(lab.key, 'GET', `/projects/${id}`);
    statuses.add(read?.status);
    await sleep(10);
  }
});
const countProjects = async (ids: readonly string[], at = current) =>
  (await at.sql<{ found: number }>('select count(*)::int as found from project where id = any($1)', [ids]))[0]?.found;

test('the primary dies while messages are approved and a standby is promoted: nothing confirmed is lost, each message leaves once', async (context) => {
  const figures = newFigures();
  const drafts: Draft[] = await lab.drafts(gateways[0], 20);
  const approvals = drafts.map(async (draft, i) => {
    await sleep(i * 50);
    return lab.approve(gateways[i % 2]!, draft);
  });
  await sleep(500);
  await primary.crash();
  await sleep(500);
  await next.promote();
  current = next;
  for (const answer of await Promise.all(approvals)) expect([200, 503]).toContain(answer?.status);
  for (const [i, draft] of drafts.entries()) {
    const settledMs = await lab.settle(gateways[i % 2]!, draft);
    await lab.assertSettled(gateways[i % 2]!, draft, settledMs, figures);
  }
  report(context, figures);
  expect(figures.settled).toBe(drafts.length);
  const until = [...confirmed];
  expect(await countProjects(until)).toBe(until.length);
  // 404 would be a read from a server without the write.
  expect([...statuses].toSorted()).toEqual([200, 201, 503]);
}, 120_000);

test('the other standby follows and serves reads again, without a write of the former timeline', async () => {
  const readUsable = async () => {
    const headers = { authorization: `Bearer ${urls.METRICS_TOKEN}` };
    const text = await (await fetch(`${gateways[0].url}/metrics`, { headers })).text();
    return [...text.matchAll(/^gateway_replica_usable\{replica="([^"]+)"\} 1$/gm)].map(([, replica]) => replica);
  };
  await expect.poll(readUsable, { timeout: 30_000 }).toEqual([new URL(other.serviceUrl).host]);
});

test('a former primary that comes back gets no writes', async () => {
  await primary.restart();
  const former = [...confirmed];
  const before = await countProjects(former, primary);
  await sleep(7000);
  isWriting = false;
  await Promise.all(writers);
  expect(confirmed.length).toBeGreaterThan(former.length);
  expect(await countProjects(confirmed, primary)).toBe(before);
  expect(await countProjects(confirmed, next)).toBe(confirmed.length);
}, 30_000);
