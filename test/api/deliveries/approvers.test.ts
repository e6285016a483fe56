import { describe, expect, test } from 'vitest';
import { type Caller, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import { genuine } from '../../receipt-reader.ts';

const app = await startApp();

async function drafted(organisationId: string) {
  const key = await app.live({ organisationId });
  const { deliveries, action } = await quoteRequest(key, { factoryIds: await app.factories(reachable()) });
  return { key, actionId: action.id as string, id: deliveries[0].id as string };
}

async function approve(by: Caller, id: string) {
  const review = await by.graphql.request<{ deliveryReview: { reviewSha256: string } }>(
    'query ($id: ID!) { deliveryReview(id: $id) { reviewSha256 } }',
    { id },
  );
  const { reviewSha256: expectedReviewSha256 } = review.deliveryReview;
  return by.graphql.request<{ approveDelivery: Record<string, unknown> }>(
    `mutation ($input: ApproveDeliveryInput!) {
      approveDelivery(input: $input) { delivery { status approvedBy { kind id label } } }
    }`,
    { input: { id, expectedReviewSha256 } },
  );
}

const retry = (by: Caller, id: string) =>
  by.graphql.request('mutation ($input: RetryDeliveryInput!) { retryDelivery(input: $input) { note } }', {
    input: { id },
  });

async function approvePublication(by: Caller, actionId: string) {
  const { publicationReview } = await by.graphql.request<{
    publicationReview: { reviewSha256: string; selection: object };
  }>(
    `query ($input: PublicationReviewInput!) { publicationReview(input: $input) {
      reviewSha256 selection {
        anonymised currency deliverTo factoryIds incoterm namedPlace quantities quoteBy targetUnitPrice
      }
    } }`,
    { input: { actionId, currency: 'USD' } },
  );
  const { reviewSha256: expectedReviewSha256, selection } = publicationReview;
  return by.graphql.request<{ approvePublication: { approval: object } }>(
    `mutation ($input: ApprovePublicationInput!) {
      approvePublication(input: $input) { approval { approvedBy { kind id label } } }
    }`,
    { input: { actionId, expectedReviewSha256, selection } },
  );
}

const setPolicy = (by: Caller, policy: string) =>
  by.graphql.request(
    'mutation ($input: SetApprovalPolicyInput!) { setApprovalPolicy(input: $input) { organisation { approvalPolicy } } }',
    { input: { policy } },
  );

const auditOf = (resourceId: string, action: string) =>
  app
    .asOwner()
    .execute<{ actor: string; detail: Record<string, unknown> }[]>(
      'select actor, detail from audit_entry where resource_id = ? and action = ? order by at',
      [resourceId, action],
    );

describe('who approved', () => {
  test('is shown on the delivery, in the audit log and in the signed receipt: a member', async () => {
    const organisationId = await app.organisation();
    const { id } = await drafted(organisationId);
    const person = await app.session('approver', organisationId);
    const approvedBy = { kind: 'MEMBER', id: person.memberId, label: person.email };
    expect(await approve(person, id)).toEqual({ approveDelivery: { delivery: { status: 'sent', approvedBy } } });

    expect(await auditOf(id, 'delivery.approved')).toMatchObject([{ actor: `member:${person.memberId}` }]);
    const { deliveryReceipt } = await person.graphql.request<{ deliveryReceipt: Parameters<typeof genuine>[0] }>(
      `query ($id: ID!) { deliveryReceipt(id: $id) {
        v deliveryId reviewSha256 payloadSha256 approvedAt approvedBy { kind id label }
        publicationOf provider providerMessageId signature publicKeyId
      } }`,
      { id },
    );
    expect(deliveryReceipt).toMatchObject({ v: 2, approvedBy });
    const keys = await (await app.app.request('/.well-known/receipt-keys.json')).json();
    expect(genuine(deliveryReceipt, keys)).toBe(true);
    const forged = {
      ...deliveryReceipt,
      approvedBy: { ...approvedBy, kind: 'MEMBER' as const, label: 'other@x.example' },
    };
    expect(genuine(forged as typeof deliveryReceipt, keys)).toBe(false);
  });

  test('keeps the label of the key at the time of the approval', async () => {
    const { key, id } = await drafted(await app.organisation());
    await app.asOwner().execute(`update api_key set label = 'laptop' where id = ?`, [key.keyId]);
    const approvedBy = { kind: 'KEY', id: key.keyId, label: 'laptop' };
    expect(await approve(key, id)).toEqual({ approveDelivery: { delivery: { status: 'sent', approvedBy } } });
    await app.asOwner().execute(`update api_key set label = 'renamed' where id = ?`, [key.keyId]);
    const read = 'query ($id: ID!) { delivery(id: $id) { approvedBy { kind id label } } }';
    expect(await key.graphql.request(read, { id })).toEqual({ delivery: { approvedBy } });
  });

  test('is shown on the approval of a publication', async () => {
    const organisationId = await app.organisation();
    const { actionId } = await drafted(organisationId);
    const person = await app.session('owner', organisationId);
    const approvedBy = { kind: 'MEMBER', id: person.memberId, label: person.email };
    expect(await approvePublication(person, actionId)).toEqual({ approvePublication: { approval: { approvedBy } } });
  });
});

describe('under the policy MEMBERS_ONLY', () => {
  const refused = { status: 403, code: 'approval_needs_member', details: { policy: 'MEMBERS_ONLY' } };

  test('a key cannot approve a message or a publication, a member can', async () => {
    const organisationId = await app.organisation();
    const { key, id, actionId } = await drafted(organisationId);
    const owner = await app.session('owner', organisationId);
    expect(await setPolicy(owner, 'MEMBERS_ONLY')).toEqual({
      setApprovalPolicy: { organisation: { approvalPolicy: 'MEMBERS_ONLY' } },
    });
    expect(await refusal(approve(key, id))).toMatchObject(refused);
    expect(await refusal(approvePublication(key, actionId))).toMatchObject(refused);
    const rest = await key.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: '0'.repeat(64) });
    expect([rest.status, rest.body['error']]).toMatchObject([403, { code: 'approval_needs_member' }]);
    expect(app.sent).toEqual([]);
    expect(await approve(await app.session('approver', organisationId), id)).toMatchObject({
      approveDelivery: { delivery: { status: 'sent' } },
    });
    expect(app.sent).toHaveLength(1);
  });

  test('a key cannot retry what a member approved', async () => {
    const organisationId = await app.organisation();
    const { key, id } = await drafted(organisationId);
    const owner = await app.session('owner', organisationId);
    app.next.push({ kind: 'unknown', outcome: 'timeout' });
    await approve(owner, id);
    await setPolicy(owner, 'MEMBERS_ONLY');
    expect(await refusal(retry(key, id))).toMatchObject(refused);
    expect(app.sent).toHaveLength(1);
  });

  test('keys of another organisation and sandbox keys are not affected', async () => {
    const organisationId = await app.organisation();
    await setPolicy(await app.session('owner', organisationId), 'MEMBERS_ONLY');
    const { key, id } = await drafted(await app.organisation());
    expect(await approve(key, id)).toMatchObject({ approveDelivery: { delivery: { status: 'sent' } } });
  });
});

test('a message is not sent again when the member who approved it may no longer approve', async () => {
  const organisationId = await app.organisation();
  const { key, id } = await drafted(organisationId);
  const person = await app.session('approver', organisationId);
  app.next.push({ kind: 'unknown', outcome: 'timeout' });
  await approve(person, id);
  await app.asOwner().execute(`update member set role = 'viewer' where id = ?`, [person.memberId]);
  app.clock.now = new Date(app.clock.now.getTime() + 120_000);
  expect(await refusal(retry(key, id))).toMatchObject({ status: 409, code: 'dispatch_context_changed' });
  await app.asOwner().execute('delete from member where id = ?', [person.memberId]);
  expect(await refusal(retry(key, id))).toMatchObject({ status: 409, code: 'dispatch_context_changed' });
  expect(app.sent).toHaveLength(1);
});

test('only owners set the approval policy, which is audited', async () => {
  const organisationId = await app.organisation();
  const approver = await app.session('approver', organisationId);
  expect(await refusal(setPolicy(approver, 'MEMBERS_ONLY'))).toMatchObject({ code: 'owner_required' });
  expect(await refusal(setPolicy(await app.live({ organisationId }), 'MEMBERS_ONLY'))).toMatchObject({
    code: 'session_required',
  });
  const owner = await app.session('owner', organisationId);
  await setPolicy(owner, 'MEMBERS_ONLY');
  await setPolicy(owner, 'MEMBERS_ONLY');
  expect(await auditOf(organisationId, 'organisation.approval_policy_changed')).toEqual([
    { actor: `member:${owner.memberId}`, detail: { from: 'KEYS_AND_MEMBERS', to: 'MEMBERS_ONLY' } },
  ]);
});
