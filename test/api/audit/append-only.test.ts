import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { startApp } from '../../harness.ts';
import { newest, openSixEntries, type Role, runAs, verify } from './chains.ts';

const app = await startApp();
app.clock.now = new Date();

/** Rolls back if it succeeds. */
const attempt = (role: Role, statement: string) => runAs(app, role, ['begin'], [statement], ['rollback']);

await openSixEntries(app);

describe('an audit entry cannot be changed or deleted', () => {
  const denied = /permission denied/;
  const added = /only ever added/;
  test.each<[string, string, RegExp]>([
    ['an update', `update audit_entry set actor = 'x'`, added],
    ['an update of nothing', `update audit_entry set actor = actor where false`, added],
    ['a delete', 'delete from audit_entry', added],
    ['a truncate', 'truncate audit_entry', added],
    ['a truncate of all it hangs on', 'truncate audit_entry, organisation cascade', added],
    [
      'an insert that overwrites',
      `insert into audit_entry select * from audit_entry on conflict (id, at) do update set actor = 'x'`,
      added,
    ],
    ['a merge', `merge into audit_entry a using audit_entry b on a.id = b.id when matched then delete`, added],
  ])('by %s, not even by the table owner', async (_, statement, refused) => {
    await expect(attempt('service', statement)).rejects.toThrow(denied);
    await expect(attempt('system', statement)).rejects.toThrow(denied);
    await expect(attempt('owner', statement)).rejects.toThrow(refused);
  });

  test.each<[string, string]>([
    ['switch its triggers off', 'alter table audit_entry disable trigger all'],
    ['drop a trigger', 'drop trigger append_only on audit_entry'],
    ['work as a replica, where triggers rest', 'set session_replication_role = replica'],
    [
      'replace what a trigger does',
      `create or replace function audit.refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    ],
    ['see the heads of the chains', 'select from audit.chain_head'],
    ['move a head', `update audit.chain_head set hash = 'x'`],
    ['make a hash', 'select audit.hash_entry(null, a) from audit_entry a'],
    ['rename the table', 'alter table audit_entry rename to gone'],
    ['drop the table', 'drop table audit_entry'],
  ])('neither role of the service can %s', async (_, statement) => {
    for (const role of ['service', 'system'] as const) {
      await expect(attempt(role, statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  const entry = `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail, seq, hash)
    values ($1, $2, now(), 'key:x', 'key.created', 'key', 'x', '{}', 40, 'mine')`;

  test('the service cannot add an entry for another owner', async () => {
    const { organisationId } = await openSixEntries(app);
    await expect(runAs(app, 'service', [entry, [newId(), organisationId]])).rejects.toThrow(/row-level security/);
  });

  test('number and hash cannot be set by the writer', async () => {
    const owner = await openSixEntries(app);
    await runAs(app, 'system', [entry, [newId(), owner.organisationId]]);
    const { number, hash } = await newest(owner);
    expect([number, hash]).toEqual([7, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(await verify(owner)).toEqual({ intact: true, entries: 7, head: hash, broken: [] });
  });
});
