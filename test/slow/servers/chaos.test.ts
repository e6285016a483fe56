import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listLoginSettings } from '#db/servers/service-settings.ts';
import { createRandom, newFigures, report, seed } from '../crash/figures.ts';
import { answerAfter, createLab, type Draft } from '../crash/lab.ts';
import { findPooler, startPooler } from './pooler.ts';
import { openReplicated } from './replicated.ts';

const pgbouncer = await findPooler();
if (!pgbouncer) console.info('PgBouncer is not installed: the gateways connect to PostgreSQL directly.');

const { primary, standbys } = await openReplicated();
const [next, other] = [standbys[0]!, standbys[1]!];
const servers = [primary, next, other];
await primary.configure('synchronous_standby_names', 'ANY 1 (*)');
for (const statement of listLoginSettings('gateway_app')) await primary.sql(statement);
const poolers = pgbouncer ? await Promise.all(servers.map(({ serviceUrl }) => startPooler(pgbouncer, serviceUrl))) : [];

const direct = servers.map(({ serviceUrl }) => serviceUrl).join();
const urls = {
  DATABASE_URL: poolers.length ? poolers.map(({ url }) => url).join() : direct,
  ...(poolers.length && { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: direct }),
  DATABASE_OWNER_URL: servers.map(({ ownerUrl }) => ownerUrl).join(),
  DATABASE_REPLICA_URLS: poolers.length ? poolers.map(({ url }) => url).join() : direct,
};
let current = primary;
const lab = await createLab({
  serviceUrl: '',
  get ownerUrl() {
    return current.ownerUrl;
  },
});
const gateways = [await lab.start(urls), await lab.start(urls)];
const figures = newFigures();
const random = createRandom();
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(50);
};
const isReady = (url: string | null) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const allReady = async () => (await Promise.all(gateways.map(({ url }) => isReady(url)))).every(Boolean);

/** Each leaves all servers running. */
const faults: Record<string, () => Promise<void>> = {
  'a replica dies': async () => {
    await other.crash();
    await sleep(1000);
    await other.restart();
  },
  'a replica stands still': async () => {
    await next.freeze();
    await sleep(3000);
    await next.thaw();
  },
  'a gateway is killed while a replica is down': async () => {
    await next.crash();
    await sleep(random() * 300);
    gateways[0]!.send('SIGKILL');
    await gateways[0]!.died();
    figures.kills++;
    gateways[0] = await lab.start(urls);
    await next.restart();
  },
  'the pooler dies': async () => {
    await poolers[0]?.crash();
    await sleep(500);
    await poolers[0]?.start();
  },
  'both gateways are killed one after the other': async () => {
    for (const i of [0, 1]) {
      gateways[i]!.send('SIGKILL');
      await gateways[i]!.died();
      figures.kills++;
      gateways[i] = await lab.start(urls);
    }
  },
  'the primary stands still': async () => {
    await primary.freeze();
    await sleep(3000);
    await primary.thaw();
  },
  'the primary dies and comes back': async () => {
    await primary.crash();
    await sleep(500);
    await primary.restart();
  },
  'the primary dies, and a standby is promoted': async () => {
    await primary.crash();
    await sleep(500);
    await next.promote();
    current = next;
  },
};

const confirmed: string[] = [];
const statuses = new Set<number>();
let isOver = false;
/** Reads each project back from the other gateway. Without an answer its process has died. */
const writing = [0, 1].map(async (own) => {
  while (!isOver) {
    const answer = await gateways[own]!.rest(lab.key, 'POST', '/projects', { name: 'Kept' });
    if (answer) statuses.add(answer.status);
    if (answer?.status === 201) {
      const { id } = answer.body['project'];
      confirmed.push(id);
      const read = await gateways[1 - own]!.rest(lab.key, 'GET', `/projects/${id}`);
      if (read) statuses.add(read.status);
    }
    await sleep(20);
  }
});

/** The provider is slow, or fails before or after it has accepted the mail. */
function meetAnything(draft: Draft) {
  const kind = random();
  const ms = random() * 500;
  if (kind < 0.15) lab.meet(draft, 'error_before');
  else if (kind < 0.3) lab.meet(draft, 'reset_after');
  else
    lab.meet(
      draft,
      answerAfter(() => sleep(ms)),
    );
}

const perFault = 10;

test.each(Object.entries(faults))(
  `${perFault} messages leave once while %s`,
  { timeout: 180_000 },
  async (_, provoke) => {
    await until(allReady);
    const drafts = await lab.drafts(gateways[0]!, perFault);
    for (const draft of drafts) meetAnything(draft);
    const approvals = drafts.map(async (draft, i) => {
      await sleep(i * 100);
      return lab.approve(gateways[i % 2]!, draft);
    });
    await Promise.all([provoke(), ...approvals]);
    await until(allReady);
    for (const [i, draft] of drafts.entries()) {
      const settledMs = await lab.settle(gateways[i % 2]!, draft);
      await lab.assertSettled(gateways[i % 2]!, draft, settledMs, figures);
    }
  },
);

test(`nothing confirmed is lost, no read misses a write, and no mail is lost, duplicated or stuck (seed ${seed})`, async (context) => {
  isOver = true;
  await Promise.all(writing);
  const [kept] = await current.sql<{ count: number }>('select count(*)::int as count from project where id = any($1)', [
    confirmed,
  ]);
  console.info(
    `${confirmed.length} projects confirmed meanwhile, ${kept?.count} there; statuses ${[...statuses].join()}`,
  );
  expect(kept?.count).toBe(confirmed.length);
  expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(figures.settled).toBe(Object.keys(faults).length * perFault);
  report(context, figures);
});
