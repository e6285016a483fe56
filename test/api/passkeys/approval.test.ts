import { describe, expect, test } from 'vitest';
import { createAuthenticator, type Deviation, toBytes, withOneByteChanged } from '../../authenticator.ts';
import { type Caller, refusal } from '../../harness.ts';
import { genuine } from '../../receipt-reader.ts';
import { startPasskeys } from './client.ts';

const app = await startPasskeys();
const { approver, approve, signed, statusOf, auditOf, receiptOf, keys } = app;

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
  });

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
