import { beforeEach, describe, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { createDraftHelpers, unknownOutcome } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approved, detail, pass } = createDraftHelpers(app);
beforeEach(async () => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
  await app.asOwner().execute('update dispatch set next_attempt_at = null');
});

const runJob = () => sendDue(app.system);
const readDispatch = async (me: Parameters<typeof detail>[0], id: string) => (await detail(me, id)).dispatch;

/** An approval whose process died in the given state. */
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

describe('after a crash', () => {
  test('a mail without an attempt is sent once the grace period of the request has passed', async () => {
    const { me, id } = await diedAs('ready');
    await runJob();
    expect(app.sent).toHaveLength(0);
    pass(5);
    await runJob();
    expect(await readDispatch(me, id)).toMatchObject({ status: 'accepted', attempts: 1 });
    expect(app.sent).toHaveLength(1);
  });

  test('an interrupted attempt is uncertain and retried under the same key once its lease has expired', async () => {
    const { me, id } = await diedAs('sending');
    pass(59);
    await runJob();
    expect([app.sent.length, (await readDispatch(me, id)).status]).toEqual([0, 'sending']);
    pass(1);
    await runJob();
    expect(await readDispatch(me, id)).toMatchObject({ status: 'accepted', attempts: 2, lastOutcome: 'accepted' });
    expect(app.sent.map(({ key }) => key)).toEqual([expect.stringContaining(id)]);
  });

  test('an open dispatch is sent by only one of several instances', async () => {
    const { id } = await diedAs('sending');
    pass(60);
    await Promise.all(Array.from({ length: 6 }, runJob));
    expect(app.sent.filter(({ key }) => key.includes(id))).toHaveLength(1);
  });
});

describe('an unknown outcome', () => {
  test('is retried after the lease with increasing delays until the idempotency window ends', async () => {
    const me = await app.live();
    app.next.push(...Array.from({ length: 200 }, () => unknownOutcome));
    const { id } = await approved(me);
    const at: number[] = [];
    for (let seconds = 0; seconds < 24 * 3600; seconds += 30) {
      pass(30);
      const before = app.sent.length;
      await runJob();
      if (app.sent.length > before) at.push(seconds + 30);
    }
    expect(at.slice(0, 5)).toEqual([60, 180, 480, 1380, 3180]);
    expect(at.at(-1)!).toBeLessThan(23 * 3600);
    expect(new Set(app.sent.map(({ key }) => key)).size).toBe(1);
    expect(await readDispatch(me, id)).toMatchObject({ status: 'uncertain', attempts: at.length + 1 });
  });

  test('by SMTP is not retried automatically', async () => {
    const { me, id } = await diedAs('sending');
    await app.asOwner().execute(`update dispatch set provider = 'smtp' where delivery_id = ?`, [id]);
    pass(60);
    await runJob();
    pass(3600);
    await runJob();
    expect(app.sent).toHaveLength(0);
    expect(await readDispatch(me, id)).toMatchObject({ status: 'uncertain', lastOutcome: 'lease_expired' });
  });
});

test.each<[string, Outcome, number | null]>([
  [
    'a rate-limited mail is retried after Retry-After',
    { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 300 },
    300,
  ],
  [
    'a rate-limited mail is not retried before the lease has expired',
    { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 1 },
    60,
  ],
  ['a refused mail is not retried automatically', { kind: 'refused', outcome: 'refused' }, null],
])('%s', async (_, outcome, after) => {
  const me = await app.live();
  app.next.push(outcome);
  const { id } = await approved(me);
  app.sent.length = 0;
  pass((after ?? 86_000) - 1);
  await runJob();
  expect(app.sent).toHaveLength(0);
  pass(1);
  await runJob();
  expect(app.sent).toHaveLength(after === null ? 0 : 1);
  expect((await readDispatch(me, id)).status).toBe(after === null ? 'failed' : 'accepted');
});

describe('a mail is not retried automatically', () => {
  test.each<[string, string]>([
    ['after the project has changed', `update project set context_number = context_number + 1 where id = :project`],
    ['after the approving key was revoked', `update api_key set revoked_at = now() where id = :key`],
    ['with changed bytes', `update delivery set payload = payload || ' '::bytea where id = :id`],
    [
      'with a different credential',
      `update dispatch set provider_fingerprint = repeat('e', 64) where delivery_id = :id`,
    ],
  ])('%s', async (_, sql) => {
    const { me, id, projectId } = await diedAs('sending');
    const statement = sql
      .replace(':project', `'${projectId}'`)
      .replace(':key', `'${me.keyId}'`)
      .replace(':id', `'${id}'`);
    await app.asOwner().execute(statement);
    pass(60);
    await runJob();
    expect(app.sent).toHaveLength(0);
    const [left] = await app
      .asOwner()
      .execute(`select status, next_attempt_at from dispatch where delivery_id = ?`, [id]);
    expect(left).toEqual({ status: 'uncertain', next_attempt_at: null });
  });

  test('while it is a draft', async () => {
    const { id } = await drafted(await app.live());
    pass(86_400);
    await runJob();
    expect(app.sent.filter(({ key }) => key.includes(id))).toEqual([]);
  });
});
