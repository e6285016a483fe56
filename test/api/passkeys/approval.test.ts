import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { assertGenuine } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import type { Receipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import { ReceiptKey } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { createAuthenticator, type Deviation, toBytes, withOneByteChanged } from '../../authenticator.ts';
import { type Caller, refusal } from '../../harness.ts';
import { genuine } from '../../receipt-reader.ts';
import { startPasskeys } from './client.ts';

const app = await startPasskeys();
const { approver, approve, signed, statusOf, auditOf } = app;

const receiptOf = async (by: Caller, id: string) =>
  (
    await by.graphql.request<{ deliveryReceipt: Receipt & { passkey: object | null } }>(
      `query ($id: ID!) { deliveryReceipt(id: $id) {
        v deliveryId reviewSha256 payloadSha256 approvedAt approvedBy { kind id label }
        passkey { credentialId publicKey clientDataJSON authenticatorData signature nonce }
        publicationOf provider providerMessageId signature publicKeyId
      } }`,
      { id },
    )
  ).deliveryReceipt;
const keys = async () => (await app.app.request('/.well-known/receipt-keys.json')).json();
const refused = (reason: string) => ({ status: 403, code: 'passkey_refused', details: { reason } });

describe('an approval', () => {
  test('is signed by a passkey of the member, and the receipt carries the signature', async () => {
    const me = await approver();
    const { authenticator } = me.passkey;
    const { reviewSha256, options, assertion } = await signed(me, authenticator);
    expect(options).toMatchObject({
      rpId: 'gateway.test',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.credentialId, type: 'public-key', transports: ['internal'] }],
    });
    await approve(me, me.deliveryId, reviewSha256, assertion);
    expect(await statusOf(me.deliveryId)).toBe('sent');
    const receipt = await receiptOf(me, me.deliveryId);
    const { userHandle: _, ...kept } = assertion;
    expect(receipt).toMatchObject({
      v: 2,
      approvedBy: { kind: 'MEMBER', id: me.memberId },
      passkey: { ...kept, publicKey: authenticator.spki, nonce: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(genuine(receipt, await keys())).toBe(true);
    const rest = await me.key.rest('GET', `/deliveries/${me.deliveryId}/receipt`);
    expect(rest.body['receipt']).toEqual(receipt);
    const detail = { reviewSha256, payloadSha256: receipt.payloadSha256, passkeyId: me.passkey.id };
    expect(await auditOf(me.deliveryId, 'delivery.approved')).toMatchObject([{ detail }]);
  });

  test('without a passkey has a receipt without one', async () => {
    const me = await approver();
    await approve(me, me.deliveryId, await app.reviewOf(me, me.deliveryId));
    const receipt = await receiptOf(me, me.deliveryId);
    expect(receipt.passkey).toBeNull();
    expect(genuine(receipt, await keys())).toBe(true);
  });

  test('keeps its signature when the passkey is removed', async () => {
    const me = await approver();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
    await approve(me, me.deliveryId, reviewSha256, assertion);
    const before = await receiptOf(me, me.deliveryId);
    await app.remove(me, me.passkey.id);
    expect(await receiptOf(me, me.deliveryId)).toEqual(before);
  });

  test('may be repeated with the same signature: it is sent once', async () => {
    const me = await approver();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
    await Promise.all([1, 2, 3].map(() => approve(me, me.deliveryId, reviewSha256, assertion)));
    await approve(me, me.deliveryId, reviewSha256, assertion);
    expect(app.sent).toHaveLength(1);
  });

  test.each<[string, Deviation]>([
    ['the page of another site', { origin: 'http://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody verified', { isVerified: false }],
    ['nobody present', { isPresent: false }],
    ['a frame of another site', { crossOrigin: true }],
    ['a registration', { type: 'webauthn.create' }],
  ])('is refused with %s, even where none is required', async (_, as) => {
    const me = await approver();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator, as);
    expect(await refusal(approve(me, me.deliveryId, reviewSha256, assertion))).toMatchObject(refused('verification'));
    expect([await statusOf(me.deliveryId), app.sent]).toEqual(['draft', []]);
    expect(await auditOf(me.passkey.id, 'passkey.refused')).toMatchObject([
      { actor: `member:${me.memberId}`, detail: { purpose: 'delivery_approval', reason: 'verification' } },
    ]);
  });

  test.each(['clientDataJSON', 'authenticatorData', 'signature', 'credentialId', 'userHandle'] as const)(
    'is refused with any other byte in %s',
    async (field) => {
      const me = await approver();
      const reviewSha256 = await app.reviewOf(me, me.deliveryId);
      const length = toBytes((await signed(me, me.passkey.authenticator)).assertion[field]!).length;
      for (let at = 0; at < length; at++) {
        const { assertion } = await signed(me, me.passkey.authenticator);
        const changed = [...withOneByteChanged(assertion[field]!)][at];
        // The length of a signature in DER varies.
        if (changed === undefined) continue;
        const error = await refusal(approve(me, me.deliveryId, reviewSha256, { ...assertion, [field]: changed }));
        expect([field, at, error?.code]).toEqual([field, at, 'passkey_refused']);
      }
      expect([await statusOf(me.deliveryId), app.sent]).toEqual(['draft', []]);
    },
    60_000,
  );

  test('is refused with any other byte in the saved public key or nonce', async () => {
    const me = await approver();
    const key = me.passkey.authenticator.cose;
    for (const [table, column, saved] of [
      ['passkey', 'public_key', Buffer.from(key).toString('base64url')],
      ['passkey_challenge', 'nonce', null],
    ] as const) {
      const length = saved ? toBytes(saved).length : 32;
      for (let at = 0; at < length; at++) {
        const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
        const em = app.asOwner();
        const [row] = await em.execute<{ nonce: string }[]>(
          `select nonce from passkey_challenge where member_id = ? and purpose = 'delivery_approval'`,
          [me.memberId],
        );
        const changed = [...withOneByteChanged(saved ?? row!.nonce)][at]!;
        await em.execute(`update ${table} set ${column} = ? where member_id = ?`, [
          saved ? toBytes(changed) : changed,
          me.memberId,
        ]);
        const error = await refusal(approve(me, me.deliveryId, reviewSha256, assertion));
        expect([column, at, error?.code]).toEqual([column, at, 'passkey_refused']);
      }
      if (saved)
        await app
          .asOwner()
          .execute('update passkey set public_key = ? where member_id = ?', [Buffer.from(key), me.memberId]);
    }
    expect(await statusOf(me.deliveryId)).toBe('draft');
  }, 60_000);

  test('is refused with a signature over another digest or another delivery', async () => {
    const me = await approver();
    const { authenticator } = me.passkey;
    const reviewSha256 = await app.reviewOf(me, me.deliveryId);
    for (let at = 0; at < 64; at += 7) {
      const other = `${reviewSha256.slice(0, at)}${reviewSha256[at] === '0' ? '1' : '0'}${reviewSha256.slice(at + 1)}`;
      const assertion = authenticator.get(await app.challenge(me, me.deliveryId, other));
      expect(await refusal(approve(me, me.deliveryId, reviewSha256, assertion))).toMatchObject(refused('challenge'));
    }
    const another = await app.drafted(me.organisationId);
    const assertion = authenticator.get(await app.challenge(me, another.deliveryId, reviewSha256));
    expect(await refusal(approve(me, me.deliveryId, reviewSha256, assertion))).toMatchObject(refused('challenge'));
    expect(await statusOf(me.deliveryId)).toBe('draft');
  });

  test('is refused with a challenge that was used, is of a colleague, or is 5 minutes old', async () => {
    const me = await approver();
    const { authenticator } = me.passkey;
    const { reviewSha256, assertion } = await signed(me, authenticator);
    await approve(me, me.deliveryId, reviewSha256, assertion);

    const second = { ...me, ...(await app.drafted(me.organisationId)) };
    const digest = await app.reviewOf(second, second.deliveryId);
    const asked = refused('challenge');
    expect(await refusal(approve(second, second.deliveryId, digest, assertion))).toMatchObject(asked);

    const colleague = await app.session('approver', me.organisationId);
    await app.add(colleague);
    const theirs = authenticator.get(await app.challenge(colleague, second.deliveryId, digest));
    expect(await refusal(approve(second, second.deliveryId, digest, theirs))).toMatchObject(asked);

    const late = await signed(second, authenticator);
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 5 * 60_000);
    expect(await refusal(approve(second, second.deliveryId, digest, late.assertion))).toMatchObject(asked);
    app.clock.now = now;
    expect(await statusOf(second.deliveryId)).toBe('draft');
  });

  test('is refused with the passkey of a colleague or of nobody', async () => {
    const me = await approver();
    const colleague = await app.session('approver', me.organisationId);
    const theirs = await app.add(colleague);
    for (const authenticator of [theirs.authenticator, createAuthenticator()]) {
      const { reviewSha256, assertion } = await signed(me, authenticator);
      expect(await refusal(approve(me, me.deliveryId, reviewSha256, assertion))).toMatchObject(refused('credential'));
    }
  });

  test('is not sent on a signature that the review has overtaken', async () => {
    const me = await approver();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
    await app.asOwner().execute(`update delivery set subject = 'other' where id = ?`, [me.deliveryId]);
    expect(await refusal(approve(me, me.deliveryId, reviewSha256, assertion))).toMatchObject({
      code: 'approval_review_changed',
    });
    expect(await statusOf(me.deliveryId)).toBe('draft');
  });
});

describe('a challenge for an approval', () => {
  test('is for members who may approve, have a passkey and can read the delivery', async () => {
    const me = await approver();
    const digest = '0'.repeat(64);
    const ask = (by: Caller, id = me.deliveryId) => refusal(app.challenge(by, id, digest));
    const member = await app.session('member', me.organisationId);
    expect(await ask(member)).toMatchObject({ status: 403, code: 'role_required' });
    expect(await ask(me.key)).toMatchObject({ status: 403, code: 'session_required' });
    const without = await app.session('approver', me.organisationId);
    expect(await ask(without)).toMatchObject({ status: 404, details: { resource: 'passkey' } });
    expect(await ask(await approver())).toMatchObject({ status: 404, details: { resource: 'delivery' } });
  });

  test('a key cannot use one', async () => {
    const me = await approver();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
    expect(await refusal(approve(me.key, me.deliveryId, reviewSha256, assertion))).toMatchObject({
      status: 403,
      code: 'session_required',
    });
  });
});

describe('under the policy MEMBERS_WITH_PASSKEY', () => {
  const needed = { status: 403, code: 'passkey_required', details: { policy: 'MEMBERS_WITH_PASSKEY' } };
  const forMembers = { status: 403, code: 'approval_needs_member', details: { policy: 'MEMBERS_WITH_PASSKEY' } };
  async function strict() {
    const me = await approver();
    await app.setPolicy(me, 'MEMBERS_WITH_PASSKEY');
    return me;
  }

  test('a member approves with a passkey only, and a key not at all', async () => {
    const me = await strict();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
    expect(await refusal(approve(me, me.deliveryId, reviewSha256))).toMatchObject(needed);
    expect(await refusal(approve(me.key, me.deliveryId, reviewSha256))).toMatchObject(forMembers);
    const rest = await me.key.rest('POST', `/deliveries/${me.deliveryId}/approve`, {
      expectedReviewSha256: reviewSha256,
    });
    expect([rest.status, rest.body['error']]).toMatchObject([403, { code: 'approval_needs_member' }]);
    expect(app.sent).toEqual([]);
    await approve(me, me.deliveryId, reviewSha256, assertion);
    expect(app.sent).toHaveLength(1);
  });

  test('a retry needs no passkey, but the right to approve', async () => {
    const me = await strict();
    const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
    app.next.push({ kind: 'unknown', outcome: 'timeout' });
    await approve(me, me.deliveryId, reviewSha256, assertion);
    const retry = (by: Caller) =>
      by.graphql.request('mutation ($input: RetryDeliveryInput!) { retryDelivery(input: $input) { __typename } }', {
        input: { id: me.deliveryId },
      });
    expect(await refusal(retry(me.key))).toMatchObject(forMembers);
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 120_000);
    await app.asOwner().execute(`update member set role = 'viewer' where id = ?`, [me.memberId]);
    expect(await refusal(retry(me))).toMatchObject({ status: 403, code: 'role_required' });
    const colleague = await app.session('approver', me.organisationId);
    expect(await refusal(retry(colleague))).toMatchObject({ status: 409, code: 'dispatch_context_changed' });
    await app.asOwner().execute(`update member set role = 'owner' where id = ?`, [me.memberId]);
    await retry(colleague);
    expect(app.sent).toHaveLength(2);
    app.clock.now = now;
  });

  test('the approval of a publication is signed too', async () => {
    const me = await strict();
    const { publicationReview } = await me.graphql.request<{
      publicationReview: { reviewSha256: string; selection: object };
    }>(
      `query ($input: PublicationReviewInput!) { publicationReview(input: $input) { reviewSha256 selection {
        anonymised currency deliverTo factoryIds incoterm namedPlace quantities quoteBy targetUnitPrice
      } } }`,
      { input: { actionId: me.actionId, currency: 'USD' } },
    );
    const { reviewSha256, selection } = publicationReview;
    const publish = (assertion?: object) =>
      me.graphql.request<{ made: { approval: { id: string; passkey: object } } }>(
        `mutation ($input: ApprovePublicationInput!) { made: approvePublication(input: $input) { approval {
          id passkey { credentialId publicKey clientDataJSON authenticatorData signature nonce }
        } } }`,
        {
          input: {
            actionId: me.actionId,
            expectedReviewSha256: reviewSha256,
            selection,
            ...(assertion && { assertion }),
          },
        },
      );
    const ask = async (expectedReviewSha256: string) => {
      const { made } = await me.graphql.request<{ made: { options: { challenge: string } } }>(
        `mutation ($input: PublicationApprovalChallengeInput!) { made: publicationApprovalChallenge(input: $input) { options } }`,
        { input: { actionId: me.actionId, expectedReviewSha256 } },
      );
      return made.options;
    };
    const { authenticator } = me.passkey;
    expect(await refusal(publish())).toMatchObject(needed);
    const forDelivery = authenticator.get(await app.challenge(me, me.deliveryId, reviewSha256));
    expect(await refusal(publish(forDelivery))).toMatchObject(refused('challenge'));
    const forOther = authenticator.get(await ask('0'.repeat(64)));
    expect(await refusal(publish(forOther))).toMatchObject(refused('challenge'));
    const assertion = authenticator.get(await ask(reviewSha256));
    const { userHandle: _, ...kept } = assertion;
    const { approval } = (await publish(assertion)).made;
    expect(approval.passkey).toMatchObject({ ...kept, publicKey: authenticator.spki });
    expect(await refusal(publish(assertion))).toMatchObject(refused('challenge'));

    const now = app.clock.now;
    await me.graphql.request(
      `mutation ($input: PublishQuoteRequestInput!) { publishQuoteRequest(input: $input) { replayed } }`,
      { input: { actionId: me.actionId, approvalId: approval.id } },
    );
    app.clock.now = new Date(now.getTime() + 15 * 60_000);
    await releaseDue(app.system);
    app.clock.now = now;
    const [{ id } = { id: '' }] = await app
      .asOwner()
      .execute<{ id: string }[]>(`select id from delivery where action_id = ? and kind = 'rfq_publication'`, [
        me.actionId,
      ]);
    expect(await statusOf(id)).toBe('sent');
    const receipt = await receiptOf(me, id);
    expect(receipt).toMatchObject({ reviewSha256, publicationOf: me.actionId, passkey: kept });
    const published = await keys();
    expect(genuine(receipt, published)).toBe(true);
    const jwks = published.keys.map((key: object) => ReceiptKey.parse(key));
    expect(() => assertGenuine(receipt, jwks)).not.toThrow();
    for (const publicationOf of [null, newId()])
      expect(() => assertGenuine({ ...receipt, publicationOf }, jwks)).toThrow('does not match');
  });
});

test('a mail approved without a sender that returns to draft loses its signature', async () => {
  const me = await approver();
  const { reviewSha256, assertion } = await signed(me, me.passkey.authenticator);
  await approve(me, me.deliveryId, reviewSha256, assertion);
  const saved = 'select passkey_signature from delivery where id = ?';
  expect(await app.asOwner().execute(saved, [me.deliveryId])).toMatchObject([{ passkey_signature: expect.anything() }]);
  await app.asOwner().execute('delete from dispatch where delivery_id = ?', [me.deliveryId]);
  await app
    .asOwner()
    .execute(`update delivery set status = 'approved', frozen_from = null, sent_at = null where id = ?`, [
      me.deliveryId,
    ]);
  const { senderlessApprovals } = await import('#modules/sourcing/deliveries/dispatch/dispatch.job.ts');
  await senderlessApprovals.run(app.system);
  expect(await app.asOwner().execute(saved, [me.deliveryId])).toEqual([{ passkey_signature: null }]);
});
