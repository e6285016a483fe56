import { describe, expect, test } from 'vitest';
import { type Assertion, createAuthenticator, type Deviation, type RequestOptions } from '../../authenticator.ts';
import { quoteRequest, reachable } from '../../harness.ts';
import { formsOf, harmless, hostile, startPages } from './browser.ts';

const app = await startPages();
const { anonymous, signedIn } = app;
type Browser = ReturnType<typeof formsOf>;
type Visitor = Awaited<ReturnType<typeof signedIn>>;

/** The options that a page hands to its script. */
function optionsIn<Options = RequestOptions>(text: string): Options {
  const [, escaped = ''] = /data-options="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

async function withPasskey(me: Visitor, name = 'laptop') {
  const authenticator = createAuthenticator();
  const asked = await me.post('/passkeys/add', { name });
  const response = JSON.stringify(authenticator.create(optionsIn(asked.text)));
  const added = await me.post('/passkeys', { name, response });
  expect([added.status, added.headers.get('location')]).toEqual([303, '/passkeys?added']);
  const [row] = await app
    .asOwner()
    .execute<{ id: string }[]>('select id from passkey where member_id = ?', [me.memberId]);
  return { authenticator, id: row!.id };
}

const signIn = (by: Browser, assertion: Assertion, next = '/keys') =>
  by.post('/sign-in/passkey/response', { response: JSON.stringify(assertion), next });

describe('signing in with a passkey', () => {
  test('opens a session for the member to whom the passkey belongs', async () => {
    const me = await signedIn();
    const { authenticator, id } = await withPasskey(me);
    const browser = anonymous();
    const asked = await browser.post('/sign-in/passkey', { next: '/passkeys' });
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
    const options = optionsIn(asked.text);
    expect(options).toMatchObject({ rpId: 'gateway.test', userVerification: 'required' });
    expect(options.allowCredentials, 'any passkey of this site').toBeUndefined();
    const used = await signIn(browser, authenticator.get(options), '/passkeys');
    expect([used.status, used.headers.get('location')]).toEqual([303, '/passkeys']);
    const [cookie, ...attributes] = used.headers.get('set-cookie')!.split('; ');
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', 'Secure']);
    const there = formsOf(app.app, { cookie: cookie! });
    expect((await there.get('/passkeys')).text).toContain(me.email);
    const [entry] = await app
      .asOwner()
      .execute<object[]>(
        `select actor, detail from audit_entry where action = 'session.created' and detail->>'passkeyId' = ?`,
        [id],
      );
    expect(entry).toEqual({ actor: `member:${me.memberId}`, detail: { role: 'owner', passkeyId: id } });
    expect((await there.post('/passkeys/add', { name: 'phone' })).text, 'a recent sign-in').toContain('Create it');
  });

  test('works once for each challenge', async () => {
    const { authenticator } = await withPasskey(await signedIn());
    const browser = anonymous();
    const assertion = authenticator.get(optionsIn((await browser.post('/sign-in/passkey')).text));
    const answers = await Promise.all([1, 2, 3].map(() => signIn(browser, assertion)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
  });

  test.each<[string, Deviation]>([
    ['the page of another site', { origin: 'http://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody verified', { isVerified: false }],
    ['a registration', { type: 'webauthn.create' }],
    ['no user handle', { userHandle: null }],
    ['another user handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a counter that has not risen', { counter: 1 }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('is refused from %s', async (_, as) => {
    const { authenticator } = await withPasskey(await signedIn());
    const browser = anonymous();
    const assertion = authenticator.get(optionsIn((await browser.post('/sign-in/passkey')).text), as);
    const refused = await signIn(browser, assertion);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    expect(refused.text).toContain('The passkey was refused');
  });

  test('is refused with a challenge of another purpose, an unknown passkey, and after 5 minutes', async () => {
    const me = await signedIn();
    const { authenticator } = await withPasskey(me);
    const browser = anonymous();
    const confirmation = await me.graphql.request<{ made: { options: RequestOptions } }>(
      'mutation { made: passkeyConfirmationChallenge { options } }',
    );
    expect((await signIn(browser, authenticator.get(confirmation.made.options))).status).toBe(403);
    const unknown = createAuthenticator();
    const asked = optionsIn((await browser.post('/sign-in/passkey')).text);
    expect((await signIn(browser, unknown.get(asked, { userHandle: 'AA' }))).status).toBe(403);
    expect((await signIn(browser, authenticator.get(asked))).status, 'the challenge is used up').toBe(403);
    const late = authenticator.get(optionsIn((await browser.post('/sign-in/passkey')).text));
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 5 * 60_000);
    expect((await signIn(browser, late)).status).toBe(403);
    app.clock.now = now;
  });

  test('ends when the passkey or the member is removed', async () => {
    const me = await signedIn();
    const { authenticator, id } = await withPasskey(me);
    await me.post('/passkeys/remove', { id });
    const browser = anonymous();
    const assertion = authenticator.get(optionsIn((await browser.post('/sign-in/passkey')).text));
    expect((await signIn(browser, assertion)).status).toBe(403);
  });

  test('is rate-limited per client address', async () => {
    const browser = anonymous();
    for (let count = 0; count < 30; count++) expect((await browser.post('/sign-in/passkey')).status).toBe(200);
    const { status, headers, text } = await browser.post('/sign-in/passkey');
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.closeTo(3600, -2)]);
    expect(text).toContain('Try again in 60 minutes.');
  });

  test('is refused from another origin, and so are all forms of passkeys and approvals', async () => {
    const me = await signedIn();
    const { id } = await withPasskey(me);
    for (const path of [
      ...['/sign-in/passkey', '/sign-in/passkey/response', '/passkeys', '/passkeys/add', '/passkeys/rename'],
      ...['/passkeys/remove', `/deliveries/${id}/sign`, `/deliveries/${id}/approve`],
    ]) {
      const elsewhere = formsOf(app.app, { cookie: `__Host-ssd_session=${me.token}`, origin: 'http://evil.test' });
      expect([path, (await elsewhere.post(path, { id, name: 'x' })).status]).toEqual([path, 403]);
    }
    expect((await me.get('/passkeys')).text).toContain('laptop');
  });

  test.each(['', 'x', '[]', 'null', '{}', '{"credentialId":1}'])('takes no response like %j', async (response) => {
    expect((await anonymous().post('/sign-in/passkey/response', { response })).status).toBe(400);
  });
});

describe('the page of passkeys', () => {
  test('adds, renames and removes them, for every member', async () => {
    const me = await signedIn('member');
    const { id } = await withPasskey(me);
    expect((await me.get('/passkeys?added')).text).toContain('The passkey is added.');
    expect((await me.post('/passkeys/rename', { id, name: hostile.slice(0, 40) })).status).toBe(400);
    expect((await me.post('/passkeys/rename', { id, name: ' phone ' })).headers.get('location')).toBe('/passkeys');
    expect((await me.get('/passkeys')).text).toContain('<bdi>phone</bdi>');
    expect((await me.get(`/passkeys/remove?id=${id}`)).text).toContain('Remove this passkey?');
    expect((await me.post('/passkeys/remove', { id })).text).toContain('You have no passkeys yet.');
  });

  test('asks for another passkey, or for a new sign-in, when the sign-in is more than 10 minutes ago', async () => {
    const me = await signedIn();
    const earlier = (session: string) =>
      app
        .asOwner()
        .execute('update browser_session set created_at = ? where id = ?', [
          new Date(app.clock.now.getTime() - 11 * 60_000),
          session,
        ]);
    await earlier(me.sessionId);
    const stale = await me.post('/passkeys/add', { name: 'laptop' });
    expect([stale.status, stale.text.includes('Sign in again first')]).toEqual([403, true]);

    const other = await signedIn();
    const { authenticator } = await withPasskey(other);
    await earlier(other.sessionId);
    const asked = await other.post('/passkeys/add', { name: 'phone' });
    expect(asked.text).toContain('Confirm that it is you');
    const response = JSON.stringify(authenticator.get(optionsIn(asked.text)));
    const confirmed = await other.post('/passkeys/add', { name: 'phone', response });
    expect(confirmed.text).toContain('name="name" value="phone"');
    expect(confirmed.text).toContain('data-passkey="create"');
  });

  test('needs a session, and comes back after the sign-in', async () => {
    expect((await anonymous().get('/passkeys')).headers.get('location')).toBe('/sign-in?next=%2Fpasskeys');
    const key = await app.live();
    expect((await formsOf(app.app, { authorization: `Bearer ${key.secret}` }).get('/passkeys')).status).toBe(403);
  });
});

describe('the page of an approval', () => {
  async function drafted(name?: string) {
    const organisationId = await app.organisation();
    const me = await signedIn('owner', organisationId);
    const key = await app.live({ organisationId });
    const factory = reachable(name ? { nameEn: name } : {});
    const { deliveries } = await quoteRequest(key, { factoryIds: await app.factories(factory) });
    return { me, id: deliveries[0].id as string };
  }
  const digestIn = (text: string) => /name="expectedReviewSha256" value="([0-9a-f]{64})"/.exec(text)![1]!;
  const statusOf = async (id: string) =>
    (await app.asOwner().execute<{ status: string }[]>('select status from delivery where id = ?', [id]))[0]!.status;

  test('lists what waits, shows the message and approves it without a passkey', async () => {
    const { me, id } = await drafted();
    expect((await me.get('/deliveries')).text).toContain(`href="/deliveries/${id}"`);
    const { text } = await me.get(`/deliveries/${id}`);
    expect(text).toContain('Approve this message?');
    expect(text).not.toContain('Approve with a passkey');
    const done = await me.post(`/deliveries/${id}/approve`, { expectedReviewSha256: digestIn(text) });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/deliveries/${id}`]);
    expect(await statusOf(id)).toBe('sent');
    expect((await me.get(`/deliveries/${id}`)).text).toContain('<dd>sent</dd>');
  });

  test('shows who on the screening list has the name of the recipient, and lets an owner confirm it', async () => {
    const { me, id } = await drafted('Huanxiang Precision Bearings');
    const { text } = await me.get(`/deliveries/${id}`);
    expect(text).toContain('HUANXIANG PRECISION BEARINGS LIMITED');
    expect(text).not.toContain(`/deliveries/${id}/approve`);
    const listVersion = /name="listVersion" value="([^"]+)"/.exec(text)![1]!;
    const short = await me.post(`/deliveries/${id}/screening`, { listVersion, reason: 'seen' });
    expect(short.status).toBe(400);
    const done = await me.post(`/deliveries/${id}/screening`, {
      listVersion,
      reason: 'Another company, see the licence.',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/deliveries/${id}`]);
    const confirmed = (await me.get(`/deliveries/${id}`)).text;
    expect(confirmed).toContain(me.email);
    expect(confirmed).toContain(`/deliveries/${id}/approve`);
  });

  test('signs with a passkey', async () => {
    const { me, id } = await drafted();
    const { authenticator } = await withPasskey(me);
    const policy = 'mutation { setApprovalPolicy(input: { policy: MEMBERS_WITH_PASSKEY }) { __typename } }';
    await me.graphql.request(policy);
    const { text } = await me.get(`/deliveries/${id}`);
    expect(text).toContain('Approve with a passkey');
    expect(text).not.toContain('<button class="">Approve</button>');
    const expectedReviewSha256 = digestIn(text);
    const refused = await me.post(`/deliveries/${id}/approve`, { expectedReviewSha256 });
    expect([refused.status, refused.text.includes('A passkey is required')]).toEqual([403, true]);
    const asked = await me.post(`/deliveries/${id}/sign`, { expectedReviewSha256 });
    const response = JSON.stringify(authenticator.get(optionsIn(asked.text)));
    const done = await me.post(`/deliveries/${id}/approve`, { expectedReviewSha256, response });
    expect(done.status).toBe(303);
    expect(await statusOf(id)).toBe('sent');
  });

  test('says where to add a passkey if one is required', async () => {
    const { me, id } = await drafted();
    await me.graphql.request('mutation { setApprovalPolicy(input: { policy: MEMBERS_WITH_PASSKEY }) { __typename } }');
    const { text } = await me.get(`/deliveries/${id}`);
    expect(text).toContain('<a href="/passkeys">Add one first.</a>');
    expect(text).not.toContain(`/deliveries/${id}/approve`);
  });

  test('is shown with escaped names', async () => {
    const { me, id } = await drafted(hostile);
    for (const { text } of [await me.get('/deliveries'), await me.get(`/deliveries/${id}`)]) {
      expect(text).toContain(harmless);
      expect(text).not.toContain('<script>alert');
    }
  });

  test('is not found for another organisation, and without the right there is nothing to approve', async () => {
    const { me, id } = await drafted();
    expect((await (await signedIn()).get(`/deliveries/${id}`)).status).toBe(404);
    const member = await signedIn('member', me.organisationId);
    const { status, text } = await member.get(`/deliveries/${id}`);
    expect([status, text.includes('Nothing to approve')]).toEqual([200, true]);
    expect((await anonymous().get(`/deliveries/${id}`)).headers.get('location')).toBe(
      `/sign-in?next=${encodeURIComponent(`/deliveries/${id}`)}`,
    );
  });
});
