import { describe, expect, test } from 'vitest';
import { openBackground } from '#background.ts';
import { refusal, startApp } from './harness.ts';

const background = openBackground();
const app = await startApp({ TRUST_PROXY: 'true', LIMIT_REQUESTS_PER_MINUTE: '1000' }, { background });
const start = new Date();
app.clock.now = start;

type Caller = ReturnType<typeof app.caller>;
type Role = 'owner' | 'member' | 'reviewer';
type Door = typeof app.app;

const ownPage = 'http://gateway.test';
const ownerOf = async (organisationId?: string) => app.session('owner', organisationId ?? (await app.organisation()));
const withCookie = (token: string, on?: Door, origin = ownPage) =>
  app.caller({ cookie: `ssd_session=${token}`, origin }, on);

let people = 0;
const somebody = () => `person-${++people}@people.example`;

function mutation(name: string, shown: string) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) ${shown} }`;
  return async (by: Pick<Caller, 'graphql'>, input: object) =>
    ((await by.graphql.request(document, { input })) as any).done;
}
const whole = '{ id email role createdAt signedInAt }';
const invite = mutation('inviteMember', whole);
const changeRole = mutation('changeMemberRole', whole);
const remove = mutation('removeMember', whole);
const endSession = mutation('endSession', '');

const me = async (by: Pick<Caller, 'graphql'>) => ((await by.graphql.request('{ me { role email } }')) as any).me;
async function list(by: Pick<Caller, 'graphql'>, field: 'members' | 'sessions', args = ''): Promise<any> {
  const own = field === 'members' ? 'signedInAt' : 'expiresAt current';
  const answer: any = await by.graphql.request(`{ list: ${field}${args} {
    totalCount nodes { id email role createdAt ${own} } pageInfo { endCursor hasNextPage }
  } }`);
  return answer.list;
}
/** What stands in the database about the people of an organisation. */
const standing = (organisationId: string) =>
  app.asOwner().execute(
    `select m.id, m.email, m.role, count(distinct s.id)::int as sessions, count(distinct l.id)::int as links
     from member m left join browser_session s on s.member_id = m.id left join sign_in_link l on l.member_id = m.id
     where m.owner = ? group by m.id order by m.id`,
    [organisationId],
  );

let addresses = 0;
const post = (path: string, form: Record<string, string>, { on = app.app, from = `192.0.2.${++addresses}` } = {}) =>
  on.request(path, {
    method: 'POST',
    headers: {
      origin: ownPage,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    body: new URLSearchParams(form).toString(),
  });
const askForLink = async (email: string, how = {}) => {
  const answer = await post('/sign-in', { email }, how);
  await background.idle();
  return { status: answer.status, page: await answer.text(), retryAfter: answer.headers.get('retry-after') };
};
const linksIn = (text: string) => [...text.matchAll(/http:\/\/gateway\.test\/sign-in\/link\?\S+/g)].map(([url]) => url);
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;
/** Presses the button behind a link; answers the session's token, or null. */
async function follow(url: string, how = {}): Promise<string | null> {
  const answer = await post('/sign-in/link', { token: tokenOf(url), next: '/keys' }, how);
  const token = /ssd_session=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null;
  expect(answer.status).toBe(token ? 303 : 410);
  return token;
}
async function invited(by: Pick<Caller, 'graphql'>, role: Role = 'member', email = somebody()) {
  const member = await invite(by, { email, role });
  await background.idle();
  const [link] = linksIn(app.sent.findLast(({ to }) => to === email)!.text);
  return { ...member, link: link! };
}

const wrongField = (path: string, code: string) => ({
  status: 400,
  code: 'validation_failed',
  details: { fields: [{ location: 'body', path, code }] },
});
const lastOwner = wrongField('/id', 'invalid_value');
const duplicate = wrongField('/email', 'duplicate');
const noMember = { status: 404, code: 'not_found', details: { resource: 'member' } };
const noSession = { status: 404, code: 'not_found', details: { resource: 'session' } };

describe('an invitation', () => {
  test.each(['owner', 'member', 'reviewer'] as const)(
    'makes a %s, whose mail holds a link that signs in once',
    async (role) => {
      const organisationId = await app.organisation('customer', `Lamps\n${role} Ltd`);
      const email = somebody();
      const member = await invite(await ownerOf(organisationId), { email, role });
      expect(member).toEqual({ id: expect.any(String), email, role, createdAt: start.toISOString(), signedInAt: null });
      await background.idle();
      expect(app.sent).toHaveLength(1);
      const { to, from, subject, text } = app.sent[0]!;
      expect([to, from, subject]).toEqual([email, 'rfq@founder.example', `You are invited to Lamps ${role} Ltd`]);
      const [link, ...more] = linksIn(text);
      expect(more).toEqual([]);

      const page = await app.app.request(link!);
      expect([page.status, page.headers.get('set-cookie')], 'opening it does nothing: scanners open links').toEqual([
        200,
        null,
      ]);
      const token = await follow(link!);
      expect(await me(withCookie(token!))).toEqual({ role, email });
      expect(await follow(link!)).toBeNull();
      const { nodes } = await list(await ownerOf(organisationId), 'members');
      expect(nodes.find(({ id }: any) => id === member.id).signedInAt).toBe(start.toISOString());
    },
  );

  test('that is opened in two places at once signs in at one of them', async () => {
    const { link } = await invited(await ownerOf());
    const second = await app.secondInstance();
    const tokens = await Promise.all([app.app, second, app.app, second].map((on) => follow(link, { on })));
    expect(tokens.filter(Boolean)).toHaveLength(1);
  });

  test('lasts fifteen minutes', async () => {
    const owner = await ownerOf();
    const [early, late] = [await invited(owner), await invited(owner)];
    try {
      app.clock.now = new Date(start.getTime() + 15 * 60_000 - 1);
      expect(await follow(early.link)).not.toBeNull();
      app.clock.now = new Date(start.getTime() + 15 * 60_000);
      expect(await follow(late.link)).toBeNull();
    } finally {
      app.clock.now = start;
    }
  });

  test('goes to an address once, in whatever case it is written', async () => {
    const owner = await ownerOf();
    const email = somebody();
    expect(await invite(owner, { email: email.toUpperCase(), role: 'member' })).toMatchObject({ email });
    for (const same of [email, email.toUpperCase(), email.replace('p', 'P')]) {
      expect(await refusal(invite(owner, { email: same, role: 'owner' }))).toMatchObject(duplicate);
    }
    await background.idle();
    expect(app.sent.map(({ to }) => to)).toEqual([email]);
    expect(await list(owner, 'members')).toMatchObject({ totalCount: 2 });
  });

  test('of one address from two owners at once makes one member', async () => {
    const owner = await ownerOf();
    const other = await ownerOf(owner.organisationId);
    const second = await app.secondInstance();
    for (let i = 0; i < 5; i++) {
      const email = somebody();
      const answers = await Promise.all(
        [owner, withCookie(other.token, second), other, withCookie(owner.token, second)].map((by) =>
          invite(by, { email, role: 'member' }).catch(({ response }) => response.errors[0].extensions),
        ),
      );
      expect(answers.filter((answer) => answer.email === email)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code)).toMatchObject(Array(3).fill(duplicate));
    }
  });

  test.each<[string, object, string, string]>([
    ['no address', { email: 'somebody' }, '/email', 'invalid_format'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, '/email', 'invalid_format'],
    ['a name beside the address', { email: 'A <a@b.example>' }, '/email', 'invalid_format'],
    ['a line break', { email: 'a@b.example\r\nBcc: c@d.example' }, '/email', 'invalid_format'],
    ['255 characters', { email: `a@${'b.'.repeat(123)}example` }, '/email', 'too_long'],
  ])('with %s is refused and sends nothing', async (_, input, path, code) => {
    const owner = await ownerOf();
    expect(await refusal(invite(owner, { role: 'member', ...input }))).toMatchObject(wrongField(path, code));
    expect(await list(owner, 'members')).toMatchObject({ totalCount: 1 });
    await background.idle();
    expect(app.sent).toEqual([]);
  });

  test('is one of fifty a day and organisation', async () => {
    const owner = await ownerOf();
    await app
      .asOwner()
      .execute('select gate.take(?, null, 50) from generate_series(1, 49)', [
        `invitations_per_day:${owner.organisationId}`,
      ]);
    await invite(owner, { email: somebody(), role: 'member' });
    const refused = await refusal(invite(owner, { email: somebody(), role: 'member' }));
    expect(refused).toMatchObject({
      status: 429,
      code: 'quota_reached',
      details: { limit: 'invitations_per_day', max: 50, windowSeconds: 86_400 },
    });
    expect(refused!['details'].retryAfterSeconds).toBeGreaterThan(86_400 - 1);
    expect(await list(owner, 'members')).toMatchObject({ totalCount: 2 });
    await background.idle();
    expect(app.sent).toHaveLength(1);
    await invite(await ownerOf(), { email: somebody(), role: 'member' });
  });

  test('that is refused does not use one up', async () => {
    const owner = await ownerOf();
    await app
      .asOwner()
      .execute('select gate.take(?, null, 50) from generate_series(1, 49)', [
        `invitations_per_day:${owner.organisationId}`,
      ]);
    expect(await refusal(invite(owner, { email: owner.email, role: 'member' }))).toMatchObject(duplicate);
    await invite(owner, { email: somebody(), role: 'member' });
  });
});

describe('a role', () => {
  test('holds with the next request of a session that is running, on every instance', async () => {
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
    await changeRole(owner, { id: other.memberId, role: 'reviewer' });
    expect(await me(elsewhere)).toMatchObject({ role: 'reviewer' });
    expect(await refusal(list(elsewhere, 'members'))).toMatchObject(refused);
    expect((await elsewhere.rest('POST', '/keys', { mode: 'live' })).status).toBe(403);
  });

  test('that somebody has already changes nothing', async () => {
    const owner = await ownerOf();
    expect(await changeRole(owner, { id: owner.memberId, role: 'owner' })).toMatchObject({ role: 'owner' });
    const deeds = await app.asOwner().execute('select from audit_entry where owner = ?', [owner.organisationId]);
    expect(deeds).toEqual([]);
  });
});

describe('somebody who is removed', () => {
  test('is signed out everywhere at once and their unused links are dead, while their keys stay', async () => {
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
    app.sent.length = 0;
    await askForLink(email);
    expect(app.sent).toEqual([]);
    expect(await refusal(remove(owner, { id }))).toMatchObject(noMember);
    expect(await invited(owner, 'member', email), 'may be invited again').toMatchObject({ email, role: 'member' });
  });
});

describe('the last owner', () => {
  test('can neither be demoted nor removed, until there is another', async () => {
    const owner = await ownerOf();
    const { organisationId, memberId: id } = owner;
    await app.session('member', organisationId);
    for (const role of ['member', 'reviewer']) {
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

  test('remains when two owners of two instances demote or remove each other at the same moment, fifty times', async () => {
    const second = await app.secondInstance();
    for (let i = 0; i < 50; i++) {
      const one = await ownerOf();
      const two = await ownerOf(one.organisationId);
      const elsewhere = withCookie(two.token, second);
      const against = (by: Pick<Caller, 'graphql'>, id: string, how: number) =>
        refusal(how ? changeRole(by, { id, role: 'member' }) : remove(by, { id }));
      const answers = await Promise.all([against(one, two.memberId, i % 3), against(elsewhere, one.memberId, i % 2)]);
      const owners = (await standing(one.organisationId)).filter(({ role }: any) => role === 'owner');
      expect([i, owners.length, answers.filter((answer) => answer === null).length]).toEqual([i, 1, 1]);
      // Whoever came second is refused as the last owner's rival, or is no owner any more.
      const [refused] = answers.filter((answer) => answer !== null);
      expect([400, 401, 403]).toContain(refused!['status']);
    }
  });
});

describe('the lists', () => {
  test('show an owner the members of the organisation, newest first, page by page, and nobody of another', async () => {
    const owner = await ownerOf();
    await app.session('member', await app.organisation());
    const expected = [{ email: owner.email, role: 'owner', signedInAt: null }];
    for (const role of ['member', 'reviewer', 'member', 'owner'] as const) {
      const { link, email } = await invited(owner, role);
      if (role !== 'reviewer') await follow(link);
      expected.unshift({ email, role, signedInAt: role === 'reviewer' ? null : (start.toISOString() as never) });
    }
    await app
      .asOwner()
      .execute(`update member set created_at = ? where id = ?`, [new Date(start.getTime() - 1), owner.memberId]);
    const seen: any[] = [];
    for (let after = ''; ; ) {
      const { nodes, totalCount, pageInfo } = await list(owner, 'members', `(first: 2${after})`);
      expect(totalCount).toBe(5);
      seen.push(...nodes.map(({ email, role, signedInAt }: any) => ({ email, role, signedInAt })));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(expected);
  });

  test('show an owner who is signed in, which session asks, and none that is over', async () => {
    const owner = await ownerOf();
    const { organisationId } = owner;
    const others = [await app.session('member', organisationId), await app.session('reviewer', organisationId)];
    const over = await app.session('member', organisationId);
    await app
      .asOwner()
      .execute('update browser_session set expires_at = ? where id = ?', [app.clock.now, over.sessionId]);
    await ownerOf();
    const { nodes, totalCount } = await list(owner, 'sessions');
    const shown = nodes.map(({ id, email, role, current }: any) => [id, email, role, current]);
    expect(totalCount).toBe(3);
    expect(shown.toSorted()).toEqual(
      [
        [owner.sessionId, owner.email, 'owner', true],
        [others[0]!.sessionId, others[0]!.email, 'member', false],
        [others[1]!.sessionId, others[1]!.email, 'reviewer', false],
      ].toSorted(),
    );
    const first = await list(owner, 'sessions', '(first: 2)');
    const rest = await list(owner, 'sessions', `(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect([...first.nodes, ...rest.nodes]).toEqual(nodes);
  });
});

describe('a session', () => {
  test.each<[string, (other: any) => Promise<any>]>([
    ['themselves', async (other) => other],
    ['another session of theirs', async (other) => withCookie((await follow(await linkFor(other.email)))!)],
    ['an owner', ({ organisationId }) => ownerOf(organisationId)],
  ])('of a member is ended by %s, at once', async (_, who) => {
    const { organisationId } = await ownerOf();
    const other = await app.session('member', organisationId);
    const elsewhere = withCookie(other.token, await app.secondInstance());
    expect(await me(elsewhere)).toMatchObject({ role: 'member' });
    expect(await endSession(await who(other), { id: other.sessionId })).toBe(other.sessionId);
    expect(await refusal(me(elsewhere))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test.each<[string, (organisationId: string) => Promise<any>]>([
    ['another member', (organisationId) => app.session('member', organisationId)],
    ['a reviewer', (organisationId) => app.session('reviewer', organisationId)],
    ['an owner of another organisation', () => ownerOf()],
    ['an owner of the house', async () => ownerOf(await app.organisation('internal'))],
  ])('is to %s as if it did not exist', async (_, who) => {
    const owner = await ownerOf();
    expect(await refusal(endSession(await who(owner.organisationId), { id: owner.sessionId }))).toMatchObject(
      noSession,
    );
    expect(await me(owner)).toMatchObject({ role: 'owner' });
  });

  test('is ended once, also by several at the same moment', async () => {
    const owner = await ownerOf();
    const elsewhere = withCookie(owner.token, await app.secondInstance());
    for (let i = 0; i < 5; i++) {
      const { sessionId: id } = await app.session('member', owner.organisationId);
      const answers = await Promise.all(
        [owner, elsewhere, owner, elsewhere].map((by) => refusal(endSession(by, { id }))),
      );
      const deeds = await app.asOwner().execute('select from audit_entry where resource_id = ?', [id]);
      expect(deeds).toHaveLength(1);
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer !== null)).toMatchObject(Array(3).fill(noSession));
      expect(await refusal(endSession(owner, { id }))).toMatchObject(noSession);
    }
  });

  const linkFor = async (email: string) => {
    await askForLink(email);
    return linksIn(app.sent.at(-1)!.text)[0]!;
  };
});

describe('who may not', () => {
  const key = async (organisationId: string) => app.live({ organisationId });
  const sandbox = async () => app.sandbox();
  const nobody = async () => app.caller();
  const member = (organisationId: string) => app.session('member', organisationId);
  const reviewer = (organisationId: string) => app.session('reviewer', organisationId);
  const foreign = async (organisationId: string) =>
    withCookie((await ownerOf(organisationId)).token, app.app, 'http://evil.test');
  const withoutOrigin = async (organisationId: string) =>
    app.caller({ cookie: `ssd_session=${(await ownerOf(organisationId)).token}` });
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

  test.each(cases)('%s is refused to %s with %d %s, and changes nothing', async (_, _who, status, code, act, who) => {
    const owner = await ownerOf();
    const target = await app.session('member', owner.organisationId);
    const caller = (await who(owner.organisationId)) as Caller;
    const before = await standing(owner.organisationId);
    expect(await refusal(act(caller, target.memberId, target.sessionId))).toMatchObject({ status, code });
    await background.idle();
    expect([await standing(owner.organisationId), app.sent]).toEqual([before, []]);
  });

  test('nothing is changed by an address that is opened', async () => {
    const owner = await ownerOf();
    const { memberId, sessionId } = await app.session('member', owner.organisationId);
    const before = await standing(owner.organisationId);
    for (const asked of [
      `mutation { inviteMember(input: { email: "${somebody()}", role: owner }) { id } }`,
      `mutation { removeMember(input: { id: "${memberId}" }) { id } }`,
      `mutation { endSession(input: { id: "${sessionId}" }) }`,
    ]) {
      const headers = { cookie: `ssd_session=${owner.token}`, accept: 'application/json' };
      const path = `/graphql?query=${encodeURIComponent(asked)}`;
      const { data, errors } = (await (await app.app.request(path, { headers })).json()) as any;
      expect([data, errors[0].extensions.code]).toEqual([undefined, 'validation_failed']);
      expect((await app.app.request(path, { method: 'HEAD', headers })).status).toBe(403);
    }
    expect(await standing(owner.organisationId)).toEqual(before);
  });

  test('an owner changes nobody of another organisation', async () => {
    const owner = await ownerOf();
    const { memberId: id, organisationId } = await app.session('member', await app.organisation());
    const before = await standing(organisationId);
    expect(await refusal(changeRole(owner, { id, role: 'owner' }))).toMatchObject(noMember);
    expect(await refusal(remove(owner, { id }))).toMatchObject(noMember);
    expect(await standing(organisationId)).toEqual(before);
  });
});

test('the same person in two organisations is two members, each with a link, a session and a role of its own', async () => {
  const [lamps, chairs] = [await app.organisation('customer', 'Lamps'), await app.organisation('customer', 'Chairs')];
  const [one, two] = [await ownerOf(lamps), await ownerOf(chairs)];
  const email = somebody();
  const there = await invited(one, 'reviewer', email);
  await invited(two, 'owner', email);
  app.sent.length = 0;
  await askForLink(email.toUpperCase());
  expect(app.sent).toMatchObject([{ to: email, subject: 'Sign in' }]);
  const links = [...app.sent[0]!.text.matchAll(/^(Lamps|Chairs)\n(http\S+)$/gm)].map(([, name, url]) => [name!, url!]);
  expect(links.map(([name]) => name)).toEqual(['Lamps', 'Chairs']);
  const [lamp, chair] = [(await follow(links[0]![1]!))!, (await follow(links[1]![1]!))!].map((token) =>
    withCookie(token),
  );
  const where = async (by: Caller) => ((await by.rest('GET', '/me')).body as any).organisation.name;
  expect([await where(lamp!), await where(chair!)]).toEqual(['Lamps', 'Chairs']);
  expect([await me(lamp!), await me(chair!)]).toEqual([
    { role: 'reviewer', email },
    { role: 'owner', email },
  ]);
  await remove(one, { id: there.id });
  expect(await refusal(me(lamp!))).toMatchObject({ code: 'unauthenticated' });
  expect(await me(chair!)).toEqual({ role: 'owner', email });
  app.sent.length = 0;
  await askForLink(email);
  expect(app.sent.map(({ subject, text }) => [subject, linksIn(text).length])).toEqual([['Sign in to Chairs', 1]]);
});

describe('asking for a link', () => {
  test('is answered alike whether the address is known or not; only a known one gets mail', async () => {
    const { email } = await ownerOf();
    const unknown = somebody();
    const [known, other] = [await askForLink(email), await askForLink(unknown)];
    expect([known.status, other]).toEqual([200, known]);
    expect(app.sent.map(({ to, text }) => [to, linksIn(text).length])).toEqual([[email, 1]]);
    expect(known.page).not.toContain(tokenOf(linksIn(app.sent[0]!.text)[0]!));
    const token = await follow(linksIn(app.sent[0]!.text)[0]!);
    expect(await me(withCookie(token!))).toEqual({ role: 'owner', email });
  });

  test('brings five an hour to one address, over two instances at once, and nobody can tell', async () => {
    const { email } = await ownerOf();
    const doors = [app.app, await app.secondInstance()];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => askForLink(email, { on: doors[i % 2] })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(app.sent).toHaveLength(5);
    await askForLink((await ownerOf()).email);
    expect(app.sent).toHaveLength(6);
    const earlier = 'update gate.rate_window set minute = (select array_agg(t - 3600000) from unnest(minute) t)';
    await app.asOwner().execute(`${earlier} where bucket like 'sign_in_links:%'`);
    await askForLink(email);
    expect(app.sent).toHaveLength(7);
  });

  test('is one of ten an hour from one network address, whatever address it names', async () => {
    const from = '198.51.100.9';
    const doors = [app.app, await app.secondInstance()];
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => askForLink(somebody(), { on: doors[i % 2], from: `10.0.0.${i}, ${from}` })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 4]);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(3500);
    const { email } = await ownerOf();
    expect((await askForLink(email, { from })).status).toBe(429);
    expect(app.sent).toEqual([]);
    expect((await askForLink(email, { from: '198.51.100.10' })).status).toBe(200);
    expect(app.sent).toHaveLength(1);
  });
});
