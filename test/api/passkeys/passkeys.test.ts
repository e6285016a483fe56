import { describe, expect, test } from 'vitest';
import { createAuthenticator, type Deviation } from '../../authenticator.ts';
import { refusal } from '../../harness.ts';
import { purge } from '../../purge.ts';
import { startPasskeys } from './client.ts';

const app = await startPasskeys();
const { add, askToAdd, register, confirm, passkeysOf, auditOf } = app;
const someone = async (role: 'owner' | 'approver' | 'member' | 'viewer' = 'member', organisationId?: string) =>
  app.session(role, organisationId ?? (await app.organisation()));

const minutes = (count: number) => new Date(app.clock.now.getTime() + count * 60_000);
const signedInBefore = (sessionId: string, count: number) =>
  app.asOwner().execute('update browser_session set created_at = ? where id = ?', [minutes(-count), sessionId]);

const refused = (reason: string) => ({ status: 403, code: 'passkey_refused', details: { reason } });

describe('a member', () => {
  test('adds, names and removes passkeys, whatever their role; each is audited without its name', async () => {
    for (const role of ['viewer', 'member', 'approver', 'owner'] as const) {
      const me = await someone(role);
      const { id } = await add(me, createAuthenticator(), 'my secret laptop');
      expect(await passkeysOf(me)).toEqual([
        { id, name: 'my secret laptop', createdAt: app.clock.now.toISOString(), lastUsedAt: null, isBackedUp: false },
      ]);
      expect(await app.rename(me, id, 'phone')).toMatchObject({ made: { passkey: { id, name: 'phone' } } });
      expect(await app.remove(me, id)).toEqual({ made: { passkey: { id }, note: null } });
      expect(await passkeysOf(me)).toEqual([]);
      const actor = `member:${me.memberId}`;
      for (const action of ['passkey.added', 'passkey.renamed', 'passkey.removed']) {
        const entries = await auditOf(id, action);
        expect(entries).toMatchObject([{ actor, resource: 'passkey' }]);
        expect(JSON.stringify(entries)).not.toMatch(/laptop|phone|@/);
      }
    }
  });

  test('is asked for a discoverable passkey with user verification, and never for one that they have', async () => {
    const me = await someone();
    const { authenticator } = await add(me);
    expect(await askToAdd(me)).toMatchObject({
      rp: { id: 'gateway.test' },
      user: { name: me.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId, type: 'public-key' }],
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    });
  });

  test('does not see, rename or remove the passkey of a colleague', async () => {
    const me = await someone('owner');
    const { id } = await add(me);
    const colleague = await someone('owner', me.organisationId);
    expect(await passkeysOf(colleague)).toEqual([]);
    const missing = { status: 404, code: 'not_found', details: { resource: 'passkey' } };
    expect(await refusal(app.rename(colleague, id, 'mine'))).toMatchObject(missing);
    expect(await refusal(app.remove(colleague, id))).toMatchObject(missing);
    expect(await passkeysOf(me)).toMatchObject([{ id, name: 'laptop' }]);
  });

  test('who is removed leaves no passkey behind', async () => {
    const owner = await someone('owner');
    const member = await someone('member', owner.organisationId);
    const { id } = await add(member);
    await askToAdd(member);
    const remove = 'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { __typename } }';
    await owner.graphql.request(remove, { input: { id: member.memberId } });
    expect(await app.asOwner().execute('select id from passkey where id = ?', [id])).toEqual([]);
    const left = 'select id from passkey_challenge where member_id = ?';
    expect(await app.asOwner().execute(left, [member.memberId])).toEqual([]);
  });

  test('has at most 20', async () => {
    const me = await someone();
    const options = [];
    for (let count = 0; count < 20; count++) {
      options.push(await askToAdd(me));
      await add(me);
    }
    const full = { status: 429, code: 'quota_reached', details: { limit: 'passkeys_per_member', max: 20 } };
    expect(await refusal(askToAdd(me))).toMatchObject(full);
    const response = createAuthenticator().create(options[0]!);
    expect(await refusal(register(me, response))).toMatchObject(full);
  });

  test('keys have none and cannot add any', async () => {
    const key = await app.live();
    expect(await passkeysOf(key)).toEqual([]);
    expect(await refusal(askToAdd(key))).toMatchObject({ status: 403, code: 'session_required' });
    expect(await refusal(askToAdd(app.caller()))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

describe('adding a passkey', () => {
  test('needs a sign-in of the last 10 minutes', async () => {
    const me = await someone();
    await signedInBefore(me.sessionId, 10);
    await askToAdd(me);
    await signedInBefore(me.sessionId, 10.01);
    expect(await refusal(askToAdd(me))).toMatchObject({ status: 403, code: 'recent_sign_in_required' });
    expect(await refusal(confirm(me))).toMatchObject({ status: 404, details: { resource: 'passkey' } });
  });

  test('or the signature of another passkey', async () => {
    const me = await someone();
    const { authenticator } = await add(me);
    await signedInBefore(me.sessionId, 60);
    const assertion = authenticator.get(await confirm(me));
    const options = await askToAdd(me, assertion);
    await register(me, createAuthenticator().create(options), 'phone');
    expect(await passkeysOf(me)).toMatchObject([{ name: 'laptop', lastUsedAt: expect.any(String) }, { name: 'phone' }]);
    expect(await refusal(askToAdd(me, assertion))).toMatchObject(refused('challenge'));
  });

  test.each<[string, Deviation]>([
    ['another origin', { origin: 'http://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody verified', { isVerified: false }],
    ['nobody present', { isPresent: false }],
    ['an assertion', { type: 'webauthn.get' }],
  ])('is refused with %s, and audited', async (_, as) => {
    const me = await someone();
    const options = await askToAdd(me);
    const before = await app.challenges();
    const authenticator = createAuthenticator();
    expect(await refusal(register(me, authenticator.create(options, as)))).toMatchObject(refused('verification'));
    expect(await app.challenges(), 'the challenge is used up').toBe(before - 1);
    expect(await refusal(register(me, authenticator.create(options)))).toMatchObject(refused('challenge'));
    expect(await auditOf(me.memberId, 'passkey.refused')).toMatchObject([
      { resource: 'member', detail: { purpose: 'registration', reason: 'verification' } },
      { resource: 'member', detail: { purpose: 'registration', reason: 'challenge' } },
    ]);
    expect(await passkeysOf(me)).toEqual([]);
  });

  test('needs its own challenge: not that of a colleague, of another purpose, or of 5 minutes ago', async () => {
    const me = await someone();
    const colleague = await someone('member', me.organisationId);
    const { authenticator } = await add(me);
    const other = createAuthenticator();
    for (const options of [
      await askToAdd(colleague),
      await askToAdd(await someone()),
      { ...(await askToAdd(me)), challenge: (await confirm(me)).challenge },
      { ...(await askToAdd(me)), challenge: 'AAAA' },
    ]) {
      expect(await refusal(register(me, other.create(options)))).toMatchObject(refused('challenge'));
    }
    const { challenge } = await askToAdd(me);
    const assertion = authenticator.get({ challenge });
    expect(await refusal(askToAdd(me, assertion))).toMatchObject(refused('challenge'));

    const [early, late] = [await askToAdd(me), await askToAdd(me)];
    const asked = app.clock.now;
    app.clock.now = new Date(asked.getTime() + 5 * 60_000 - 1);
    await register(me, createAuthenticator().create(early));
    app.clock.now = new Date(asked.getTime() + 5 * 60_000);
    expect(await refusal(register(me, createAuthenticator().create(late)))).toMatchObject(refused('challenge'));
    app.clock.now = asked;
  });

  test('twice is refused, also to somebody else', async () => {
    const me = await someone();
    const { authenticator } = await add(me);
    const known = { status: 400, code: 'validation_failed', details: { fields: [{ path: '/credentialId' }] } };
    for (const by of [me, await someone()]) {
      expect(await refusal(register(by, authenticator.create(await askToAdd(by))))).toMatchObject(known);
    }
  });

  test.each([
    ['a name without characters', { name: '' }, '/name'],
    ['a name with marks of text direction', { name: 'a\u202eb' }, '/name'],
    ['an id with padding', { credentialId: 'AA==' }, '/credentialId'],
  ])('is refused with %s', async (_, change, path) => {
    const me = await someone();
    const response = { ...createAuthenticator().create(await askToAdd(me)), ...change };
    expect(await refusal(register(me, response))).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path }] },
    });
  });
});

test.each(['ES256', 'RS256', 'EdDSA'] as const)('a passkey can use %s', async (algorithm) => {
  const me = await someone();
  const { authenticator } = await add(me, createAuthenticator({ algorithm }));
  await askToAdd(me, authenticator.get(await confirm(me)));
  expect(await passkeysOf(me)).toMatchObject([{ lastUsedAt: app.clock.now.toISOString() }]);
});

describe('the signature counter', () => {
  test('must rise; a lower or equal one is refused and audited', async () => {
    const me = await someone();
    const { id, authenticator } = await add(me);
    await askToAdd(me, authenticator.get(await confirm(me), { counter: 7 }));
    for (const counter of [7, 6, 0]) {
      const assertion = authenticator.get(await confirm(me), { counter });
      expect(await refusal(askToAdd(me, assertion))).toMatchObject(refused('counter'));
    }
    expect(await auditOf(id, 'passkey.refused')).toEqual(
      Array(3).fill({
        actor: `member:${me.memberId}`,
        resource: 'passkey',
        detail: { purpose: 'confirmation', reason: 'counter' },
      }),
    );
    await askToAdd(me, authenticator.get(await confirm(me), { counter: 8 }));
  });

  test('may stay zero, for passkeys that do not count', async () => {
    const me = await someone();
    const { authenticator } = await add(me, createAuthenticator({ counts: false }));
    for (let use = 0; use < 3; use++) await askToAdd(me, authenticator.get(await confirm(me)));
  });

  test('reaches its maximum', async () => {
    const me = await someone();
    const { authenticator } = await add(me);
    await askToAdd(me, authenticator.get(await confirm(me), { counter: 2 ** 32 - 1 }));
  });
});

test('removing the last passkey where approvals need one is allowed, and said', async () => {
  const owner = await someone('owner');
  const member = await someone('member', owner.organisationId);
  const [first, second, third] = [await add(owner), await add(owner), await add(member)];
  await app.setPolicy(owner, 'MEMBERS_WITH_PASSKEY');
  expect((await app.remove(owner, first.id)).made.note).toBeNull();
  expect((await app.remove(owner, second.id)).made.note).toMatch(/^This was your last passkey/);
  expect((await app.remove(member, third.id)).made.note, 'who cannot approve anyway').toBeNull();
});

test('challenges that were not used are purged', async () => {
  const me = await someone();
  await askToAdd(me);
  const asked = app.clock.now;
  app.clock.now = minutes(6);
  await purge(app.system, 'passkey_challenges');
  expect(await app.challenges()).toBe(0);
  app.clock.now = asked;
});

test('at an IP address passkeys are not available, and the answer says why', async () => {
  const { startApp } = await import('../../harness.ts');
  const there = await startApp({ PUBLIC_URL: 'http://127.0.0.1:4000' });
  const { token } = await there.session('owner', await there.organisation());
  const me = there.caller({ cookie: `ssd_session=${token}`, origin: 'http://127.0.0.1:4000' });
  const { me: shown } = await me.graphql.request<{ me: { passkeysUnavailable: string } }>(
    '{ me { passkeysUnavailable } }',
  );
  expect(shown.passkeysUnavailable).toContain('browsers refuse them on IP addresses');
  const unavailable = { status: 409, code: 'passkeys_unavailable', message: shown.passkeysUnavailable };
  expect(await refusal(askToAdd(me))).toMatchObject({ status: unavailable.status, code: unavailable.code });
});
