import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { type Caller, fakeMailer, refusal, startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { eventBody, signed } from '../../../stand-ins/resend-events.ts';
import { createDraftHelpers, unknownOutcome, wechat } from './drafted.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const app = await startApp({ ...unlimited, RESEND_WEBHOOK_SECRET: secret });
const { drafted, approve, approved, retry, detail, pass } = createDraftHelpers(app);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

type Outcomes = 'accepted' | 'not_sent';
const evidence = 'The log of the provider, entry 4711';
const document = `mutation ($input: SettleDeliveryInput!) {
  settleDelivery(input: $input) {
    delivery { status note sentAt settlement { outcome settledAt evidence } dispatch { status attempts } }
  }
}`;
const settle = async (by: Pick<Caller, 'graphql'>, id: string, outcome: Outcomes, more: object = {}) =>
  (await by.graphql.request(document, { input: { id, outcome, evidence, ...more } })).settleDelivery.delivery;
const refused = (by: Pick<Caller, 'graphql'>, id: string, outcome: Outcomes = 'not_sent', more: object = {}) =>
  refusal(settle(by, id, outcome, more));
const windowSeconds = 23 * 3600;

/** A mail of unknown outcome. */
async function uncertain(outcome: Outcome = unknownOutcome) {
  const me = await app.live();
  app.next.push(outcome);
  return { me, ...(await approved(me)) };
}

describe('a mail of unknown outcome', () => {
  test.each<[Outcomes, string]>([
    ['accepted', 'sent'],
    ['not_sent', 'not_sent'],
  ])('can be settled as %s, with evidence, after the retry window', async (outcome, status) => {
    const { me, id } = await uncertain();
    pass(windowSeconds);
    const now = app.clock.now.toISOString();
    const settled = await settle(me, id, outcome);
    expect(settled).toEqual({
      status,
      note: expect.stringContaining('A person settled it'),
      sentAt: outcome === 'accepted' ? now : null,
      settlement: { outcome, settledAt: now, evidence },
      dispatch: { status: 'uncertain', attempts: 1 },
    });
    expect((await detail(me, id)).delivery).toMatchObject({ status, dispatchStatus: 'uncertain' });
    const entries = await app
      .asOwner()
      .execute(`select actor, detail from audit_entry where resource_id = ? and action = 'delivery.settled'`, [id]);
    const evidenceSha256 = createHash('sha256').update(evidence).digest('hex');
    const told = { outcome, evidenceSha256, dispatchStatus: 'uncertain' };
    expect(entries).toEqual([{ actor: `key:${me.keyId}`, detail: told }]);

    expect(await settle(me, id, outcome, { evidence: 'again' }), 'again').toEqual(settled);
    const other = outcome === 'accepted' ? 'not_sent' : 'accepted';
    expect(await refused(me, id, other)).toMatchObject({
      status: 409,
      code: 'delivery_not_settleable',
      details: { status },
    });
    expect((await me.rest('GET', `/deliveries?status=${status}`)).body['count']).toBe(1);
  });

  test('cannot be settled while an attempt may be in progress or a retry is possible', async () => {
    const { me, id } = await uncertain();
    await app.asOwner().execute(`update dispatch set status = 'sending' where delivery_id = ?`, [id]);
    pass(59);
    expect(await refused(me, id)).toMatchObject({
      ...{ status: 409, code: 'dispatch_retry_too_early', details: { retryAfterSeconds: 1 } },
    });
    pass(1);
    const details = { status: 'approved', dispatchStatus: 'sending' };
    expect(await refused(me, id)).toMatchObject({ status: 409, code: 'delivery_not_settleable', details });
    expect((await retry(me, id)).body.status).toBe('sent');
  });

  test('by SMTP, which has no idempotency, can be settled at once', async () => {
    const smtp = fakeMailer();
    Object.assign(smtp.mailer, { provider: 'smtp', hasIdempotency: false });
    const me = await app.live();
    const on = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer: smtp.mailer }));
    smtp.next.push(unknownOutcome);
    const { id } = await approved(on);
    expect(await settle(on, id, 'accepted')).toMatchObject({ status: 'sent' });
  });

  test('that was refused can be settled at once or retried', async () => {
    const one = await uncertain({ kind: 'refused', outcome: 'refused' });
    expect(await settle(one.me, one.id, 'not_sent')).toMatchObject({
      status: 'not_sent',
      dispatch: { status: 'failed' },
    });
  });
});

describe('after a mail was settled as not sent', () => {
  test('no request and no job sends it', async () => {
    const { me, id } = await uncertain();
    await app
      .asOwner()
      .execute('update dispatch set provider_fingerprint = ? where delivery_id = ?', ['e'.repeat(64), id]);
    pass(60);
    await settle(me, id, 'not_sent');
    app.sent.length = 0;
    const original = app.mailer.fingerprint;
    await app.asOwner().execute('update dispatch set provider_fingerprint = ? where delivery_id = ?', [original, id]);
    expect((await retry(me, id)).body.error.code).toBe('dispatch_not_retryable');
    await app.asOwner().execute('update dispatch set next_attempt_at = ? where delivery_id = ?', [app.clock.now, id]);
    pass(3600);
    await sendDue(app.system);
    const approving = { expectedReviewSha256: '0'.repeat(64) };
    expect((await me.rest('POST', `/deliveries/${id}/approve`, approving)).body['error'].code).toBe(
      'delivery_not_draft',
    );
    expect((await me.rest('POST', `/deliveries/${id}/reject`, {})).body['error'].code).toBe('delivery_not_draft');
    expect(app.sent).toEqual([]);
    expect(await detail(me, id)).toMatchObject({ status: 'not_sent', dispatch: { status: 'uncertain', attempts: 1 } });
  });

  test('a provider event that proves acceptance sets it to sent', async () => {
    const { me, id } = await uncertain();
    pass(windowSeconds);
    await settle(me, id, 'not_sent');
    const body = eventBody({ emailId: 'm-late', type: 'delivered', at: app.clock.now, tags: { delivery_id: id } });
    const callback = signed(body, { secret, at: app.clock.now });
    expect((await app.app.request('/webhooks/resend', { method: 'POST', ...callback })).status).toBe(204);
    const { delivery } = await me.graphql.request<Json>(
      'query ($id: ID!) { delivery(id: $id) { status note dispatchStatus settlement { outcome } } }',
      { id },
    );
    expect(delivery).toEqual({
      status: 'sent',
      note: expect.stringContaining('proved that the provider accepted it'),
      dispatchStatus: 'accepted',
      settlement: { outcome: 'not_sent' },
    });
  });

  test('a late attempt that was accepted sets it to sent', async () => {
    const me = await app.live();
    const slow = fakeMailer();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const called = Promise.withResolvers<void>();
    const send = () => {
      called.resolve();
      return promise;
    };
    const mailer = { ...slow.mailer, send };
    const on = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer }));
    const { id, projectId } = await drafted(me);
    const attempt = approve(on, id);
    await called.promise;
    expect(await refused(me, id)).toMatchObject({ code: 'dispatch_retry_too_early' });
    pass(60);
    await me.rest('PATCH', `/projects/${projectId}`, { status: 'archived' });
    expect(await settle(me, id, 'not_sent')).toMatchObject({ status: 'not_sent', dispatch: { status: 'uncertain' } });
    resolve({ kind: 'accepted', providerMessageId: 'm-slow' });
    expect((await attempt).status).toBe(200);
    expect(await detail(me, id)).toMatchObject({ status: 'sent', dispatch: { status: 'accepted' } });
  });
});

test('a message of the manual outbox can be settled only while it cannot be sent', async () => {
  const me = await app.live();
  const { id, factoryId } = await approved(me, wechat);
  expect(await refused(me, id)).toMatchObject({ status: 409, code: 'delivery_not_settleable' });
  await app.asOwner().execute('update factory set quarantined = true where id = ?', [factoryId]);
  expect(await settle(me, id, 'not_sent')).toMatchObject({ status: 'not_sent', dispatch: null });
  const reported = await operator.rest('POST', `/deliveries/${id}/sent`, { sentBy: 'Ms Wang' });
  expect(reported.body['error'].code).toBe('delivery_not_draft');
});

test('only one of a concurrent retry and settlement succeeds', async () => {
  for (let round = 0; round < 10; round++) {
    const { me, id } = await uncertain({ kind: 'refused', outcome: 'refused' });
    pass(60);
    app.sent.length = 0;
    const racers = [
      () => retry(me, id).then(({ status }) => status),
      () => refused(me, id).then((no) => no?.['status'] ?? 200),
    ];
    const told = await Promise.all((round % 2 ? racers.toReversed() : racers).map((race) => race()));
    const { status } = await detail(me, id);
    expect([told.toSorted(), status, app.sent.length]).toEqual([[200, 409], status, status === 'sent' ? 1 : 0]);
  }
});

describe('settling', () => {
  test('is allowed to live keys with approvals:write, signed-in owners and operator staff', async () => {
    const owned = await uncertain({ kind: 'refused', outcome: 'refused' });
    const owner = await app.session('owner', owned.me.organisationId);
    expect(await settle(owner, owned.id, 'not_sent')).toMatchObject({ status: 'not_sent' });
    const foreign = await uncertain({ kind: 'refused', outcome: 'refused' });
    expect(await settle(operator, foreign.id, 'not_sent')).toMatchObject({ status: 'not_sent' });
    const [entry] = await app
      .asOwner()
      .execute(`select owner, actor from audit_entry where resource_id = ? and action = 'delivery.settled'`, [
        foreign.id,
      ]);
    expect(entry).toEqual({ owner: foreign.me.organisationId, actor: `key:${operator.keyId}` });
  });

  test('is refused to all others', async () => {
    const { me, id } = await uncertain({ kind: 'refused', outcome: 'refused' });
    const { organisationId } = me;
    const settleAs = async (by: Pick<Caller, 'graphql'>) => (await refused(by, id))?.['code'];
    expect(await settleAs(app.caller())).toBe('unauthenticated');
    expect(await settleAs(await app.sandbox())).toBe('live_key_required');
    expect(await settleAs(await app.live({ organisationId, scopes: ['actions:read'] }))).toBe('insufficient_scope');
    expect(await settleAs(await app.live())).toBe('not_found');
    expect(await settleAs(await app.session('member', organisationId))).toBe('role_required');
    expect(await settleAs(await app.session('owner', await app.organisation()))).toBe('not_found');
    expect((await detail(me, id)).status).toBe('approved');
  });

  test.each([[''], ['   '], ['x'.repeat(2001)]])('rejects the evidence %j', async (given) => {
    const { me, id } = await uncertain({ kind: 'refused', outcome: 'refused' });
    expect(await refused(me, id, 'not_sent', { evidence: given })).toMatchObject({
      ...{ status: 400, code: 'validation_failed', details: { fields: [{ path: '/evidence' }] } },
    });
  });
});
