import { describe, expect, test } from 'vitest';
import { type Caller, refusal } from '../../harness.ts';
import { readJson } from '../../json.ts';
import {
  changeRole,
  endSession,
  invite,
  lastOwner,
  linksIn,
  list,
  me,
  noMember,
  remove,
  startPeople,
} from './people.ts';

const { app, askForLink, follow, invited, ownerOf, somebody, standing, withCookie } = await startPeople();

describe('a role change', () => {
  test('applies to the next request of open sessions on every instance', async () => {
    const owner = await ownerOf();
    const other = await app.session('member', owner.organisationId);
    const elsewhere = withCookie(other.token, await app.secondInstance());
    const refused = { status: 403, code: 'owner_required' };
    expect(await refusal(list(elsewhere, 'members'))).toMatchObject(refused);
    expect(await changeRole(owner, { id: other.memberId, role: 'owner' })).toMatchObject({
      id: other.memberId,
      role: 'owner',
    });
    expect(await me(elsewhere)).toEqual({ role: 'owner', email: other.email });
    expect(await list(elsewhere, 'members')).toMatchObject({ totalCount: 2 });
    await changeRole(owner, { id: other.memberId, role: 'viewer' });
    expect(await me(elsewhere)).toMatchObject({ role: 'viewer' });
    expect(await refusal(list(elsewhere, 'members'))).toMatchObject(refused);
    expect((await elsewhere.rest('POST', '/keys', { mode: 'live' })).status).toBe(403);
  });

  test('to the same role changes nothing', async () => {
    const owner = await ownerOf();
    expect(await changeRole(owner, { id: owner.memberId, role: 'owner' })).toMatchObject({ role: 'owner' });
    const entries = await app.asOwner().execute('select from audit_entry where owner = ?', [owner.organisationId]);
    expect(entries).toEqual([]);
  });
});

describe('a removed member', () => {
  test('is signed out everywhere at once and loses unused links; created keys remain', async () => {
    const owner = await ownerOf();
    const { id, link, email } = await invited(owner, 'owner');
    const token = (await follow(link))!;
    await askForLink(email);
    const [unused] = linksIn(app.sent.at(-1)!.text);
    const elsewhere = withCookie(token, await app.secondInstance());
    const { secret } = (await elsewhere.rest('POST', '/keys', { mode: 'live' })).body;
    expect(await me(elsewhere)).toEqual({ role: 'owner', email });

    expect(await remove(owner, { id })).toMatchObject({ id, email, role: 'owner' });
    for (const by of [withCookie(token), elsewhere]) {
      expect(await refusal(me(by))).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
    expect(await follow(unused!)).toBeNull();
    expect((await app.caller({ authorization: `Bearer ${secret}` }).rest('GET', '/me')).status).toBe(200);
    await app.idle();
    app.sent.length = 0;
    await askForLink(email);
    expect(app.sent).toEqual([]);
    expect(await refusal(remove(owner, { id }))).toMatchObject(noMember);
    expect(await invited(owner, 'member', email), 'may be invited again').toMatchObject({ email, role: 'member' });
  });
});

describe('the last owner', () => {
  test('cannot be demoted or removed until there is another', async () => {
    const owner = await ownerOf();
    const { organisationId, memberId: id } = owner;
    await app.session('member', organisationId);
    for (const role of ['member', 'viewer']) {
      expect(await refusal(changeRole(owner, { id, role }))).toMatchObject(lastOwner);
    }
    expect(await refusal(remove(owner, { id }))).toMatchObject(lastOwner);
    expect(await me(owner)).toMatchObject({ role: 'owner' });
    await ownerOf();
    expect(await refusal(remove(owner, { id })), 'an owner elsewhere is none here').toMatchObject(lastOwner);
    const other = await ownerOf(organisationId);
    expect(await changeRole(owner, { id, role: 'member' })).toMatchObject({ role: 'member' });
    expect(await refusal(remove(other, { id: other.memberId }))).toMatchObject(lastOwner);
  });

  test('remains when two owners on two instances demote or remove each other at once, fifty times', async () => {
    const second = await app.secondInstance();
    for (let i = 0; i < 50; i++) {
      const one = await ownerOf();
      const two = await ownerOf(one.organisationId);
      const elsewhere = withCookie(two.token, second);
      const against = (by: Pick<Caller, 'graphql'>, id: string, how: number) =>
        refusal(how ? changeRole(by, { id, role: 'member' }) : remove(by, { id }));
      const answers = await Promise.all([against(one, two.memberId, i % 3), against(elsewhere, one.memberId, i % 2)]);
      const owners = (await standing(one.organisationId)).filter(({ role }) => role === 'owner');
      expect([i, owners.length, answers.filter((answer) => answer === null).length]).toEqual([i, 1, 1]);
      // The second one is refused, as the last owner or as no longer an owner.
      const [refused] = answers.filter((answer) => answer !== null);
      expect([400, 401, 403]).toContain(refused!['status']);
    }
  });
});

describe('without permission', () => {
  const key = async (organisationId: string) => app.live({ organisationId });
  const sandbox = async () => app.sandbox();
  const nobody = async () => app.caller();
  const member = (organisationId: string) => app.session('member', organisationId);
  const reviewer = (organisationId: string) => app.session('reviewer', organisationId);
  const foreign = async (organisationId: string) =>
    withCookie((await ownerOf(organisationId)).token, app.app, 'http://evil.test');
  const withoutOrigin = async (organisationId: string) =>
    app.caller({ cookie: `__Host-ssd_session=${(await ownerOf(organisationId)).token}` });
  const refusals = [
    ['a key', key, 403, 'session_required'],
    ['a sandbox key', sandbox, 403, 'session_required'],
    ['nobody', nobody, 401, 'unauthenticated'],
    ['a page elsewhere', foreign, 403, 'origin_not_allowed'],
    ['no page at all', withoutOrigin, 403, 'origin_not_allowed'],
    ['a member', member, 403, 'owner_required'],
    ['a reviewer', reviewer, 403, 'owner_required'],
  ] as const;
  const verbs = {
    inviteMember: (by: Caller) => invite(by, { email: somebody(), role: 'owner' }),
    changeMemberRole: (by: Caller, id: string) => changeRole(by, { id, role: 'owner' }),
    removeMember: (by: Caller, id: string) => remove(by, { id }),
    endSession: (by: Caller, _: string, id: string) => endSession(by, { id }),
  };
  const cases = Object.entries(verbs).flatMap(([verb, act]) =>
    refusals
      .filter(([, , , code]) => verb !== 'endSession' || code !== 'owner_required')
      .map(([name, who, status, code]) => [verb, name, status, code, act, who] as const),
  );

  test.each(cases)('%s is refused to %s with %d %s and changes nothing', async (_, _who, status, code, act, who) => {
    const owner = await ownerOf();
    const target = await app.session('member', owner.organisationId);
    const caller = (await who(owner.organisationId)) as Caller;
    const before = await standing(owner.organisationId);
    expect(await refusal(act(caller, target.memberId, target.sessionId))).toMatchObject({ status, code });
    await app.idle();
    expect([await standing(owner.organisationId), app.sent]).toEqual([before, []]);
  });

  test('opening a URL changes nothing', async () => {
    const owner = await ownerOf();
    const { memberId, sessionId } = await app.session('member', owner.organisationId);
    const before = await standing(owner.organisationId);
    for (const asked of [
      `mutation { inviteMember(input: { email: "${somebody()}", role: owner }) { member { id } } }`,
      `mutation { removeMember(input: { id: "${memberId}" }) { member { id } } }`,
      `mutation { endSession(input: { id: "${sessionId}" }) { sessionId } }`,
    ]) {
      const headers = { cookie: `__Host-ssd_session=${owner.token}`, accept: 'application/json' };
      const path = `/graphql?query=${encodeURIComponent(asked)}`;
      const { data, errors } = await readJson(await app.app.request(path, { headers }));
      expect([data, errors[0].extensions.code]).toEqual([undefined, 'validation_failed']);
      expect((await app.app.request(path, { method: 'HEAD', headers })).status).toBe(400);
    }
    expect(await standing(owner.organisationId)).toEqual(before);
  });

  test('an owner cannot change members of another organisation', async () => {
    const owner = await ownerOf();
    const { memberId: id, organisationId } = await app.session('member', await app.organisation());
    const before = await standing(organisationId);
    expect(await refusal(changeRole(owner, { id, role: 'owner' }))).toMatchObject(noMember);
    expect(await refusal(remove(owner, { id }))).toMatchObject(noMember);
    expect(await standing(organisationId)).toEqual(before);
  });
});
