import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { foldDeliveryCounts } from '#modules/sourcing/deliveries/lists/delivery-count.service.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { purge } from '../../purge.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';
import { rowsOf, settle } from '../tenancy/people.ts';

const app = await startApp(unlimited);
// The time of audit entries is that of the service, and keys are made at that of the database.
app.clock.now = new Date();
const factoryIds = await app.factories(reachable(), reachable());
const shared = { factoryIds, capabilityId: await (await capabilitiesIn(app)).published(newId()) };
const stored = async (owner: string) =>
  (await readdir(join(app.home, 'files'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.parentPath.includes(owner),
  );
const expire = (owner: string, days: number) =>
  app.asOwner().execute(`update api_key set expires_at = now() - make_interval(days => ?) where id = ?`, [days, owner]);
async function purgeKeys() {
  app.clock.now = new Date();
  await foldDeliveryCounts(app.system);
  await purge(app.system, 'sandbox_keys');
  await foldDeliveryCounts(app.system);
}
const brokenChains = () => app.asOwner().execute('select from audit.verify_chains(null) where broken_at is not null');

test('an expired sandbox key goes after seven days with all that it made; others keep theirs', async () => {
  const [gone, recent, live] = [await settle(app, 'sandbox', shared), await app.sandbox(), await app.live()];
  for (const me of [recent, live]) await quoteRequest(me, { factoryIds });
  await expire(gone.owner, 8);
  await expire(recent.keyId, 6);
  await foldDeliveryCounts(app.system);
  const keep = () => Promise.all([recent.keyId, live.organisationId].map((owner) => rowsOf(app, owner)));
  const kept = await keep();
  const tables = new Set((await rowsOf(app, gone.owner)).map(({ table }) => table));
  expect([...tables]).toEqual(expect.arrayContaining(['delivery', 'event', 'audit_entry', 'engineering_file', 'run']));
  expect((await stored(gone.owner)).length).toBeGreaterThan(0);

  await purgeKeys();

  expect(await rowsOf(app, gone.owner)).toEqual([]);
  expect(await stored(gone.owner)).toEqual([]);
  expect(await keep()).toEqual(kept);
  expect(await app.asOwner().execute('select from audit.chain_head where owner = ?', [gone.owner])).toEqual([]);
  expect(await brokenChains()).toEqual([]);
});

test('a capability that a run of another tenant needs stays, and nothing else', async () => {
  const sandbox = await settle(app, 'sandbox', shared);
  const live = await app.live();
  const run = { capabilityId: shared.capabilityId, quantity: 100, notes: 'x' };
  expect((await live.rest('POST', '/run', run, { 'idempotency-key': newId() })).status).toBe(201);
  const { id } = (await rowsOf(app, sandbox.owner)).find(({ table }) => table === 'capability')!;
  await app.asOwner().execute(`update run set capability_id = ? where owner = ?`, [id, live.organisationId]);
  await expire(sandbox.owner, 8);
  await purgeKeys();
  expect((await rowsOf(app, sandbox.owner)).map((row) => [row.table, row.id])).toEqual([['capability', id]]);
});

test('the service cannot remove the chain or the counters of a key that has not expired', async () => {
  const me = await app.sandbox();
  await me.rest('POST', '/projects', { name: 'Lamp' });
  const before = await rowsOf(app, me.keyId);
  const asSystem = (text: string) => app.system.systemEm().execute(text, [me.keyId]);
  await asSystem('select audit.remove_sandbox_chains(array[?]::uuid[], 100)');
  await asSystem('select public.remove_sandbox_event_counters(array[?]::uuid[])');
  expect(await rowsOf(app, me.keyId)).toEqual(before);
});
