import { describe, expect, test } from 'vitest';
import { type Caller, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { codeOf } from './client.ts';

const app = await startApp();
app.clock.now = new Date();
const ownerOf = async (organisationId?: string) => app.session('owner', organisationId ?? (await app.organisation()));

/** Keys of the organisation, newest first: each ten seconds older than the previous one, with pairs of equal times. */
async function keys(organisationId: string, count: number): Promise<string[]> {
  const made = await app.asOwner().execute<{ id: string }[]>(
    `insert into api_key (id, created_at, updated_at, owner, organisation_id, sha256, prefix, last4, label, mode, scopes, expires_at)
     select gen_random_uuid(), at, at, ?, ?, sha256(gen_random_uuid()::text::bytea), 'ssd_live_abc', 'wxyz', n::text, 'live', '{projects:read}', now() + interval '1 day'
     from (select n, date_trunc('milliseconds', now()) - n / 2 * interval '10 seconds' as at from generate_series(1, ?) n) n
     returning id, created_at`,
    [organisationId, organisationId, count],
  );
  const sorted = await app
    .asOwner()
    .execute<{ id: string }[]>('select id from api_key where owner = ? order by created_at desc, id desc', [
      organisationId,
    ]);
  expect(made).toHaveLength(count);
  return sorted.map(({ id }) => id);
}

describe('GET /keys', () => {
  test('shows an owner the keys of the organisation without secrets', async () => {
    const owner = await ownerOf();
    const other = await app.live();
    const first = (await owner.rest('POST', '/keys', { mode: 'live', label: 'ci' })).body;
    app.clock.now = new Date(app.clock.now.getTime() + 5);
    const second = (await owner.rest('POST', '/keys', { mode: 'live', scopes: ['projects:read'] })).body;
    const { status, body } = await owner.rest('GET', '/keys');
    expect([status, body]).toEqual([
      200,
      { keys: [second['key'], first['key']], count: 2, requestId: expect.stringMatching(/^req_/) },
    ]);
    expect(JSON.stringify(body)).not.toContain(other.keyId);
    expect(JSON.stringify(body)).not.toContain(first['secret']);
    expect((await (await ownerOf()).rest('GET', '/keys')).body).toMatchObject({ keys: [], count: 0 });
  });

  test('shows the status of each: temporary, active, expired, revoked; an unacknowledged key is revoked', async () => {
    const owner = await ownerOf();
    const { organisationId } = owner;
    const change = async (set: string) => {
      const { keyId } = await app.live({ organisationId });
      await app.asOwner().execute(`update api_key set ${set} where id = ?`, [keyId]);
      return keyId;
    };
    const soon = `expires_at = now() + interval '10 minutes'`;
    const over = `expires_at = now() - interval '1 minute'`;
    const expected = {
      [await change('label = label')]: ['active', false],
      [await change(`temporary = true, ${soon}`)]: ['temporary', false],
      [await change(over)]: ['expired', false],
      [await change(`temporary = true, ${over}`)]: ['revoked', true],
      [await change(`revoked_at = now()`)]: ['revoked', true],
      [await change(`revoked_at = now(), ${over}`)]: ['revoked', true],
      [await change(`revoked_at = now(), temporary = true, ${soon}`)]: ['revoked', true],
    };
    const { keys, count } = (await owner.rest('GET', '/keys')).body;
    const told = keys.map(({ id, status, revokedAt }) => [id, [status, revokedAt !== null]]);
    expect([Object.fromEntries(told), count]).toEqual([expected, 7]);
    const lost = keys.find(({ id }) => id === Object.keys(expected)[3]);
    expect(lost.revokedAt).toBe(lost.expiresAt);
  });

  test('has the newest hundred; GraphQL pages through all in both directions and counts them', async () => {
    const owner = await ownerOf();
    const all = await keys(owner.organisationId, 105);
    const { keys: shown, count } = (await owner.rest('GET', '/keys')).body;
    expect([shown.map(({ id }) => id), count]).toEqual([all.slice(0, 100), 100]);

    const page = async (args: string) =>
      (
        await owner.graphql.request<Json>(
          `{ keys(${args}) { totalCount nodes { id } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`,
        )
      ).keys;
    const seen: string[] = [];
    let after = '';
    for (let more = true; more; ) {
      const { nodes, pageInfo, totalCount } = await page(`first: 25${after}`);
      expect(totalCount).toBe(105);
      seen.push(...nodes.map(({ id }) => id));
      more = pageInfo.hasNextPage;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(all);
    const end = await page('last: 10');
    expect(end.nodes.map(({ id }) => id)).toEqual(all.slice(-10));
    const before = await page(`last: 10, before: "${end.pageInfo.startCursor}"`);
    expect(before.nodes.map(({ id }) => id)).toEqual(all.slice(-20, -10));
    expect(await refusal(page('first: 101'))).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  test.each<[string, (organisationId: string) => Caller | Promise<Caller>, [number, string]]>([
    ['a key', (organisationId) => app.live({ organisationId }), [403, 'session_required']],
    ['a key of the operator', () => app.live({ kind: 'internal', scopes: ['internal:*'] }), [403, 'session_required']],
    ['a sandbox key', () => app.sandbox(), [403, 'session_required']],
    ['a member', (organisationId) => app.session('member', organisationId), [403, 'owner_required']],
    ['a reviewer', (organisationId) => app.session('reviewer', organisationId), [403, 'owner_required']],
    ['nobody', () => app.caller(), [401, 'unauthenticated']],
    ['somebody with a stale cookie', () => app.caller({ cookie: '__Host-ssd_session=gone' }), [401, 'unauthenticated']],
  ])('is refused to %s in both APIs', async (_, who, [status, code]) => {
    const { organisationId } = await app.live();
    const caller = await who(organisationId);
    expect(codeOf(await caller.rest('GET', '/keys'))).toEqual([status, code]);
    expect(await refusal(caller.graphql.request('{ keys { nodes { id } } }'))).toMatchObject({ status, code });
  });
});

test('lastUsedAt of a key is updated once a minute', async () => {
  const me = await app.live();
  const change = (set: string) =>
    app
      .asOwner()
      .execute<{ at: Date }[]>(`update api_key set ${set} where id = ? returning last_used_at as at`, [me.keyId]);
  const used = async () => {
    await me.rest('GET', '/me');
    const [key] = await change('label = label');
    return new Date(key!.at).getTime();
  };
  const owner = await ownerOf(me.organisationId);
  const shown = async () => (await owner.rest('GET', '/keys')).body['keys'][0].lastUsedAt;
  expect(await shown()).toBeNull();
  const first = await used();
  expect(await shown()).toBe(new Date(first).toISOString());
  expect(await used()).toBe(first);
  await change(`last_used_at = now() - interval '61 seconds'`);
  expect(Math.abs((await used()) - first)).toBeLessThan(10_000);
});
