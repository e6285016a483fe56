import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RequestOptions } from '../../authenticator.ts';
import { openLockBarrier } from '../../lock-barrier.ts';
import { startPasskeys } from './client.ts';

const app = await startPasskeys();
const { approver, auditOf, signed } = app;
const atOnce = await openLockBarrier(app.ownerUrl);

test('of two parallel approvals of a message with one signature, one sends it and both answer it', async () => {
  const me = await approver();
  const { reviewSha256: expectedReviewSha256, assertion } = await signed(me, me.passkey.authenticator);
  const approve = () =>
    me.graph(
      `mutation ($input: ApproveDeliveryInput!) { approveDelivery(input: $input) {
        delivery { id approvedAt approvedBy { id } }
      } }`,
      { input: { id: me.deliveryId, expectedReviewSha256, assertion } },
    );
  const answers = await atOnce('member', me.memberId, [approve, approve]);
  const delivery = { id: me.deliveryId, approvedAt: expect.any(String), approvedBy: { id: me.memberId } };
  expect(answers.map(({ body }) => body['data'])).toEqual(Array(2).fill({ approveDelivery: { delivery } }));
  expect(app.sent).toHaveLength(1);
  expect(await auditOf(me.deliveryId, 'delivery.approved')).toHaveLength(1);
  expect(await auditOf(me.memberId, 'passkey.refused')).toEqual([]);
});

test('parallel approvals of two members of an organisation do not wait for each other', async () => {
  const me = await approver();
  const colleague = await app.session('approver', me.organisationId);
  const theirs = { ...colleague, passkey: await app.add(colleague), ...(await app.drafted(me.organisationId)) };
  const approvals = [];
  for (const one of [me, theirs]) {
    const { reviewSha256, assertion } = await signed(one, one.passkey.authenticator);
    approvals.push(() => app.approve(one, one.deliveryId, reviewSha256, assertion));
  }
  await atOnce('member', me.memberId, approvals);
  expect([await app.statusOf(me.deliveryId), await app.statusOf(theirs.deliveryId)]).toEqual(['sent', 'sent']);
});

async function publication() {
  const me = await approver();
  const { publicationReview } = await me.graphql.request<{
    publicationReview: { reviewSha256: string; selection: object };
  }>(
    `query ($input: PublicationReviewInput!) { publicationReview(input: $input) { reviewSha256 selection {
      anonymised currency deliverTo factoryIds incoterm namedPlace quantities quoteBy targetUnitPrice
    } } }`,
    { input: { actionId: me.actionId, currency: 'USD' } },
  );
  const { reviewSha256: expectedReviewSha256, selection } = publicationReview;
  const subject = { actionId: me.actionId, expectedReviewSha256 };
  const { made } = await me.graphql.request<{ made: { options: RequestOptions } }>(
    `mutation ($input: PublicationApprovalChallengeInput!) { made: publicationApprovalChallenge(input: $input) { options } }`,
    { input: subject },
  );
  const assertion = me.passkey.authenticator.get(made.options);
  const approve = (idempotencyKey: string | undefined) => () =>
    me.graph(
      `mutation ($input: ApprovePublicationInput!) { approvePublication(input: $input) { replayed approval { id } } }`,
      { input: { ...subject, selection, assertion, idempotencyKey } },
    );
  const approvals = () =>
    app.asOwner().execute<{ id: string }[]>('select id from publication_approval where action_id = ?', [me.actionId]);
  return { me, approve, approvals };
}

test('of two parallel approvals of a publication with one key and one signature, the second is a replay', async () => {
  const { me, approve, approvals } = await publication();
  const call = approve(randomUUID());
  const answers = await atOnce('member', me.memberId, [call, call]);
  const [approval] = await approvals();
  expect(answers.map(({ body }) => body['data'])).toEqual([
    { approvePublication: { replayed: false, approval } },
    { approvePublication: { replayed: true, approval } },
  ]);
  expect(await approvals()).toHaveLength(1);
  expect(await auditOf(me.actionId, 'publication.approved')).toHaveLength(1);
  expect(await auditOf(me.memberId, 'passkey.refused')).toEqual([]);
});

test.each([
  ['different keys', [randomUUID(), randomUUID()]],
  ['no key', [undefined, undefined]],
])('of two parallel approvals of a publication with one signature and %s, the second is refused', async (_, keys) => {
  const { me, approve, approvals } = await publication();
  const [first, second] = await atOnce('member', me.memberId, keys.map(approve));
  expect(first?.body['data'].approvePublication.replayed).toBe(false);
  expect(second?.body['errors'][0].extensions).toMatchObject({ status: 403, code: 'passkey_refused' });
  expect(await approvals()).toHaveLength(1);
});
