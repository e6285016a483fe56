import { expect, test } from 'vitest';
import { startApp } from '../../harness.ts';
import { purge } from '../../purge.ts';

const app = await startApp();
app.clock.now = new Date();

/** An organisation with entries of these ages in days, the oldest first. */
async function aged(...days: number[]) {
  const owner = await app.session('owner', await app.organisation());
  for (const age of days) {
    await app.asOwner().execute(
      `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
       values (gen_random_uuid(), ?, now() - make_interval(days => ?), 'key:x', 'contacts.read', 'factory', ?, '{}')`,
      [owner.organisationId, age, String(age)],
    );
  }
  return owner;
}
type Owner = Awaited<ReturnType<typeof aged>>;
const verify = async (owner: Owner) =>
  (await owner.graphql.request('{ auditVerification { intact entries broken { brokenAt } } }')).auditVerification;
const entries = async (owner: Owner) => {
  const { auditEntries } = await owner.graphql.request(
    '{ auditEntries(first: 50) { nodes { number action resourceId } } }',
  );
  return auditEntries.nodes
    .map(({ number, action, resourceId }) => ({ number, action, resourceId }))
    .toSorted((a, b) => Number(a.number) - Number(b.number));
};

test('entries older than 400 days are removed, the cut is an entry itself, and the chain stays verifiable', async () => {
  const owner = await aged(500, 450, 402, 399, 1);
  await purge(app.system, 'audit_entries');
  expect(await entries(owner)).toMatchObject([
    { number: 4, resourceId: '399' },
    { number: 5, resourceId: '1' },
    { number: 6, action: 'audit.cut' },
  ]);
  expect(await verify(owner)).toEqual({ intact: true, entries: 3, broken: [] });
  await app
    .asOwner()
    .execute(
      'insert into audit_entry select gen_random_uuid(), owner, at, actor, action, resource, resource_id, request_id, detail from audit_entry where owner = ? and seq = 5',
      [owner.organisationId],
    );
  expect(await verify(owner)).toMatchObject({ intact: true, entries: 4 });
});

test('after a cut a removed or changed entry is still found, and is never cut away', async () => {
  const owner = await aged(500, 450, 440, 430, 1);
  const tamper = (statement: string) =>
    app.asOwner().transactional(async (em) => {
      await em.execute(`set local session_replication_role = replica`);
      await em.execute(statement, [owner.organisationId]);
    });
  await tamper(`update audit_entry set actor = 'key:y' where owner = ? and seq = 3`);
  await purge(app.system, 'audit_entries');
  expect((await entries(owner)).map(({ number }) => Number(number))).toEqual([3, 4, 5, 6]);
  expect(await verify(owner)).toMatchObject({ intact: false, broken: [{ brokenAt: 3 }] });
  await tamper(`delete from audit_entry where owner = ? and seq = 3`);
  await purge(app.system, 'audit_entries');
  expect(await verify(owner)).toMatchObject({ intact: false, entries: 3, broken: [{ brokenAt: 3 }] });
});

test('entries of the last 90 days are never removed, whatever the service asks for', async () => {
  await expect(app.system.systemEm().execute(`select audit.cut_chains(now(), 10)`)).rejects.toThrow(
    'Audit entries of the last 90 days are never removed.',
  );
});
