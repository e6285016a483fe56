import { describe, expect, test } from 'vitest';
import { listRights, listRoles, type MemberRole } from '#kernel/rights.ts';
import { type Caller, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import { readStream } from '../changes/stream.ts';

const app = await startApp({ LIMIT_SESSION_REQUESTS_PER_MINUTE: '40' });
const customer = await app.organisation();
const internal = await app.organisation('internal');
const [factoryId] = await app.factories(reachable());

const readMe = `{ me { role rights email member { email role } organisation { id name kind }
  limits { requestsPerMinute requestsPerDay remainingToday } } }`;

/** A draft to the factory, made by a member of the organisation. */
async function drafted(organisationId = customer) {
  const key = await app.live({ organisationId });
  const { deliveries, projectId, action } = await quoteRequest(key, { factoryIds: [factoryId] });
  return { key, projectId, actionId: action.id, id: deliveries[0].id as string };
}

const approve = async (by: Caller, id: string) => {
  const { deliveryReview } = await by.graphql.request<{ deliveryReview: { reviewSha256: string } }>(
    'query ($id: ID!) { deliveryReview(id: $id) { reviewSha256 } }',
    { id },
  );
  return by.graphql.request(
    'mutation ($input: ApproveDeliveryInput!) { approveDelivery(input: $input) { delivery { id status } } }',
    { input: { id, expectedReviewSha256: deliveryReview.reviewSha256 } },
  );
};

const createProject = (by: Caller) =>
  by.graphql.request('mutation { createProject(input: { name: "Lamp" }) { project { name } } }');

describe.each(
  ([customer, internal] as const).flatMap((id, i) =>
    listRoles(i ? 'internal' : 'customer').map((role) => [role, i ? 'internal' : 'customer', id] as const),
  ),
)('a signed-in %s of an organisation of kind %s', (role, kind, id) => {
  test('is told its role, rights, organisation and limits', async () => {
    const person = await app.session(role, id);
    expect(await person.graphql.request(readMe)).toMatchObject({
      me: {
        role,
        rights: listRights(role, kind),
        email: person.email,
        member: { email: person.email, role },
        organisation: { id, kind },
        limits: { requestsPerMinute: 40, requestsPerDay: 20_000, remainingToday: 19_999 },
      },
    });
  });
});

describe('a message of an organisation', () => {
  test.each<[MemberRole, string | null]>([
    ['viewer', 'role_required'],
    ['member', 'role_required'],
    ['approver', null],
    ['owner', null],
  ])('read by a signed-in %s, approved: %s', async (role, code) => {
    const { id } = await drafted();
    const person = await app.session(role, customer);
    const { delivery } = await person.graphql.request<{ delivery: { to: Record<string, string | null> } }>(
      'query ($id: ID!) { delivery(id: $id) { status to { address addressNote } } }',
      { id },
    );
    const note = `Recipients are withheld: the role ${role} may not read them.`;
    const shown = { address: expect.stringContaining('@factory.example'), addressNote: null };
    expect(delivery).toEqual({ status: 'draft', to: code ? { address: null, addressNote: note } : shown });

    expect((await refusal(approve(person, id)))?.['code'] ?? null).toBe(code);
    expect(app.sent).toHaveLength(code ? 0 : 1);
  });

  test('is not found by an approver of another organisation', async () => {
    const { id } = await drafted();
    const other = await app.session('approver', await app.organisation());
    expect(await refusal(approve(other, id))).toMatchObject({ code: 'not_found' });
    expect(app.sent).toEqual([]);
  });

  test('is refused to a request of another site with the cookie of an owner', async () => {
    const { id } = await drafted();
    const { headers } = await app.session('owner', customer);
    const elsewhere = app.caller({ ...headers, origin: 'http://evil.test' });
    expect(await refusal(approve(elsewhere, id))).toMatchObject({ code: 'origin_not_allowed' });
  });
});

test('viewers cannot create a project, members can', async () => {
  const refused = { status: 403, code: 'role_required', details: { requiredRoles: ['owner', 'approver', 'member'] } };
  expect(await refusal(createProject(await app.session('viewer', customer)))).toMatchObject(refused);
  expect(await createProject(await app.session('member', customer))).toMatchObject({
    createProject: { project: { name: 'Lamp' } },
  });
});

test('contacts of a factory are shown to approvers, counted and audited per member', async () => {
  const read = 'query ($id: ID!) { factory(id: $id) { contacts { contactEmail } contactsNote } }';
  const [viewer, approver] = [await app.session('viewer', customer), await app.session('approver', customer)];
  const withheld = 'Contacts are withheld: the role viewer may not read them.';
  expect(await viewer.graphql.request(read, { id: factoryId })).toMatchObject({
    factory: { contacts: null, contactsNote: withheld },
  });
  const contactEmail = expect.stringContaining('@factory.example');
  expect(await approver.graphql.request(read, { id: factoryId })).toMatchObject({
    factory: { contacts: { contactEmail } },
  });
  const entries = await app
    .asOwner()
    .execute(`select resource_id from audit_entry where actor = ? and action = 'contacts.read'`, [
      `member:${approver.memberId}`,
    ]);
  expect(entries).toEqual([{ resource_id: factoryId }]);
});

test('operators read requests for quotes and runs of all organisations, but no projects', async () => {
  const operator = await app.session('operator', internal);
  const { key, actionId } = await drafted();
  const { body } = await key.rest('GET', `/actions/${actionId}/publication/review?currency=USD`);
  const { reviewSha256: expectedReviewSha256, selection } = body['publication'];
  const approval = await key.rest('POST', `/actions/${actionId}/publication/approval`, {
    expectedReviewSha256,
    selection,
  });
  const approvalId = approval.body['approval'].id;
  const { rfq } = (await key.rest('POST', `/actions/${actionId}/publication`, { approvalId })).body as {
    rfq: { id: string };
  };
  const list = `query ($id: ID!) { rfqs { nodes { id } totalCount } rfq(id: $id) { lines { name } invitations { factoryId } }
    runs { totalCount } }`;
  expect(await operator.graphql.request(list, rfq)).toMatchObject({
    rfqs: { nodes: [{ id: rfq.id }], totalCount: 1 },
    rfq: { lines: [{ name: 'Bracket' }], invitations: [{ factoryId }] },
    runs: { totalCount: 0 },
  });
  for (const query of ['{ projects { totalCount } }', '{ deliveries { totalCount } }', '{ actions { totalCount } }']) {
    expect(await refusal(operator.graphql.request(query)), query).toMatchObject({ code: 'role_required' });
  }
  const viewer = await app.session('viewer', await app.organisation());
  expect(await viewer.graphql.request('{ rfqs { totalCount } }')).toEqual({ rfqs: { totalCount: 0 } });
});

test('requests are limited per member, whatever the number of its sessions', async () => {
  const first = await app.session('member', customer);
  const { status, headers } = await first.graph('{ me { role } }');
  expect([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([200, '40', '39']);
  const others = await Promise.all(Array.from({ length: 40 }, () => first.graph('{ me { role } }')));
  expect(others.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(await refusal(first.graphql.request(readMe))).toMatchObject({
    code: 'rate_limited',
    details: { limit: 'requests_per_minute', max: 40 },
  });
});

test('a subscription of a member ends when its role changes', async () => {
  const { id } = await drafted();
  const person = await app.session('viewer', customer);
  const stream = readStream(
    await person.open('subscription ($id: ID) { deliveryChanged(id: $id) { delivery { id status } } }', { id }),
  );
  expect(await stream.next()).toMatchObject({ data: { deliveryChanged: { delivery: { id, status: 'draft' } } } });
  await app.asOwner().execute(`update member set role = 'member' where id = ?`, [person.memberId]);
  const owner = await app.session('owner', customer);
  await approve(owner, id);
  expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: 'unauthenticated' } }] });
  await stream.close();
});

test.each([
  ['customer', 'operator'],
  ['customer', 'reviewer'],
  ['internal', 'member'],
] as const)('an owner of an organisation of kind %s cannot invite a member with the role %s', async (kind, role) => {
  const owner = await app.session('owner', kind === 'customer' ? customer : internal);
  const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { member { id } } }';
  expect(await refusal(owner.graphql.request(invite, { input: { email: 'new@people.example', role } }))).toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: '/role', code: 'invalid_enum', allowed: listRoles(kind) }] },
  });
});
