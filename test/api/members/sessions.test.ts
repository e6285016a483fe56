import { describe, expect, test } from 'vitest';
import { type Caller, refusal } from '../../harness.ts';
import { endSession, linksIn, list, me, noSession, startPeople } from './people.ts';

const { app, askForLink, follow, invited, ownerOf, start, withCookie } = await startPeople();

describe('the lists of members and sessions', () => {
  test('show an owner the members of the organisation, newest first, in pages', async () => {
    const owner = await ownerOf();
    await app.session('member', await app.organisation());
    const expected = [{ email: owner.email, role: 'owner', signedInAt: null }];
    for (const role of ['member', 'viewer', 'member', 'owner'] as const) {
      const { link, email } = await invited(owner, role);
      if (role !== 'viewer') await follow(link);
      expected.unshift({ email, role, signedInAt: role === 'viewer' ? null : (start.toISOString() as never) });
    }
    await app
      .asOwner()
      .execute(`update member set created_at = ? where id = ?`, [new Date(start.getTime() - 1), owner.memberId]);
    const seen: object[] = [];
    for (let after = ''; ; ) {
      const { nodes, totalCount, pageInfo } = await list(owner, 'members', `(first: 2${after})`);
      expect(totalCount).toBe(5);
      seen.push(...nodes.map(({ email, role, signedInAt }) => ({ email, role, signedInAt })));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(expected);
  });

  test('show an owner the open sessions and mark the current one', async () => {
    const owner = await ownerOf();
    const { organisationId } = owner;
    const others = [await app.session('member', organisationId), await app.session('viewer', organisationId)];
    const over = await app.session('member', organisationId);
    await app
      .asOwner()
      .execute('update browser_session set expires_at = ? where id = ?', [app.clock.now, over.sessionId]);
    await ownerOf();
    const { nodes, totalCount } = await list(owner, 'sessions');
    const shown = nodes.map(({ id, email, role, current }) => [id, email, role, current]);
    expect(totalCount).toBe(3);
    expect(shown.toSorted()).toEqual(
      [
        [owner.sessionId, owner.email, 'owner', true],
        [others[0]!.sessionId, others[0]!.email, 'member', false],
        [others[1]!.sessionId, others[1]!.email, 'viewer', false],
      ].toSorted(),
    );
    const first = await list(owner, 'sessions', '(first: 2)');
    const rest = await list(owner, 'sessions', `(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect([...first.nodes, ...rest.nodes]).toEqual(nodes);
  });
});

describe('a session', () => {
  test.each<[string, (other: Awaited<ReturnType<typeof app.session>>) => Promise<Caller>]>([
    ['themselves', async (other) => other],
    ['another session of theirs', async (other) => withCookie((await follow(await linkFor(other.email)))!)],
    ['an owner', ({ organisationId }) => ownerOf(organisationId)],
  ])('of a member can be ended by %s', async (_, who) => {
    const { organisationId } = await ownerOf();
    const other = await app.session('member', organisationId);
    const elsewhere = withCookie(other.token, await app.secondInstance());
    expect(await me(elsewhere)).toMatchObject({ role: 'member' });
    expect(await endSession(await who(other), { id: other.sessionId })).toBe(other.sessionId);
    expect(await refusal(me(elsewhere))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test.each<[string, (organisationId: string) => Promise<Caller>]>([
    ['another member', (organisationId) => app.session('member', organisationId)],
    ['a viewer', (organisationId) => app.session('viewer', organisationId)],
    ['an owner of another organisation', () => ownerOf()],
    ['an owner of the operator', async () => ownerOf(await app.organisation('internal'))],
  ])('does not exist for %s', async (_, who) => {
    const owner = await ownerOf();
    expect(await refusal(endSession(await who(owner.organisationId), { id: owner.sessionId }))).toMatchObject(
      noSession,
    );
    expect(await me(owner)).toMatchObject({ role: 'owner' });
  });

  test('is ended once, also concurrently', async () => {
    const owner = await ownerOf();
    const elsewhere = withCookie(owner.token, await app.secondInstance());
    for (let i = 0; i < 5; i++) {
      const { sessionId: id } = await app.session('member', owner.organisationId);
      const answers = await Promise.all(
        [owner, elsewhere, owner, elsewhere].map((by) => refusal(endSession(by, { id }))),
      );
      const entries = await app.asOwner().execute('select from audit_entry where resource_id = ?', [id]);
      expect(entries).toHaveLength(1);
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
