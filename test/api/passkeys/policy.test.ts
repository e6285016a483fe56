import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { assertGenuine } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { ReceiptKey } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { type Caller, refusal } from '../../harness.ts';
import { genuine } from '../../receipt-reader.ts';
import { startPasskeys } from './client.ts';

const app = await startPasskeys();
const { approver, approve, signed, receiptOf, keys } = app;
const refused = (reason: string) => ({ status: 403, code: 'passkey_refused', details: { reason } });

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
    const made = `select id from delivery where action_id = ? and kind = 'rfq_publication'`;
    const [delivery] = await app.asOwner().execute<{ id: string }[]>(made, [me.actionId]);
    const receipt = await receiptOf(me, delivery!.id);
    expect(receipt).toMatchObject({ reviewSha256, publicationOf: me.actionId, passkey: kept });
    const published = await keys();
    expect(genuine(receipt, published)).toBe(true);
    const jwks = published.keys.map((key: object) => ReceiptKey.parse(key));
    expect(() => assertGenuine(receipt, jwks)).not.toThrow();
    for (const publicationOf of [null, newId()])
      expect(() => assertGenuine({ ...receipt, publicationOf }, jwks)).toThrow('does not match');
  });
});
