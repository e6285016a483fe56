import { beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '#ports/mail/mailer.ts';
import { fakeMailer, startApp, unlimited } from '../../../harness.ts';
import { draftsOf, unknownOutcome, wechat } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approve, approved, retry, detail, pass } = draftsOf(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const codeOf = ({ status, body }: Awaited<ReturnType<typeof retry>>) => [status, body.error?.code];

describe('another attempt', () => {
  test.each<[string, Outcome]>([
    ['whose outcome was unknown', unknownOutcome],
    ['that was refused', { kind: 'refused', outcome: 'credential_refused' }],
    ['that the provider had no room for', { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 5 }],
  ])('of a mail %s sends the same bytes under the same key', async (_, outcome) => {
    const me = await app.live();
    app.next.push(outcome);
    const { id } = await approved(me);
    pass(60);
    const { status, body } = await retry(me, id);
    expect([status, body.status, body.dispatch.status, body.dispatch.attempts]).toEqual([200, 'sent', 'accepted', 2]);
    expect(body.dispatch).toMatchObject({
      firstAttemptAt: '2026-09-01T08:00:00.000Z',
      retryBefore: '2026-09-02T07:00:00.000Z',
      leaseExpiresAt: '2026-09-01T08:02:00.000Z',
    });
    expect(body.note).toContain('Handed to the e-mail provider');
    const [first, second] = app.sent;
    expect(app.sent).toHaveLength(2);
    expect([second!.key, second!.bytes.equals(first!.bytes)]).toEqual([first!.key, true]);
  });

  test('waits for the lease, says how long, and goes at its very end', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(41);
    const early = await retry(me, id);
    expect(codeOf(early)).toEqual([409, 'dispatch_retry_too_early']);
    expect(early.body.error.details).toEqual({ retryAfterSeconds: 19 });
    expect(early.headers.get('retry-after')).toBe('19');
    pass(19);
    expect((await retry(me, id)).status).toBe(200);
  });

  test('ends 23 hours after the first attempt', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome, unknownOutcome);
    const { id } = await approved(me);
    pass(23 * 3600 - 1);
    expect((await retry(me, id)).body.dispatch.status).toBe('uncertain');
    pass(60);
    const late = await retry(me, id);
    expect(codeOf(late)).toEqual([409, 'dispatch_window_expired']);
    expect(late.body.error.details).toEqual({ retryBefore: '2026-09-02T07:00:00.000Z' });
  });

  test('of an attempt that never came back is found uncertain by whoever looks, and may be made', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    await app
      .asOwner()
      .execute(`update dispatch set status = 'sending', last_outcome = null where delivery_id = ?`, [id]);
    expect((await detail(me, id)).dispatch.status).toBe('sending');
    pass(60);
    expect((await detail(me, id)).dispatch).toMatchObject({ status: 'uncertain', lastOutcome: 'lease_expired' });
    expect((await retry(me, id)).body.status).toBe('sent');
  });
});

describe('no other attempt is made', () => {
  test('of what was accepted, of a draft, of a message that a person sends, of what was rejected', async () => {
    const me = await app.live();
    const accepted = await approved(me);
    const draft = await drafted(me);
    const queued = await approved(me, wechat);
    const rejected = await drafted(me);
    await me.rest('POST', `/deliveries/${rejected.id}/reject`, {});
    pass(120);
    const sent = app.sent.length;
    for (const [{ id }, dispatchStatus] of [
      [accepted, 'accepted'],
      [draft, null],
      [queued, null],
      [rejected, null],
    ] as const) {
      const { status, body } = await retry(me, id);
      expect([status, body.error.code, body.error.details]).toEqual([
        409,
        'dispatch_not_retryable',
        { dispatchStatus },
      ]);
    }
    expect(app.sent).toHaveLength(sent);
  });

  test('of a delivery of old, whose dispatch nobody knows', async () => {
    const me = await app.live();
    const { id } = await drafted(me);
    await app.asOwner().execute(`update delivery set status = 'resend_failed' where id = ?`, [id]);
    expect(codeOf(await retry(me, id))).toEqual([409, 'dispatch_not_retryable']);
    expect((await detail(me, id)).dispatch).toBeNull();
  });

  test('once the project has changed, though the outcome is open', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id, projectId } = await approved(me);
    pass(60);
    const edit = { intent: { priorities: ['price'], prioritySource: null }, expectedContextVersion: 'v1' };
    expect((await me.rest('PATCH', `/projects/${projectId}`, edit)).status).toBe(200);
    expect(codeOf(await retry(me, id))).toEqual([409, 'dispatch_context_changed']);
  });

  test('once the key that approved is revoked; that it has expired does not matter', async () => {
    const me = await app.live();
    const other = await app.live({ organisationId: me.organisationId });
    app.next.push(unknownOutcome, unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    await app.asOwner().execute(`update api_key set expires_at = '2026-01-01' where id = ?`, [me.keyId]);
    expect((await retry(other, id)).body.dispatch.status).toBe('uncertain');
    pass(60);
    await app.asOwner().execute(`update api_key set revoked_at = now() where id = ?`, [me.keyId]);
    expect(codeOf(await retry(other, id))).toEqual([409, 'dispatch_context_changed']);
  });

  test('when the bytes are not those that were approved', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    await app.asOwner().execute(`update delivery set payload = payload || ' '::bytea where id = ?`, [id]);
    expect(codeOf(await retry(me, id))).toEqual([409, 'dispatch_context_changed']);
  });

  test.each<[string, Partial<ReturnType<typeof fakeMailer>['mailer']> | null]>([
    ['another credential', { fingerprint: 'e'.repeat(64) }],
    ['no transport any more', null],
  ])('by %s', async (_, change) => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    const other = fakeMailer();
    const mailer = change && { ...other.mailer, ...change };
    const second = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer }));
    expect(codeOf(await retry(second, id))).toEqual([409, 'dispatch_provider_changed']);
    expect(other.sent).toEqual([]);
  });

  test('of an uncertain mail by SMTP, which knows no key; of a refused one there is', async () => {
    const smtp = fakeMailer();
    Object.assign(smtp.mailer, { provider: 'smtp', hasIdempotency: false });
    const me = await app.live();
    const on = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer: smtp.mailer }));
    smtp.next.push(unknownOutcome);
    const uncertain = await approved(on);
    smtp.next.push({ kind: 'refused', outcome: 'refused' });
    const refused = await approved(on);
    pass(60);
    expect(codeOf(await retry(on, uncertain.id))).toEqual([409, 'dispatch_not_retryable']);
    expect((await retry(on, refused.id)).body.dispatch.status).toBe('accepted');
  });

  test('by a sandbox key, by a key without the scope, or for another owner', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    expect(codeOf(await retry(await app.sandbox(), id))).toEqual([403, 'sandbox_cannot_send']);
    expect(codeOf(await retry(await app.live({ scopes: ['projects:read'] }), id))).toEqual([403, 'insufficient_scope']);
    expect(codeOf(await retry(await app.live(), id))).toEqual([404, 'not_found']);
  });
});

describe('a mail that was approved before there was a transport', () => {
  async function approvedWithout() {
    const me = await app.live();
    const headers = { authorization: `Bearer ${me.secret}` };
    const { settings } = app;
    const without = await app.secondInstance({ mailer: null, settings: { ...settings, mailFrom: app.mailer.from } });
    const { id } = await drafted(me);
    const { body } = await approve(app.caller(headers, without), id);
    expect([body.status, body.transport, body.dispatch]).toEqual(['approved', null, null]);
    return { me, id, without: app.caller(headers, without) };
  }

  test('gets its first attempt by a retry once there is one', async () => {
    const { me, id, without } = await approvedWithout();
    expect(codeOf(await retry(without, id))).toEqual([409, 'dispatch_not_retryable']);
    const { body } = await retry(me, id);
    expect([body.status, body.dispatch.status, body.dispatch.attempts]).toEqual(['sent', 'accepted', 1]);
    expect(app.sent).toHaveLength(1);
  });

  test('is not sent from another sender than the one that was approved', async () => {
    const { me, id } = await approvedWithout();
    const mailer = { ...fakeMailer().mailer, from: 'somebody@else.example' };
    const other = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer }));
    expect(codeOf(await retry(other, id))).toEqual([409, 'dispatch_provider_changed']);
  });
});
