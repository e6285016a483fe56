import { describe, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { newId } from '#kernel/ids.ts';
import { startApp } from '../../harness.ts';
import { list } from '../../json.ts';
import { openPrograms, settingsOf } from '../../program.ts';
import { newest, openSixEntries, runAs, verify } from './chains.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '1000' });
app.clock.now = new Date();

const ownerOf = async (organisationId?: string) => app.session('owner', organisationId ?? (await app.organisation()));
const house = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const { admin } = openPrograms(settingsOf(app));
/** Tampering by an attacker with full database access, without triggers. `$1` is the owner. */
const tamper = (owner: string, ...statements: string[]) =>
  withClient(app.ownerUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) expect((await client.query(statement, [owner])).rowCount).toBeGreaterThan(0);
  });

const whole = await openSixEntries(app);

describe('the hash chain', () => {
  test('is intact per owner after hundreds of concurrent actions on two instances', async () => {
    const doors = [app.app, await app.secondInstance()];
    const owners = await Promise.all(Array.from({ length: 6 }, () => ownerOf()));
    const writes = owners.flatMap(({ token }) =>
      Array.from({ length: 40 }, (_, i) => async () => {
        const headers = { cookie: `__Host-ssd_session=${token}`, origin: 'http://gateway.test' };
        const by = app.caller(headers, doors[i % 2]);
        const { status, body } = await by.rest('POST', '/keys', { mode: 'live' });
        expect(status, JSON.stringify(body)).toBe(201);
        if (i % 10 === 0) return [status, (await by.rest('DELETE', `/keys/${body['key'].id}`)).status];
        return [status];
      }),
    );
    const statuses: number[] = [];
    const worker = async () => {
      for (let write = writes.pop(); write; write = writes.pop()) statuses.push(...(await write()));
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    expect(
      Object.fromEntries(
        Map.groupBy(statuses, String)
          .entries()
          .map(([code, all]) => [code, all.length]),
      ),
    ).toEqual({
      200: 24,
      201: 240,
    });
    for (const owner of owners) {
      const { hash } = await newest(owner);
      expect(await verify(owner)).toEqual({ intact: true, entries: 44, head: hash, broken: [] });
      const numbers = await runAs(app, 'owner', [
        'select seq from audit_entry where owner = $1 order by seq',
        [owner.organisationId],
      ]);
      expect(numbers.rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 44 }, (_, i) => i + 1));
    }
  });

  test('is empty and intact without actions', async () => {
    expect(await verify(await ownerOf())).toEqual({ intact: true, entries: 0, head: null, broken: [] });
  });

  test('has no gap after a failed action', async () => {
    const owner = await openSixEntries(app);
    await runAs(app, 'owner', [`alter table api_key add constraint full_up check (label <> 'fails') not valid`]);
    const failed = await owner.rest('POST', '/keys', { mode: 'live', label: 'fails' });
    await runAs(app, 'owner', ['alter table api_key drop constraint full_up']);
    expect(failed.status).toBe(500);
    await owner.rest('POST', '/keys', { mode: 'live' });
    expect(await verify(owner)).toMatchObject({ intact: true, entries: 7 });
  });

  const set = (what: string, seq = 3) => `update audit_entry set ${what} where owner = $1 and seq = ${seq}`;
  const rehash = (seq: number, before = seq - 1) => `update audit_entry a set hash = audit.hash_entry(coalesce(
      (select b.hash from audit_entry b where b.owner = $1 and b.seq = ${before}), ''), a) where a.owner = $1 and a.seq = ${seq}`;
  const drop = (which: string) => `delete from audit_entry where owner = $1 and ${which}`;
  const swap = (field: string) => `update audit_entry a set ${field} = b.${field} from audit_entry b
    where a.owner = $1 and b.owner = $1 and (a.seq, b.seq) in ((2, 5), (5, 2))`;
  const append = (hash: string) => `insert into audit_entry
      (id, owner, at, actor, action, resource, resource_id, request_id, detail, seq, hash)
    select f.id, f.owner, f.at, f.actor, f.action, f.resource, f.resource_id, f.request_id, f.detail, f.seq, ${hash}
    from audit_entry last, jsonb_populate_record(last, '{"id": "${newId()}", "action": "key.revoked", "seq": 7}') f
    where last.owner = $1 and last.seq = 6`;

  test.each<[string, number, string[]]>([
    ['a changed detail', 3, [set(`detail = '{"mode": "sandbox"}'`)]],
    ['a changed actor', 3, [set(`actor = 'console'`)]],
    ['a time changed by a millisecond', 3, [set(`at = at + interval '1 millisecond'`)]],
    ['a changed action', 3, [set(`action = 'key.revoked'`)]],
    ['a changed kind of record', 3, [set(`resource = 'member'`)]],
    ['a changed record', 3, [set(`resource_id = 'x'`)]],
    ['a request that is gone', 3, [set('request_id = null')]],
    ['a changed id', 3, [set('id = gen_random_uuid()')]],
    ['a changed hash', 3, [set('hash = reverse(hash)')]],
    ['an entry changed with its hash, which the next one contradicts', 4, [set(`actor = 'console'`), rehash(3)]],
    [
      'an entry changed with all hashes from it on, which the head contradicts',
      6,
      [set(`actor = 'console'`), rehash(3), rehash(4), rehash(5), rehash(6)],
    ],
    ['the newest entry changed with its hash', 6, [set(`actor = 'console'`, 6), rehash(6)]],
    ['two entries that swapped what they say', 2, [swap('resource_id')]],
    [
      'two entries that swapped their numbers',
      2,
      [
        'update audit_entry set seq = -seq where owner = $1 and seq in (2, 5)',
        'update audit_entry set seq = 7 + seq where owner = $1 and seq < 0',
      ],
    ],
    ['one deleted in the middle', 3, [drop('seq = 3')]],
    [
      'one deleted in the middle, with the rest closing up',
      3,
      [drop('seq = 3'), set('seq = 3', 4), set('seq = 4', 5), set('seq = 5', 6)],
    ],
    ['one deleted in the middle, with hashes over the gap', 3, [drop('seq = 3'), rehash(4, 2), rehash(5), rehash(6)]],
    ['the first one deleted', 1, [drop('seq = 1')]],
    ['the newest one deleted', 6, [drop('seq = 6')]],
    ['the newest two deleted', 5, [drop('seq >= 5')]],
    ['all deleted', 1, [drop('true')]],
    ['all given to other owners', 1, ['update audit_entry set owner = gen_random_uuid() where owner = $1']],
    ['a forged one at the end', 7, [append(`repeat('0', 64)`)]],
    ['a forged one at the end with the hash that it should have', 7, [append('audit.hash_entry(last.hash, f)')]],
  ])('reports %s at number %d, and no other owner', async (_, brokenAt, statements) => {
    const owner = await openSixEntries(app);
    const { organisationId } = owner;
    expect(await verify(owner)).toMatchObject({ intact: true, entries: 6 });
    await tamper(organisationId, ...statements);
    expect(await verify(owner)).toMatchObject({ intact: false, broken: [{ organisationId, brokenAt }] });
    expect(await verify(whole)).toMatchObject({ intact: true, entries: 6, broken: [] });
    const { intact, head, broken } = await verify(house);
    expect([intact, head]).toEqual([false, null]);
    expect(broken).toContainEqual({ organisationId, brokenAt });
    expect(broken.map((chain) => chain.organisationId)).not.toContain(whole.organisationId);
  });

  test('without its first entry is not intact', async () => {
    const owner = await openSixEntries(app);
    await tamper(owner.organisationId, 'delete from audit.chain_head where owner = $1');
    expect(await verify(owner)).toMatchObject({ intact: false, entries: 6 });
  });

  test('that is rewritten completely is detected by a head stored elsewhere', async () => {
    const owner = await openSixEntries(app);
    const { head } = await verify(owner);
    const last = `update audit.chain_head h set hash = a.hash from audit_entry a
      where h.owner = $1 and a.owner = $1 and a.seq = 6`;
    await tamper(
      owner.organisationId,
      set(`actor = 'console'`, 1),
      ...[1, 2, 3, 4, 5, 6].map((seq) => rehash(seq)),
      last,
    );
    const again = await verify(owner);
    expect(again).toMatchObject({ intact: true, entries: 6 });
    expect(again.head).not.toBe(head);
  });
});

test('the console verifies all chains or one organisation', async () => {
  const owner = await openSixEntries(app);
  const { organisationId } = owner;
  await tamper(organisationId, `update audit_entry set actor = 'x' where owner = $1 and seq = 2`);
  const [all, one] = await Promise.all([admin('audit', 'verify'), admin('audit', 'verify', '--org', organisationId)]);
  const { broken, ...verified } = await verify(await ownerOf(await app.organisation('internal')));
  expect(all.answer).toEqual({ ...verified, broken: expect.any(Array) });
  const inWords = ({ owner, brokenAt }: { owner: string; brokenAt: number }) => `${owner} at ${brokenAt}`;
  const seen = broken.map(({ organisationId: owner, brokenAt }) => inWords({ owner, brokenAt }));
  expect(list<{ owner: string; brokenAt: number }>(all.answer.broken).map(inWords).toSorted()).toEqual(seen.toSorted());
  expect(seen).toContain(inWords({ owner: organisationId, brokenAt: 2 }));
  expect(seen.join()).not.toContain(whole.organisationId);
  const { head } = await verify(owner);
  expect(one.answer).toEqual({ intact: false, entries: 6, head, broken: [{ owner: organisationId, brokenAt: 2 }] });
});
