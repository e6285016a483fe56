import { expect, test } from 'vitest';
import { recordJobs } from '#modules/platform/jobs/job-state.job.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const app = await startApp(unlimited);
const { admin } = openPrograms(settingsOf(app));
const me = await app.live();
const member = await app.session('owner', me.organisationId);
const org = ['--org', me.organisationId] as const;
await quoteRequest(me, { factoryIds: await app.factories(reachable(), reachable()) });
const deliveries = await app
  .asOwner()
  .execute<{ id: string }[]>('select id from delivery where owner = ? order by id', [me.organisationId]);

test('the console lists organisations, members, keys, sessions, messages and limits, without contacts and secrets', async () => {
  const [uncertain, queued] = deliveries.map(({ id }) => id);
  const em = app.asOwner();
  await em.execute(
    `update delivery set status = 'approved', dispatch_status = 'uncertain', approved_at = now() where id = ?`,
    [uncertain],
  );
  await em.execute(`update delivery set status = 'queued', approved_at = now() where id = ?`, [queued]);
  const list = async (...args: string[]) => (await admin(...args)).answer;
  const answers = await Promise.all([
    list('org', 'list', ...org),
    list('member', 'list', ...org),
    list('key', 'list', ...org),
    list('session', 'list', ...org),
    list('delivery', 'list', ...org),
    list('delivery', 'list', ...org, '--state', 'outbox'),
    list('limit', 'show', me.keyId),
  ]);
  expect(answers).toMatchObject([
    { organisations: [{ id: me.organisationId, members: 1, validKeys: 1 }], nextAfter: null },
    { members: [{ id: member.memberId, role: 'owner', sessions: 1 }] },
    { keys: [{ id: me.keyId, revokedAt: null }] },
    { sessions: [{ id: member.sessionId, memberId: member.memberId }] },
    { deliveries: [{ id: uncertain, dispatchStatus: 'uncertain' }] },
    { deliveries: [{ id: queued, status: 'queued' }] },
    {
      limits: expect.arrayContaining([
        { bucket: `key:${me.keyId}`, lastDay: expect.any(Number), lastMinute: expect.any(Number) },
      ]),
    },
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/@|factory\.example|ssd_live_\w{9}/);
});

test('the console revokes a key and ends a session, audited; an unknown id is not found', async () => {
  expect((await admin('key', 'revoke', me.keyId)).answer).toMatchObject({ key: { id: me.keyId } });
  expect((await admin('session', 'end', member.sessionId)).answer).toEqual({
    session: { id: member.sessionId, ended: true },
  });
  expect((await me.rest('GET', '/me')).status).toBe(401);
  expect((await member.rest('GET', '/me')).status).toBe(401);
  const unknown = await admin('session', 'end', member.sessionId);
  expect(unknown).toMatchObject({ code: 1, answer: { error: { code: 'not_found' } } });
  const entries = await app
    .asOwner()
    .execute(`select action, actor from audit_entry where action in ('key.revoked', 'session.ended') order by 1`);
  expect(entries).toEqual([
    { action: 'key.revoked', actor: 'console' },
    { action: 'session.ended', actor: 'console' },
  ]);
});

test('the console lists the jobs of gateways that run, and says which fail and which are late', async () => {
  const at = (minutes: number) => ({ ...app.system, now: () => new Date(Date.now() + minutes * 60_000) });
  const system = at(0);
  const refuse = async () => Promise.reject(new Error('lin@factory.example is refused'));
  const [fine, failing, late, saving] = recordJobs([
    { name: 'fine', everySeconds: 5, run: async () => {} },
    { name: 'refused', everySeconds: 60, run: refuse },
    { name: 'idle', everySeconds: 60, run: async () => {} },
  ]);
  const list = async (...args: string[]) => (await admin('job', 'list', ...args)).answer;

  await fine!.run(system);
  await failing!.run(system).catch(() => {});
  await failing!.run(system).catch(() => {});
  await late!.run(at(-60));
  await saving!.run(at(-3));
  expect(await list()).toEqual({ jobs: [] });
  await saving!.run(system);

  const common = { gateways: 1, startedAt: expect.any(String) };
  const expected = [
    { ...common, name: 'fine', state: 'ok', everySeconds: 5, succeededAt: expect.any(String), failedAt: null },
    { ...common, name: 'idle', state: 'late', failures: 0 },
    { ...common, name: 'refused', state: 'failing', succeededAt: null, failure: 'Error', failures: 2 },
  ];
  expect(await list()).toMatchObject({ jobs: expected });
  expect(await list('--state', 'failing')).toMatchObject({ jobs: [{ name: 'refused' }] });
  await late!.run(system);
  await saving!.run(system);
  expect(await list('--state', 'late')).toEqual({ jobs: [] });
});

test('the console runs a job at once, with the settings of the gateways; an unknown one is refused with the names', async () => {
  const countMonths = async () => {
    const [row] = await app
      .asOwner()
      .execute<{ n: string }[]>(`select count(*) as n from partition.list_months('event')`);
    return Number(row?.n);
  };
  await app.asOwner().execute('drop table partition.event_first');
  const without = await countMonths();
  expect(await admin('job', 'run', 'month making')).toMatchObject({
    code: 0,
    answer: { job: { name: 'month making' } },
  });
  expect(await countMonths()).toBeGreaterThan(without);
  expect(await admin('job', 'run', 'month baking')).toMatchObject({
    code: 2,
    answer: { error: { code: 'usage', message: expect.stringContaining('dispatching, ') } },
  });
});
