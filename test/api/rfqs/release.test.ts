import { beforeEach, describe, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import { type Json, list } from '../../json.ts';
import { withoutTokens } from '../../supplier-links.ts';
import { closing, publishing, toCode } from './published.ts';

const app = await startApp(unlimited);
const { drafted, reviewed, approve, approved, publish, published, detail, pass } = publishing(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

type Me = Awaited<ReturnType<typeof app.live>>;

/** The invitations of the RFQ in the order of the selection, as the graph shows them. */
async function invitationsOf(me: Me, id: string): Promise<Json[]> {
  const query = `query ($id: ID!) { rfq(id: $id) { status note invitations {
    factoryId status failure sentAt delivery { id kind status approvedBy { id } subject bodyEn bodyZh } } } }`;
  return list((await me.graphql.request<Json>(query, { id })).rfq.invitations);
}
async function release(): Promise<void> {
  pass(15);
  await releaseDue(app.system);
}
const settling = `mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { delivery { status } } }`;
const statesOf = (invitations: Json[]) => invitations.map(({ status, failure }) => [status, failure]);
/** Mails are sent side by side, in no order. */
const byAddress = <Mail extends { to: unknown }>(mails: Mail[]): Mail[] =>
  mails.toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
const deliveriesOf = async (me: Me, projectId: string): Promise<Json[]> =>
  list((await me.rest('GET', `/deliveries?projectId=${projectId}`)).body['deliveries']);

describe('at its release', () => {
  test('a publication sends each factory the reviewed message, once, approved by whoever approved the publication', async () => {
    const me = await app.live();
    const { actionId } = await drafted(me);
    const { recipients, reviewSha256, effect } = (await reviewed(me, actionId)).body['publication'];
    expect(effect).toBe(
      'Publishing opens a request to 2 factories. 2 e-mails are sent after 15 minutes; until then each can be revoked.',
    );
    const { body } = await publish(me, actionId, await approved(me, actionId));
    expect(app.sent).toEqual([]);
    await release();
    await releaseDue(app.system);
    const mails = app.sent.map(({ from, to, subject, text }) => ({ from, to, subject, text: withoutTokens(text) }));
    expect(byAddress(mails)).toEqual(
      byAddress(
        recipients.map(({ from, to, subject, bodyEn, bodyZh }) => ({
          from,
          to: to.address,
          subject,
          text: `${bodyZh}\n\n${'-'.repeat(40)}\n\n${bodyEn}`,
        })),
      ),
    );
    const invitations = await invitationsOf(me, body['rfq'].id);
    expect(invitations).toEqual(
      recipients.map(({ factoryId, subject, bodyEn, bodyZh }) => ({
        factoryId,
        status: 'sent',
        failure: null,
        sentAt: '2026-09-01T08:15:00.000Z',
        delivery: {
          id: expect.any(String),
          kind: 'rfq_publication',
          status: 'sent',
          approvedBy: { id: me.keyId },
          ...{ subject, bodyEn, bodyZh },
        },
      })),
    );
    const { deliveryReceipt: receipt } = await me.graphql.request<Json>(
      'query ($id: ID!) { deliveryReceipt(id: $id) { reviewSha256 publicationOf approvedAt } }',
      { id: invitations[0]!['delivery'].id },
    );
    expect(receipt).toEqual({ reviewSha256, publicationOf: actionId, approvedAt: '2026-09-01T08:00:00.000Z' });
    const rfq = await detail(me, body['rfq'].id);
    expect([rfq['status'], rfq['invitations'].map(({ status }) => status)]).toEqual(['sent', ['sent', 'sent']]);
  });

  test('the message of a revoked disclosure is not sent', async () => {
    const me = await app.live();
    const { rfqId, disclosures } = await published(me);
    await me.rest('POST', `/pending-disclosures/${disclosures[0].id}/revoke`, {});
    await release();
    const invitations = await invitationsOf(me, rfqId);
    expect(statesOf(invitations)).toEqual([
      ['revoked', null],
      ['sent', null],
    ]);
    expect(invitations[0]!['delivery']).toBeNull();
    expect(app.sent).toHaveLength(1);
    expect((await detail(me, rfqId))['invitations'].map(({ status }) => status)).toEqual(['expired', 'sent']);
  });

  test('open drafts to the invited factories are rejected, those to other factories are not', async () => {
    const me = await app.live();
    const { actionId, projectId, factoryIds } = await drafted(me);
    await publish(me, actionId, await approved(me, actionId, { factoryIds: factoryIds[0]! }));
    const before = await deliveriesOf(me, projectId);
    expect(before.map(({ status }) => status)).toEqual(['draft', 'draft']);
    await release();
    const after = await deliveriesOf(me, projectId);
    const byFactory = new Map(after.filter(({ status }) => status !== 'sent').map((one) => [one['factoryId'], one]));
    expect(byFactory.get(factoryIds[0]!)).toMatchObject({
      status: 'rejected',
      rejectReason: 'superseded_by_publication',
    });
    expect(byFactory.get(factoryIds[1]!)).toMatchObject({ status: 'draft' });
  });

  test('a factory without a contact is invited and gets nothing; the review says so', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(reachable(), reachable({ contacts: {} }));
    const { actionId } = await drafted(me, { input: { factoryIds } });
    const { recipients, effect } = (await reviewed(me, actionId)).body['publication'];
    expect(recipients.map(({ reachable, reason, to }) => [reachable, reason, to?.name])).toEqual([
      [true, null, 'Ms Li'],
      [false, 'no_contact', undefined],
    ]);
    expect(effect).toContain('One factory cannot be reached: no usable contact is on file.');
    const { body } = await publish(me, actionId, await approved(me, actionId));
    expect(body['disclosures']).toHaveLength(1);
    await release();
    expect(statesOf(await invitationsOf(me, body['rfq'].id))).toEqual([
      ['sent', null],
      ['failed', 'no_contact'],
    ]);
    expect(app.sent).toHaveLength(1);
  });

  test('a factory with an address of WeChat alone is queued for the outbox, and sent once a person has sent it', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(reachable({ contacts: { contactWechat: 'li-metal' } }));
    const { rfqId } = await published(me, { input: { factoryIds } });
    await release();
    expect(app.sent).toEqual([]);
    const [queued] = await invitationsOf(me, rfqId);
    expect([queued!['status'], queued!['delivery'].status, (await detail(me, rfqId))['status']]).toEqual([
      'queued',
      'queued',
      'draft',
    ]);
    const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
    await operator.rest('POST', `/deliveries/${queued!['delivery'].id}/sent`, { sentBy: 'Operator (synthetic)' });
    expect(statesOf(await invitationsOf(me, rfqId))).toEqual([['sent', null]]);
    expect((await detail(me, rfqId))['status']).toBe('sent');
  });
});

describe('nothing is sent, and the invitation says why,', () => {
  test.each<
    [string, string, (of: { me: Me; projectId: string; factoryId: string; actionId: string }) => Promise<unknown>]
  >([
    [
      'if the contact has changed',
      'contact_changed',
      ({ factoryId }) =>
        app
          .asOwner()
          .execute(`update factory_contact set contact_email = 'new@factory.example' where factory_id = ?`, [
            factoryId,
          ]),
    ],
    [
      'if the factory was quarantined',
      'contact_changed',
      ({ factoryId }) => app.asOwner().execute('update factory set quarantined = true where id = ?', [factoryId]),
    ],
    [
      'if the project was archived',
      'project_archived',
      ({ me, projectId }) => me.rest('PATCH', `/projects/${projectId}`, { status: 'archived' }),
    ],
    [
      'if the key that approved was revoked',
      'approval_lost',
      ({ me }) => app.asOwner().execute('update api_key set revoked_at = now() where id = ?', [me.keyId]),
    ],
  ])('%s', async (_, failure, happen) => {
    const me = await app.live();
    const reader = await app.live({ organisationId: me.organisationId });
    const { rfqId, projectId, factoryIds, actionId } = await published(me, { factories: 1 });
    await happen({ me, projectId, factoryId: factoryIds[0]!, actionId });
    await release();
    expect(statesOf(await invitationsOf(reader, rfqId))).toEqual([['failed', failure]]);
    expect(app.sent).toEqual([]);
    const { status, invitations } = await detail(reader, rfqId);
    expect([status, invitations[0].status, invitations[0].sentAt]).toEqual(['draft', 'pending', null]);
  });

  test('while an approved message of the action to it is not settled', async () => {
    const me = await app.live();
    const { rfqId, deliveries } = await published(me, { factories: 1 });
    app.next.push({ kind: 'unknown', outcome: 'timeout' });
    const { review } = (await me.rest('GET', `/deliveries/${deliveries[0].id}/review`)).body;
    await me.rest('POST', `/deliveries/${deliveries[0].id}/approve`, { expectedReviewSha256: review.reviewSha256 });
    expect(app.sent).toHaveLength(1);
    await release();
    expect(statesOf(await invitationsOf(me, rfqId))).toEqual([['failed', 'delivery_unsettled']]);
    expect(app.sent).toHaveLength(1);
  });

  test('if the provider refuses the message', async () => {
    const me = await app.live();
    const { rfqId } = await published(me, { factories: 1 });
    app.next.push({ kind: 'refused', outcome: 'refused' });
    await release();
    expect(statesOf(await invitationsOf(me, rfqId))).toEqual([['failed', 'refused']]);
    expect((await detail(me, rfqId))['status']).toBe('draft');
  });

  test('after the request was closed, even where a disclosure was due', async () => {
    const me = await app.live();
    const { rfqId } = await published(me);
    pass(16);
    await me.graphql.request(closing, { id: rfqId });
    await releaseDue(app.system);
    expect(app.sent).toEqual([]);
    expect(statesOf(await invitationsOf(me, rfqId))).toEqual(Array(2).fill(['expired', null]));
  });

  test('once the request was closed, though it was released and another attempt was due', async () => {
    const me = await app.live();
    const { rfqId, projectId } = await published(me);
    app.next.push(
      { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 60 },
      { kind: 'unknown', outcome: 'timeout' },
    );
    await release();
    const attempts = new Set(app.sent.map(({ key }) => key));
    expect([attempts.size, app.sent.length]).toEqual([2, 2]);
    await me.graphql.request(closing, { id: rfqId });
    pass(5);
    await sendDue(app.system);
    expect(app.sent.filter(({ key }) => attempts.has(key))).toHaveLength(2);
    expect(statesOf(await invitationsOf(me, rfqId)).toSorted()).toEqual([
      ['failed', 'rfq_closed'],
      ['queued', null],
    ]);
    const released = (await deliveriesOf(me, projectId)).filter(({ status }) => status === 'approved');
    for (const { id } of released) {
      const { delivery } = await me.graphql.request<Json>('query ($id: ID!) { delivery(id: $id) { note } }', { id });
      expect(delivery.note).toContain('It is not sent: its quote request was closed.');
      expect(toCode(await me.rest('POST', `/deliveries/${id}/retry`))).toEqual([409, 'rfq_closed']);
      const input = { id, outcome: 'not_sent', evidence: 'The request was closed; the provider has no such mail.' };
      await me.graphql.request(settling, { input });
    }
    expect(statesOf(await invitationsOf(me, rfqId))).toEqual(Array(2).fill(['failed', 'settled_as_not_sent']));
  });

  test('by hand, once the request was closed', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(
      reachable({ contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } }),
    );
    const { rfqId } = await published(me, { input: { factoryIds } });
    await release();
    const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
    const isOnOutbox = async () => list((await operator.rest('GET', '/outbox')).body['deliveries']).length > 0;
    expect(await isOnOutbox()).toBe(true);
    await me.graphql.request(closing, { id: rfqId });
    expect(await isOnOutbox()).toBe(false);
    expect(statesOf(await invitationsOf(me, rfqId))).toEqual([['failed', 'rfq_closed']]);
  });
});

test('a factory that has the same text and files from an earlier publication gets no second message', async () => {
  const me = await app.live();
  const { rfqId, actionId } = await published(me, { factories: 1 });
  await release();
  await me.graphql.request(closing, { id: rfqId });
  const { recipients, effect } = (await reviewed(me, actionId)).body['publication'];
  expect(recipients[0]).toMatchObject({ reachable: true, reason: 'already_sent' });
  expect(effect).toContain('No message is sent. One factory already has this message and gets no second one.');
  const again = await publish(me, actionId, await approved(me, actionId));
  await release();
  expect(app.sent).toHaveLength(1);
  expect(statesOf(await invitationsOf(me, again.body['rfq'].id))).toEqual([['sent', null]]);

  await me.graphql.request(closing, { id: again.body['rfq'].id });
  await publish(me, actionId, await approved(me, actionId, { currency: 'CNY' }));
  await release();
  expect(app.sent).toHaveLength(2);
});

test('a changed recipient makes the approval of a review void', async () => {
  const me = await app.live();
  const { actionId, factoryIds } = await drafted(me, { factories: 1 });
  const { reviewSha256: expectedReviewSha256, selection } = (await reviewed(me, actionId)).body['publication'];
  const change = `update factory_contact set contact_email = 'other@factory.example' where factory_id = ?`;
  await app.asOwner().execute(change, [factoryIds[0]]);
  const answer = await approve(me, actionId, { expectedReviewSha256, selection });
  expect(toCode(answer)).toEqual([409, 'publication_review_changed']);
});

test('a review counts the addresses that it shows, and shows none above the quota', async () => {
  const me = await app.live();
  const { actionId } = await drafted(me);
  const counted = async () =>
    (
      await app
        .asOwner()
        .execute('select count(*)::int as count from audit_entry where owner = ? and action = ?', [
          me.organisationId,
          'contacts.read',
        ])
    )[0]!['count'];
  const before = await counted();
  await reviewed(me, actionId);
  await reviewed(me, actionId);
  expect((await counted()) - before).toBe(2);
});

test('on several concurrent instances each message is sent once', async () => {
  const me = await app.live();
  await published(me, { factories: 3 });
  pass(15);
  await Promise.all(Array.from({ length: 6 }, () => releaseDue(app.system)));
  await releaseDue(app.system);
  expect(app.sent).toHaveLength(3);
  expect(new Set(app.sent.map(({ to }) => String(to))).size).toBe(3);
});
