import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import type { Answer } from '../../harness.ts';
import { openCluster } from './cluster.ts';
import { isLong, newFigures, report, runs } from './figures.ts';
import { answerAfter, createLab, type Draft } from './lab.ts';

const cluster = await openCluster();
const lab = await createLab(cluster);
const figures = newFigures();
const rounds = isLong ? runs : 1;
const gateway = await lab.start({ LOG_LEVEL: 'silent' });

/** Advisory locks at which the transactions of a delivery block. */
const brakes = { approve: 1, lease: 2, save: 3 };
await lab.sql(`
  create function brake() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(tg_argv[0]::int, hashtext(new.delivery_id::text)); return new; end $$;
  create trigger brake_approve before insert on dispatch for each row execute function brake(${brakes.approve});
  create trigger brake_lease before update on dispatch for each row
    when (new.status = 'sending' and old.status <> 'sending') execute function brake(${brakes.lease});
  create trigger brake_save before update on dispatch for each row
    when (new.status = 'accepted') execute function brake(${brakes.save});`);

/** Kills the database while the approval is blocked. Returns the response to the client. */
async function crashAt(phase: keyof typeof brakes, draft: Draft): Promise<Answer | null> {
  return withClient(cluster.ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [brakes[phase], draft.id]);
    const answer = lab.approve(gateway, draft);
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    while (!(await client.query(waiting)).rowCount) await sleep(2);
    await cluster.crash();
    return answer;
  });
}

/** A client that writes continuously; `confirmed` holds the ids it received. */
const confirmed: string[] = [];
let writing = true;
let goodAgainMs = 0;
let readyAt = 0;
const writer = (async () => {
  while (writing) {
    const answer = await gateway.rest(lab.key, 'POST', '/projects', { name: 'Kept' });
    if (answer?.status === 201) confirmed.push(answer.body['project'].id);
    else expect(answer).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
    if (answer?.status === 201 && readyAt) {
      goodAgainMs = Math.max(goodAgainMs, performance.now() - readyAt);
      readyAt = 0;
    }
    await sleep(answer?.status === 201 ? 20 : 5);
  }
})();
afterAll(() => {
  writing = false;
});

async function restart(): Promise<void> {
  await cluster.restart();
  readyAt = performance.now();
  await expect.poll(() => readyAt, { timeout: 10_000, interval: 5 }).toBe(0);
}

const unreachable = {
  status: 503,
  body: { error: { code: 'service_unavailable', details: { retryAfterSeconds: 5 } } },
};
const unsaved = { status: 503, body: { error: { code: 'dispatch_outcome_unsaved' } } };
const drafts: Draft[] = [];

test.each([
  ['approve', unreachable, { delivery: 'draft', dispatch: null, leases: 0 }, 0],
  ['lease', unreachable, { delivery: 'approved', dispatch: 'ready', leases: 0 }, 0],
  ['save', unsaved, { delivery: 'approved', dispatch: 'sending', leases: 1 }, 1],
] as const)(
  'the database dies during the transaction %s: the client gets an error, and nothing is half saved',
  { timeout: rounds * 60_000 },
  async (phase, answer, left, mails) => {
    for (let round = 0; round < rounds; round++) {
      const [draft] = (await lab.drafts(gateway, 1)) as [Draft];
      expect(await crashAt(phase, draft)).toMatchObject(answer);
      await restart();
      expect(await lab.saved(draft)).toMatchObject(left);
      expect(lab.mailsOf(draft)).toHaveLength(mails);
      drafts.push(draft);
      figures.kills++;
    }
  },
);

test('the database dies between the provider response and the save: 503, and the dispatch is uncertain', {
  timeout: rounds * 60_000,
}, async () => {
  for (let round = 0; round < rounds; round++) {
    const [draft] = (await lab.drafts(gateway, 1)) as [Draft];
    lab.meet(draft, answerAfter(cluster.crash));
    const answer = await lab.approve(gateway, draft);
    expect(answer).toMatchObject({ ...unsaved, body: { error: { details: { deliveryId: draft.id } } } });
    await restart();
    expect(await lab.saved(draft)).toMatchObject({ delivery: 'approved', dispatch: 'sending', attempts: 1 });
    drafts.push(draft);
    figures.kills++;
  }
});

test('the database is read-only between the provider response and the save: 503, and the dispatch is uncertain', {
  timeout: rounds * 60_000,
}, async () => {
  const setReadOnly = (mode: 'on' | 'off') =>
    withClient(cluster.ownerUrl, async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter system set default_transaction_read_only = ${mode}`);
      await client.query('select pg_reload_conf()');
    });
  for (let round = 0; round < rounds; round++) {
    const [draft] = (await lab.drafts(gateway, 1)) as [Draft];
    lab.meet(
      draft,
      answerAfter(async () => {
        await setReadOnly('on');
        await sleep(500);
      }),
    );
    expect(await lab.approve(gateway, draft)).toMatchObject(unsaved);
    expect(await gateway.rest(lab.key, 'GET', '/projects')).toMatchObject(unreachable);
    await setReadOnly('off');
    expect(await lab.saved(draft)).toMatchObject({ delivery: 'approved', dispatch: 'sending', attempts: 1 });
    drafts.push(draft);
  }
});

test('afterwards each delivery is sent as one mail, and all confirmed writes are saved', {
  timeout: rounds * 120_000,
}, async () => {
  for (const draft of drafts) await lab.assertSettled(gateway, draft, await lab.settle(gateway, draft), figures);
  writing = false;
  await writer;
  const [kept] = await lab.sql<{ count: number }>('select count(*)::int from project where id = any($1)', [confirmed]);
  expect(kept!.count).toBe(confirmed.length);
  expect(confirmed.length).toBeGreaterThan(drafts.length);
  console.info(`first good answer ${Math.round(goodAgainMs)} ms after the database lets callers in`);
  expect(goodAgainMs).toBeLessThan(isLong ? 1000 : 10_000);
  expect(gateway.running).toBe(true);
  await gateway.stop();
});

test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
