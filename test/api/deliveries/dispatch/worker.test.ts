import { beforeEach, describe, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { draftsOf, unknownOutcome } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approved, detail, pass } = draftsOf(app);
beforeEach(async () => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
  await app.asOwner().execute('update dispatch set next_attempt_at = null');
});

const turn = () => sendDue(app.system);
const dispatchOf = async (me: Parameters<typeof detail>[0], id: string) => (await detail(me, id)).dispatch;

/** An approval whose process died where the row says. */
async function diedAs(status: 'ready' | 'sending') {
  const me = await app.live();
  app.next.push(unknownOutcome);
  const { id, projectId } = await approved(me);
  const left =
    status === 'ready'
      ? `status = 'ready', attempts = 0, lease_token = null, lease_expires_at = null, first_attempt_at = null, retry_before = null`
      : `status = 'sending'`;
  await app
    .asOwner()
    .execute(
      `update dispatch set ${left}, last_outcome = null, next_attempt_at = '2026-09-01T08:00:05Z' where delivery_id = ?`,
      [id],
    );
  app.sent.length = 0;
  return { me, id, projectId };
}

describe('what a crash has left', () => {
  test('before the first attempt is sent, after the request had its time', async () => {
    const { me, id } = await diedAs('ready');
    await turn();
    expect(app.sent).toHaveLength(0);
    pass(5);
    await turn();
    expect(await dispatchOf(me, id)).toMatchObject({ status: 'accepted', attempts: 1 });
    expect(app.sent).toHaveLength(1);
  });

  test('in the middle of an attempt is uncertain and tried again under the same key, once the lease is over', async () => {
    const { me, id } = await diedAs('sending');
    pass(59);
    await turn();
    expect([app.sent.length, (await dispatchOf(me, id)).status]).toEqual([0, 'sending']);
    pass(1);
    await turn();
    expect(await dispatchOf(me, id)).toMatchObject({ status: 'accepted', attempts: 2, lastOutcome: 'accepted' });
    expect(app.sent.map(({ key }) => key)).toEqual([expect.stringContaining(id)]);
  });

  test('is taken by one of several instances', async () => {
    const { id } = await diedAs('sending');
    pass(60);
    await Promise.all(Array.from({ length: 6 }, turn));
    expect(app.sent.filter(({ key }) => key.includes(id))).toHaveLength(1);
  });
});

describe('an unknown outcome', () => {
  test('is tried again after the lease, then after longer and longer pauses, to the end of the window and no further', async () => {
    const me = await app.live();
    app.next.push(...Array.from({ length: 200 }, () => unknownOutcome));
    const { id } = await approved(me);
    const at: number[] = [];
    for (let seconds = 0; seconds < 24 * 3600; seconds += 30) {
      pass(30);
      const before = app.sent.length;
      await turn();
      if (app.sent.length > before) at.push(seconds + 30);
    }
    expect(at.slice(0, 5)).toEqual([60, 180, 480, 1380, 3180]);
    expect(at.at(-1)!).toBeLessThan(23 * 3600);
    expect(new Set(app.sent.map(({ key }) => key)).size).toBe(1);
    expect(await dispatchOf(me, id)).toMatchObject({ status: 'uncertain', attempts: at.length + 1 });
  }, 60_000);

  test('by SMTP is left to a person', async () => {
    const { me, id } = await diedAs('sending');
    await app.asOwner().execute(`update dispatch set provider = 'smtp' where delivery_id = ?`, [id]);
    pass(60);
    await turn();
    pass(3600);
    await turn();
    expect(app.sent).toHaveLength(0);
    expect(await dispatchOf(me, id)).toMatchObject({ status: 'uncertain', lastOutcome: 'lease_expired' });
  });
});

test.each<[string, Outcome, number | null]>([
  [
    'a provider that is busy is asked again when it says',
    { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 300 },
    300,
  ],
  [
    'a provider that is busy is not asked before the lease is over',
    { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 1 },
    60,
  ],
  ['a refused mail is left to a person', { kind: 'refused', outcome: 'refused' }, null],
])('%s', async (_, outcome, after) => {
  const me = await app.live();
  app.next.push(outcome);
  const { id } = await approved(me);
  app.sent.length = 0;
  pass((after ?? 86_000) - 1);
  await turn();
  expect(app.sent).toHaveLength(0);
  pass(1);
  await turn();
  expect(app.sent).toHaveLength(after === null ? 0 : 1);
  expect((await dispatchOf(me, id)).status).toBe(after === null ? 'failed' : 'accepted');
});

describe('is not tried again by itself', () => {
  test.each<[string, string]>([
    ['once the project has changed', `update project set context_number = context_number + 1 where id = :project`],
    ['once the key that approved is revoked', `update api_key set revoked_at = now() where id = :key`],
    ['with other bytes', `update delivery set payload = payload || ' '::bytea where id = :id`],
    ['with another credential', `update dispatch set provider_fingerprint = repeat('e', 64) where delivery_id = :id`],
  ])('%s', async (_, sql) => {
    const { me, id, projectId } = await diedAs('sending');
    const told = sql.replace(':project', `'${projectId}'`).replace(':key', `'${me.keyId}'`).replace(':id', `'${id}'`);
    await app.asOwner().execute(told);
    pass(60);
    await turn();
    expect(app.sent).toHaveLength(0);
    const [left] = await app
      .asOwner()
      .execute(`select status, next_attempt_at from dispatch where delivery_id = ?`, [id]);
    expect(left).toEqual({ status: 'uncertain', next_attempt_at: null });
  });

  test('a draft, however old', async () => {
    const { id } = await drafted(await app.live());
    pass(86_400);
    await turn();
    expect(app.sent.filter(({ key }) => key.includes(id))).toEqual([]);
  });
});
