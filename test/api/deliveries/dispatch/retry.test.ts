import { beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '#ports/mail/mailer.ts';
import { fakeMailer, startApp, unlimited } from '../../../harness.ts';
import { createDraftHelpers, unknownOutcome, wechat } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approve, approved, retry, detail, pass } = createDraftHelpers(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const toCode = ({ status, body }: Awaited<ReturnType<typeof retry>>) => [status, body.error?.code];

describe('a retry', () => {
  test.each<[string, Outcome]>([
    ['whose outcome was unknown', unknownOutcome],
    ['that was refused', { kind: 'refused', outcome: 'credential_refused' }],
    ['that the provider rate-limited', { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 5 }],
  ])('of a mail %s sends the same bytes under the same idempotency key', async (_, outcome) => {
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

  test('is refused with retryAfterSeconds until the lease expires', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(41);
    const early = await retry(me, id);
    expect(toCode(early)).toEqual([409, 'dispatch_retry_too_early']);
    expect(early.body.error.details).toEqual({ retryAfterSeconds: 19 });
    expect(early.headers.get('retry-after')).toBe('19');
    pass(19);
    expect((await retry(me, id)).status).toBe(200);
  });

  test('is refused from 23 hours after the first attempt', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome, unknownOutcome);
    const { id } = await approved(me);
    pass(23 * 3600 - 1);
    expect((await retry(me, id)).body.dispatch.status).toBe('uncertain');
    pass(60);
    const late = await retry(me, id);
    expect(toCode(late)).toEqual([409, 'dispatch_window_expired']);
    expect(late.body.error.details).toEqual({ retryBefore: '2026-09-02T07:00:00.000Z' });
  });

  test('is possible once an attempt without an outcome is shown as uncertain', async () => {
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

describe('a retry is refused', () => {
  test('for accepted mails, drafts, messages of the manual outbox and rejected deliveries', async () => {
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

  test('for a legacy delivery without a dispatch', async () => {
    const me = await app.live();
    const { id } = await drafted(me);
    await app.asOwner().execute(`update delivery set status = 'resend_failed' where id = ?`, [id]);
    expect(toCode(await retry(me, id))).toEqual([409, 'dispatch_not_retryable']);
    expect((await detail(me, id)).dispatch).toBeNull();
  });

  test('after the project has changed', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id, projectId } = await approved(me);
    pass(60);
    const edit = { intent: { priorities: ['price'], prioritySource: null }, expectedContextVersion: 'v1' };
    expect((await me.rest('PATCH', `/projects/${projectId}`, edit)).status).toBe(200);
    expect(toCode(await retry(me, id))).toEqual([409, 'dispatch_context_changed']);
  });

  test('after the approving key was revoked, but not after it has expired', async () => {
    const me = await app.live();
    const other = await app.live({ organisationId: me.organisationId });
    app.next.push(unknownOutcome, unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    await app.asOwner().execute(`update api_key set expires_at = '2026-01-01' where id = ?`, [me.keyId]);
    expect((await retry(other, id)).body.dispatch.status).toBe('uncertain');
    pass(60);
    await app.asOwner().execute(`update api_key set revoked_at = now() where id = ?`, [me.keyId]);
    expect(toCode(await retry(other, id))).toEqual([409, 'dispatch_context_changed']);
  });

  test('if the stored bytes do not match the approved digest', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    await app.asOwner().execute(`update delivery set payload = payload || ' '::bytea where id = ?`, [id]);
    expect(toCode(await retry(me, id))).toEqual([409, 'dispatch_context_changed']);
  });

  test.each<[string, Partial<ReturnType<typeof fakeMailer>['mailer']> | null]>([
    ['a different credential', { fingerprint: 'e'.repeat(64) }],
    ['no transport configured', null],
  ])('with %s', async (_, change) => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    const other = fakeMailer();
    const mailer = change && { ...other.mailer, ...change };
    const second = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer }));
    expect(toCode(await retry(second, id))).toEqual([409, 'dispatch_provider_changed']);
    expect(other.sent).toEqual([]);
  });

  test('for an uncertain mail by SMTP, which has no idempotency, but not for a refused one', async () => {
    const smtp = fakeMailer();
    Object.assign(smtp.mailer, { provider: 'smtp', hasIdempotency: false });
    const me = await app.live();
    const on = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer: smtp.mailer }));
    smtp.next.push(unknownOutcome);
    const uncertain = await approved(on);
    smtp.next.push({ kind: 'refused', outcome: 'refused' });
    const refused = await approved(on);
    pass(60);
    expect(toCode(await retry(on, uncertain.id))).toEqual([409, 'dispatch_not_retryable']);
    expect((await retry(on, refused.id)).body.dispatch.status).toBe('accepted');
  });

  test('to sandbox keys, keys without the scope and other organisations', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { id } = await approved(me);
    pass(60);
    expect(toCode(await retry(await app.sandbox(), id))).toEqual([403, 'sandbox_cannot_send']);
    expect(toCode(await retry(await app.live({ scopes: ['projects:read'] }), id))).toEqual([403, 'insufficient_scope']);
    expect(toCode(await retry(await app.live(), id))).toEqual([404, 'not_found']);
  });
});

describe('a mail approved before a transport was configured', () => {
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

  test('gets its first attempt by a retry once one is configured', async () => {
    const { me, id, without } = await approvedWithout();
    expect(toCode(await retry(without, id))).toEqual([409, 'dispatch_not_retryable']);
    const { body } = await retry(me, id);
    expect([body.status, body.dispatch.status, body.dispatch.attempts]).toEqual(['sent', 'accepted', 1]);
    expect(app.sent).toHaveLength(1);
  });

  test('is not sent from a sender other than the approved one', async () => {
    const { me, id } = await approvedWithout();
    const mailer = { ...fakeMailer().mailer, from: 'somebody@else.example' };
    const other = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer }));
    expect(toCode(await retry(other, id))).toEqual([409, 'dispatch_provider_changed']);
  });
});
