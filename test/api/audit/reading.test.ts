import { describe, expect, test } from 'vitest';
import { reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';

const app = await startApp({ TRUST_PROXY: 'true', LIMIT_REQUESTS_PER_MINUTE: '100000' });
app.clock.now = new Date();

type Caller = ReturnType<typeof app.caller>;
type Entry = Record<'organisationId' | 'actor' | 'action' | 'resourceId' | 'requestId', string> & { number: number };

async function read(by: Pick<Caller, 'graphql'>, filter: object = {}, page = 'first: 100') {
  const { list } = await by.graphql.request<{ list: { totalCount: number; nodes: Entry[]; pageInfo: Json } }>(
    `query ($filter: AuditEntryFilter) { list: auditEntries(${page}, filter: $filter) {
      totalCount nodes { organisationId actor action resourceId requestId number } pageInfo { startCursor endCursor hasNextPage }
    } }`,
    { filter },
  );
  return list;
}
const count = async () => Number((await app.asOwner().execute('select count(*) as n from audit_entry'))[0]!.n);
const ownerOf = async (organisationId?: string) => app.session('owner', organisationId ?? (await app.organisation()));

describe('the audit log', () => {
  /** An organisation with this many audit entries, some at the same time. */
  async function busy(writes: number, kind: 'customer' | 'internal' = 'customer') {
    const owner = await ownerOf(await app.organisation(kind));
    const start = app.clock.now;
    const keys: string[] = [];
    for (let i = 0; i < writes; i++) {
      app.clock.now = new Date(start.getTime() + Math.floor(i / 3) * 1000);
      keys.push((await owner.rest('POST', '/keys', { mode: 'live' })).body['key'].id);
    }
    app.clock.now = start;
    return { owner, organisationId: owner.organisationId, keys };
  }

  test('lists the entries of the organisation from the newest, in pages', async () => {
    const { owner, keys, organisationId } = await busy(10);
    await busy(2);
    const seen: Entry[] = [];
    for (let after = ''; ; ) {
      const { nodes, totalCount, pageInfo } = await read(owner, {}, `first: 3${after}`);
      expect(totalCount).toBe(10);
      seen.push(...nodes);
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen.map(({ resourceId }) => resourceId)).toEqual(keys.toReversed());
    expect(seen.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(seen.map((entry) => entry.organisationId))).toEqual(new Set([organisationId]));
    const end = await read(owner, {}, 'last: 4');
    expect(end.nodes.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    const before = await read(owner, {}, `last: 2, before: "${end.pageInfo.startCursor}"`);
    expect(before.nodes.map(({ number }) => number)).toEqual([6, 5]);
    const members = await owner.graphql.request('{ members(first: 1) { pageInfo { endCursor } } }');
    const cursor = members.members.pageInfo.endCursor;
    expect(await refusal(read(owner, {}, `first: 1, after: "${cursor}"`)), 'a cursor of another list').toMatchObject({
      status: 400,
      code: 'invalid_cursor',
      details: { argument: 'after' },
    });
  });

  test('combines filters by actor, action and record', async () => {
    const { owner, keys, organisationId } = await busy(3);
    await owner.rest('DELETE', `/keys/${keys[0]}`);
    const other = await ownerOf(organisationId);
    await other.rest('DELETE', `/keys/${keys[1]}`);
    const demotion = 'mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { member { id } } }';
    await owner.graphql.request(demotion, { input: { id: other.memberId, role: 'member' } });
    const numbers = async (filter: object) => {
      const { nodes, totalCount } = await read(owner, filter);
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ number }) => number);
    };
    expect(await numbers({})).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await numbers({ actor: `member:${other.memberId}` })).toEqual([5]);
    expect(await numbers({ action: 'key.revoked' })).toEqual([5, 4]);
    expect(await numbers({ resource: 'member' })).toEqual([6]);
    expect(await numbers({ resourceId: keys[0] })).toEqual([4, 1]);
    expect(await numbers({ resourceId: keys[0], action: 'key.created' })).toEqual([1]);
    expect(await numbers({ resourceId: keys[0], actor: `member:${other.memberId}` })).toEqual([]);
    expect(await numbers({ organisationId })).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await numbers({ actor: `' or true --` })).toEqual([]);
    expect(await numbers({ action: 'key.%' })).toEqual([]);
    for (const wrong of [{ organisationId: 'x' }, { actor: 'x'.repeat(81) }, { owner: organisationId }]) {
      expect(await refusal(read(owner, wrong))).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });

  test('of another organisation is empty, like one that does not exist', async () => {
    const { organisationId, keys } = await busy(2);
    const { owner } = await busy(1);
    const [sandbox, house] = [await app.sandbox(), await busy(1, 'internal')];
    const none = await read(owner, { organisationId: '0190a000-0000-7000-8000-000000000000' });
    expect(none).toMatchObject({ totalCount: 0, nodes: [] });
    for (const id of [organisationId, sandbox.keyId, house.organisationId]) {
      expect(await read(owner, { organisationId: id })).toEqual(none);
    }
    expect(await read(owner, { resourceId: keys[0] })).toEqual(none);
    const cursor = (await read(house.owner, { organisationId }, 'first: 1')).pageInfo.endCursor;
    expect(await read(owner, { organisationId }, `first: 5, after: "${cursor}"`)).toMatchObject({
      totalCount: 0,
      nodes: [],
    });
  });

  test.each<[string, () => Promise<Pick<Caller, 'graphql'>>]>([
    ['an internal key', () => app.live({ kind: 'internal', scopes: ['internal:*'] })],
    ['an owner of the operator', async () => ownerOf(await app.organisation('internal'))],
  ])('of all organisations is available to operator staff: %s', async (_, who) => {
    const house = await who();
    const [one, two] = [await busy(2), await busy(1)];
    const made = (await app.caller({ 'x-forwarded-for': crypto.randomUUID() }).rest('POST', '/keys', {})).body['key'];
    const { nodes, totalCount } = await read(house);
    expect(totalCount).toBe(await count());
    const owners = nodes.map(({ organisationId }) => organisationId);
    expect(owners).toEqual(expect.arrayContaining([one.organisationId, two.organisationId, made.id]));
    const filtered = await read(house, { organisationId: one.organisationId });
    expect([filtered.totalCount, filtered.nodes.map(({ resourceId }) => resourceId)]).toEqual([
      2,
      one.keys.toReversed(),
    ]);
    expect((await read(house, { organisationId: made.id })).nodes).toMatchObject([{ actor: 'anonymous' }]);
  });

  const house = () => app.organisation('internal');
  test.each<[string, () => Promise<Caller>, number, string]>([
    ['a live key', () => app.live(), 403, 'internal_only'],
    [
      'a live key that holds everything a customer may',
      () => app.live({ scopes: ['contacts:read'] }),
      403,
      'internal_only',
    ],
    [
      'a key of a customer with a scope of the operator',
      () => app.live({ scopes: ['internal:*'] }),
      403,
      'internal_only',
    ],
    ['a key of the operator without its scope', () => app.live({ kind: 'internal' }), 403, 'internal_only'],
    ['a sandbox key', () => app.sandbox(), 403, 'internal_only'],
    ['a member', async () => app.session('member', await app.organisation()), 403, 'owner_required'],
    ['a reviewer', async () => app.session('reviewer', await app.organisation()), 403, 'owner_required'],
    ['a member of the operator', async () => app.session('member', await house()), 403, 'owner_required'],
    ['nobody', async () => app.caller(), 401, 'unauthenticated'],
  ])('is refused to %s', async (_, who, status, code) => {
    const caller = await who();
    expect(await refusal(read(caller))).toMatchObject({ status, code });
    const verification = caller.graphql.request('{ auditVerification { intact entries head } }');
    expect(await refusal(verification)).toMatchObject({ status, code });
  });
});

test('of 301 factories read in pages of twenty on two instances, 300 contact reads are allowed and audited', async () => {
  const records = Array.from({ length: 301 }, () => reachable());
  const ids = await app.factories(...records);
  const me = await app.live({ scopes: ['network:read', 'contacts:read'] });
  const headers = { authorization: `Bearer ${me.secret}` };
  const instances = [app.app, await app.secondInstance()];
  const seen: { contacts: object | null; contactsNote: string | null }[] = [];
  let next = 0;
  const reader = async () => {
    for (let i = next++; i < ids.length; i = next++) {
      const { body } = await app.caller(headers, instances[i % 2]).rest('GET', `/factories/${ids[i]}`);
      seen.push(body['factory']);
    }
  };
  await Promise.all(Array.from({ length: 20 }, reader));
  const withheld = seen.filter(({ contacts }) => contacts === null);
  expect([seen.length, withheld.length]).toEqual([301, 1]);
  expect(withheld[0]?.contactsNote).toContain('300');
  const { totalCount, nodes } = await read(await ownerOf(me.organisationId), { action: 'contacts.read' });
  expect([totalCount, new Set(nodes.map(({ requestId }) => requestId)).size]).toEqual([300, 100]);
});
