import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { createPurging } from '#modules/platform/retention/purge.job.ts';
import { purges } from '#modules/purges.ts';
import { startApp, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';
import { due, fillAged, firstSequence } from './aged.ts';

const app = await startApp(unlimited);
app.clock.now = new Date();
const programs = openPrograms({ ...settingsOf(app), DATA_DIR: app.home });
const session = await app.session('owner', await app.organisation());
const me = await app.live({ organisationId: session.organisationId });
await withClient(app.ownerUrl, (client) => fillAged(client, session.organisationId, session.memberId));

const count = async (source: string): Promise<number> => {
  const [row] = await app.asOwner().execute<[{ n: number }]>(`select count(*)::int as n from ${source}`);
  return row.n;
};
const events = () => count(`event where at < now() - interval '30 days'`);
const verify = async () => (await session.graphql.request('{ auditVerification { intact } }')).auditVerification;
const show = async (): Promise<{ name: string; due: number }[]> =>
  JSON.parse((await programs.run(['src/admin.ts', 'purge', 'show']).ended).out).purges;

test('the console shows what is due; killed in the middle, a purge leaves nothing half done and is continued', async () => {
  const dueBy = Object.fromEntries((await show()).map(({ name, due }) => [name, due]));
  expect(dueBy).toMatchObject({
    sandbox_keys: due.sandboxKeys,
    events: due.events + 8 * due.sandboxKeys,
    record_changes: due.recordChanges,
    idempotency_keys: due.idempotencyKeys,
    sessions: due.sessions,
    webhook_deliveries: due.webhookDeliveries,
    rate_windows: due.rateWindows,
    audit_entries: due.auditEntries + due.sandboxKeys,
  });
  const before = await events();
  const { child, ended } = programs.run(['src/admin.ts', 'purge', 'run']);
  while ((await events()) === before) await sleep(10);
  child.kill('SIGKILL');
  await ended;
  expect(await events()).toBeGreaterThan(0);
  expect(await verify()).toEqual({ intact: true });
});

test('two instances purge the rest in turns, while requests and writes go on and wait for no lock of a purge', async () => {
  const isOver = new AbortController();
  const answers: { status: number; ms: number }[] = [];
  const traffic = async () => {
    while (!isOver.signal.aborted) {
      const startedAt = performance.now();
      const { status } = await me.rest('POST', '/projects', { name: 'Lamp' });
      answers.push({ status, ms: performance.now() - startedAt });
      await sleep(20);
    }
  };
  const waits: number[] = [];
  const sample = () =>
    withClient(app.ownerUrl, async (client) => {
      while (!isOver.signal.aborted) {
        const { rows } = await client.query<{ ms: number }>(
          `select extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as ms from pg_locks
           where not granted and waitstart is not null
             and database = (select oid from pg_database where datname = current_database())`,
        );
        waits.push(...rows.map(({ ms }) => ms));
        await sleep(5);
      }
    });
  const batches: { rows: number; ms: number }[] = [];
  const system = {
    ...app.system,
    observePurge: (_: string, rows: number, seconds: number) => void batches.push({ rows, ms: seconds * 1000 }),
  };
  const purge = async () => {
    const { run } = createPurging(purges);
    while ((await events()) > 0 || (await count(`api_key where mode = 'sandbox'`)) > 0) {
      await run(system);
      await sleep(100);
    }
    await run(system);
  };
  const watching = [traffic(), sample()];
  await Promise.all([purge(), purge()]).finally(() => isOver.abort());
  await Promise.all(watching);

  const sorted = batches.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  console.info(
    `${batches.reduce((sum, { rows }) => sum + rows, 0)} rows in ${batches.length} batches: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ` +
      `longest ${at(1)} ms. ${answers.length} writes, the slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms. ` +
      `${waits.length} samples with a waiting lock, the longest ${Math.round(Math.max(0, ...waits))} ms.`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(at(0.5)).toBeLessThan(50);
  expect(app.logged.filter((line) => line.includes('"purged"')).length).toBeGreaterThan(0);
});

test('what is due is gone, the rest is there, chains verify, and events go on after the last number', async () => {
  const left = (await show()).filter(({ name, due }) => due > 0 && name !== 'audit_entries');
  expect(left).toEqual([]);
  const tables = ['project', 'action', 'delivery', 'event', 'event_counter'];
  const orphans = await Promise.all(tables.map((table) => count(`${table} where owner <> '${me.organisationId}'`)));
  expect(orphans).toEqual(tables.map(() => 0));
  expect(await verify()).toEqual({ intact: true });
  expect(await count(`audit.verify_chains(null) where broken_at is not null`)).toBe(0);
  expect(await count(`audit_entry where action = 'audit.cut'`)).toBeGreaterThan(0);
  const projects = await count('project');
  await me.rest('POST', '/projects', { name: 'Lamp' });
  const [{ last }] = await app.asOwner().execute<[{ last: string }]>('select max(sequence) as last from event');
  expect(Number(last)).toBe(firstSequence + due.events + projects + 1);
});
