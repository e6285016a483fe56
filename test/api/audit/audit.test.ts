import { describe, expect, test } from 'vitest';
import { operator } from '#modules/identity/audit/audit.service.ts';
import { createOrganisationKey } from '#modules/identity/keys/key.service.ts';
import { createOrganisation, createSession } from '#modules/identity/members/operator.service.ts';
import { createBackground } from '#server/lifecycle/background.ts';
import { everyRow, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';

const background = createBackground();
const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' }, { background });
app.clock.now = new Date();

type Caller = ReturnType<typeof app.caller>;
type Entry = Record<'actor' | 'action' | 'resource' | 'resourceId', string> & {
  requestId: string | null;
  detail: object;
};

const ownerOf = async (organisationId?: string) => app.session('owner', organisationId ?? (await app.organisation()));

/** The audit entries that an owner sees, in order. */
async function deedsOf(owner: Pick<Caller, 'graphql'>): Promise<Entry[]> {
  const { auditEntries } = await owner.graphql.request<{ auditEntries: { nodes: Entry[] } }>(
    '{ auditEntries(first: 100) { nodes { actor action resource resourceId requestId detail } } }',
  );
  return auditEntries.nodes.toReversed();
}
const written = (action: string, actor: string, resourceId: unknown, requestId: unknown, detail: object = {}) => ({
  actor,
  action,
  resource: action.startsWith('contacts.') ? 'factory' : action.split('.')[0],
  resourceId,
  requestId,
  detail,
});
const count = async () => Number((await app.asOwner().execute('select count(*) as n from audit_entry'))[0]!.n);

/** A GraphQL request, with its request id. */
async function verb(by: Pick<Caller, 'graphql'>, name: string, input: object, shown = '{ member { id } }') {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) ${shown} }`;
  const { data, headers } = await by.graphql.rawRequest<{ done: Json }>(document, { input });
  return { done: data.done, requestId: headers.get('x-request-id')! };
}
const invite = async (by: Pick<Caller, 'graphql'>, email: string) => {
  const { done, requestId } = await verb(by, 'inviteMember', { email, role: 'member' });
  return { done: done.member, requestId };
};

const page = (path: string, form: Record<string, string>, more: Record<string, string> = {}) =>
  app.app.request(path, {
    method: 'POST',
    headers: { origin: 'http://gateway.test', 'content-type': 'application/x-www-form-urlencoded', ...more },
    body: new URLSearchParams(form).toString(),
  });
const linkIn = (text = '') => /sign-in\/link\?token=([\w-]{43})/.exec(text)![1]!;

describe('an audit entry has actor, record and request', () => {
  test('for created and revoked keys', async () => {
    const owner = await ownerOf();
    const scopes = ['contacts:read', 'projects:read'];
    const made = (await owner.rest('POST', '/keys', { mode: 'live', label: 'our label', scopes })).body;
    const { id } = made['key'];
    const key = app.caller({ authorization: `Bearer ${made['secret']}` });
    const gone = (await key.rest('DELETE', `/keys/${id}`)).body;
    await owner.rest('DELETE', `/keys/${id}`);
    expect(await deedsOf(owner)).toEqual([
      written('key.created', `member:${owner.memberId}`, id, made['requestId'], { mode: 'live', scopes }),
      written('key.revoked', `key:${id}`, id, gone['requestId']),
    ]);
  });

  test('for a sandbox key, which has no creator and owns its records', async () => {
    const made = (await app.caller().rest('POST', '/keys', { label: 'our label' })).body;
    const { id } = made['key'];
    const gone = (await app.caller({ authorization: `Bearer ${made['secret']}` }).rest('DELETE', `/keys/${id}`)).body;
    const entries = await app
      .asOwner()
      .execute('select actor, action, request_id as asked, detail, seq from audit_entry where owner = ? order by seq', [
        id,
      ]);
    expect(entries).toEqual([
      { actor: 'anonymous', action: 'key.created', asked: made['requestId'], detail: { mode: 'sandbox' }, seq: 1 },
      { actor: `key:${id}`, action: 'key.revoked', asked: gone['requestId'], detail: {}, seq: 2 },
    ]);
  });

  test('for members and sessions: invited, signed in, role changed, session ended, removed', async () => {
    const owner = await ownerOf();
    const email = 'new.person@people.example';
    const invited = await invite(owner, email);
    const { id } = invited.done;
    await background.idle();
    const signedIn = await page('/sign-in/link', { token: linkIn(app.sent.at(-1)!.text) });
    const { nodes } = (await owner.graphql.request<Json>('{ sessions { nodes { id email } } }')).sessions;
    const sessionId = nodes.find((one) => one.email === email).id;
    const changed = await verb(owner, 'changeMemberRole', { id, role: 'viewer' });
    const ended = await verb(owner, 'endSession', { id: sessionId }, '{ sessionId }');
    const removed = await verb(owner, 'removeMember', { id });
    const signIn = signedIn.headers.get('x-request-id');
    const actor = `member:${owner.memberId}`;
    expect(await deedsOf(owner)).toEqual([
      written('member.invited', actor, id, invited.requestId, { role: 'member' }),
      written('session.created', `member:${id}`, sessionId, signIn, { role: 'member' }),
      written('member.role_changed', actor, id, changed.requestId, { from: 'member', to: 'viewer' }),
      written('session.ended', actor, sessionId, ended.requestId),
      written('member.removed', actor, id, removed.requestId),
    ]);
  });

  test('for signing out', async () => {
    const owner = await ownerOf();
    const other = await app.session('member', owner.organisationId);
    const { headers } = await page('/sign-out', {}, { cookie: `__Host-ssd_session=${other.token}` });
    expect(await deedsOf(owner)).toEqual([
      written('session.ended', `member:${other.memberId}`, other.sessionId, headers.get('x-request-id')),
    ]);
  });

  test('for contact reads, with the names of the fields shown', async () => {
    const contacts = { contactName: 'Ms Li', contactEmail: 'li@secret.example' };
    const [id] = await app.factories(reachable({ contacts }));
    const me = await app.live({ scopes: ['network:read', 'contacts:read'] });
    const { body } = await me.rest('GET', `/factories/${id}`);
    expect(body['factory'].contacts).toMatchObject(contacts);
    await me.rest('GET', `/factories/${id}?contacts=false`);
    await me.rest('GET', '/factories');
    expect(await deedsOf(await ownerOf(me.organisationId))).toEqual([
      written('contacts.read', `key:${me.keyId}`, id, body['requestId'], {
        where: 'Factory.contacts',
        fields: Object.keys(contacts),
      }),
    ]);
  });

  test('for deliveries: reviewed, once per reader and state; approved, with digests of the reviewed and the sent content; rejected, without the reason', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(reachable(), reachable());
    const { deliveries } = await quoteRequest(me, { factoryIds });
    const [approve, reject] = deliveries.map(({ id }) => id);
    const { review, requestId } = (await me.rest('GET', `/deliveries/${approve}/review`)).body;
    const { reviewSha256 } = review;
    await me.rest('GET', `/deliveries/${approve}/review`);
    const sending = { expectedReviewSha256: reviewSha256 };
    const sent = (await me.rest('POST', `/deliveries/${approve}/approve`, sending)).body;
    await me.rest('POST', `/deliveries/${approve}/approve`, sending);
    const rejected = (await me.rest('POST', `/deliveries/${reject}/reject`, { reason: 'too dear' })).body;
    const { payloadSha256 } = sent['dispatch'];
    const actor = `key:${me.keyId}`;
    const read = (where: string) => ({ where, fields: ['contactName', 'contactEmail'] });
    const { to } = rejected;
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(await deedsOf(await ownerOf(me.organisationId))).toEqual([
      written('contacts.read', actor, review.to.factoryId, requestId, read('DeliveryReview.to')),
      written('delivery.reviewed', actor, approve, requestId, { reviewSha256, recipient: digest, content: digest }),
      written('delivery.approved', actor, approve, sent['requestId'], { reviewSha256, payloadSha256 }),
      written('delivery.rejected', actor, reject, rejected['requestId']),
      written('contacts.read', actor, to.factoryId, rejected['requestId'], read('Delivery.to')),
    ]);
  });

  test('for console commands', async () => {
    const { id, kind } = await createOrganisation(app.asOwner(), 'By hand', 'customer');
    const scopes = ['projects:read'];
    const { key } = await createOrganisationKey(operator, app.asOwner(), { id, kind }, scopes, 'our label');
    await createSession(app.asOwner(), id, 'first@people.example', 'owner', 'http://gateway.test');
    expect(await deedsOf(await ownerOf(id))).toEqual([
      written('organisation.created', 'console', id, null),
      written('key.created', 'console', key.id, null, { mode: 'live', scopes }),
      written('member.invited', 'console', expect.any(String), null, { role: 'owner' }),
      written('session.created', 'console', expect.any(String), null, { role: 'owner' }),
    ]);
  });

  test('and never contains addresses, names, labels, reasons or secrets', async () => {
    const me = await app.live();
    const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
    await me.rest('POST', `/deliveries/${deliveries[0].id}/reject`, { reason: 'too dear' });
    await createOrganisation(app.asOwner(), 'By hand', 'customer');
    const { text } = (await everyRow(app.asOwner())).find(({ table }) => table === 'public.audit_entry')!;
    expect(text).toContain('delivery.rejected');
    expect(text).not.toMatch(/\.example|@|Ms Li|label|too dear|By hand|ssd_|Bracket/i);
  });
});

describe('failed actions are not audited, and actions that cannot be audited fail', () => {
  const key = { mode: 'live' };
  const codeOf = ({ status, body }: { status: number; body: Json }) => body.error?.code ?? status;
  const codeOfGraph = async (call: Promise<unknown>) => (await refusal(call))!['code'];
  const draft = async (me: Awaited<ReturnType<typeof app.live>>) =>
    (await quoteRequest(me, { factoryIds: await app.factories(reachable()) })).deliveries[0].id;
  test.each<[string, string | number, () => Promise<unknown>]>([
    [
      'a key that a member asks for',
      'owner_required',
      async () => codeOf(await (await app.session('member', await app.organisation())).rest('POST', '/keys', key)),
    ],
    [
      'a key with a scope that it may not hold',
      'validation_failed',
      async () => codeOf(await (await ownerOf()).rest('POST', '/keys', { ...key, scopes: ['internal:*'] })),
    ],
    [
      'a write that a foreign page asks for',
      'origin_not_allowed',
      async () => codeOf(await (await ownerOf()).rest('POST', '/keys', key, { origin: 'http://evil.test' })),
    ],
    [
      'revoking a key of somebody else',
      'not_found',
      async () => codeOf(await (await ownerOf()).rest('DELETE', `/keys/${(await app.live()).keyId}`)),
    ],
    [
      'inviting a member again',
      'validation_failed',
      async () => {
        const owner = await ownerOf();
        return codeOfGraph(invite(owner, owner.email));
      },
    ],
    [
      'demoting the last owner',
      'validation_failed',
      async () => {
        const owner = await ownerOf();
        return codeOfGraph(verb(owner, 'changeMemberRole', { id: owner.memberId, role: 'member' }));
      },
    ],
    [
      'removing somebody of another organisation',
      'not_found',
      async () => codeOfGraph(verb(await ownerOf(), 'removeMember', { id: (await ownerOf()).memberId })),
    ],
    [
      'ending a session of somebody else',
      'not_found',
      async () =>
        codeOfGraph(verb(await ownerOf(), 'endSession', { id: (await ownerOf()).sessionId }, '{ sessionId }')),
    ],
    ['following a dead link', 410, async () => (await page('/sign-in/link', { token: 'x'.repeat(43) })).status],
    [
      'contacts that are withheld',
      200,
      async () => codeOf(await (await app.live()).rest('GET', `/factories/${(await app.factories(reachable()))[0]}`)),
    ],
    [
      'approving another text than was read',
      'approval_review_changed',
      async () => {
        const me = await app.live();
        const body = { expectedReviewSha256: 'f'.repeat(64) };
        return codeOf(await me.rest('POST', `/deliveries/${await draft(me)}/approve`, body));
      },
    ],
    [
      'rejecting a draft of somebody else',
      'not_found',
      async () =>
        codeOf(await (await app.live()).rest('POST', `/deliveries/${await draft(await app.live())}/reject`, {})),
    ],
  ])('%s', async (_, code, attempt) => {
    const before = await count();
    expect([await attempt(), await count()]).toEqual([code, before]);
  });

  const missing = async <T>(table: string, meanwhile: () => Promise<T>): Promise<T> => {
    await app.asOwner().execute(`alter table ${table} rename to mislaid`);
    try {
      return await meanwhile();
    } finally {
      await app.asOwner().execute(`alter table mislaid rename to ${table}`);
    }
  };

  test('an action that fails half-way', async () => {
    const owner = await ownerOf();
    const failed = await missing('sign_in_link', () => refusal(invite(owner, 'half@people.example')));
    expect(failed).toMatchObject({ status: 500, code: 'internal_error' });
    expect(await deedsOf(owner)).toEqual([]);
    await background.idle();
    expect(app.sent).toEqual([]);
    await invite(owner, 'half@people.example');
    expect(await deedsOf(owner)).toMatchObject([{ action: 'member.invited' }]);
  });

  test('an action that cannot be audited is rolled back', async () => {
    const owner = await ownerOf();
    const other = await app.session('member', owner.organisationId);
    const me = await app.live({ organisationId: owner.organisationId, scopes: ['network:read', 'contacts:read'] });
    const factory = reachable();
    const [factoryId] = await app.factories(factory);
    await missing('audit_entry', async () => {
      expect((await owner.rest('POST', '/keys', { mode: 'live' })).status).toBe(500);
      expect((await owner.rest('DELETE', `/keys/${me.keyId}`)).status).toBe(500);
      expect(await refusal(invite(owner, 'not@people.example'))).toMatchObject({ status: 500 });
      expect(await refusal(verb(owner, 'removeMember', { id: other.memberId }))).toMatchObject({ status: 500 });
      expect(await refusal(verb(owner, 'endSession', { id: other.sessionId }, '{ sessionId }'))).toMatchObject({
        status: 500,
      });
      const { status, body } = await me.rest('GET', `/factories/${factoryId}`);
      expect([status, JSON.stringify(body).includes(factory.contacts.contactEmail)]).toEqual([500, false]);
    });
    expect((await other.rest('GET', '/me')).status).toBe(200);
    expect((await me.rest('GET', '/me')).status).toBe(200);
    expect((await owner.rest('GET', '/keys')).body).toMatchObject({ count: 1 });
    const { members } = await owner.graphql.request('{ members { totalCount } }');
    expect(members).toEqual({ totalCount: 2 });
  });
});
