import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { startDevices } from '../../api/keys/device/client.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startDevices();
const { approved, execute, poll, second } = app;
const programs = openPrograms(settingsOf(app));
const holder = new Client({ connectionString: app.ownerUrl });
await holder.connect();
afterAll(() => holder.end());

/** The key that a poll returns; undefined if the server no longer responds. */
async function keyFrom(url: string, deviceCode: string): Promise<string | undefined> {
  const body = JSON.stringify({ deviceCode });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/v1/auth/device/poll`, { method: 'POST', headers, body }).then(
    async (response) => ((await response.json()) as { secret: string }).secret,
    () => undefined,
  );
}

const gate = 20_260_901;
/** Holds back the saving of a key for clients of this name until the gate opens, whatever the timeout of locks is. */
async function heldBack(clientName: string, when: 'before' | 'constraint') {
  const isLate = when === 'constraint';
  await execute(`create or replace function wait_at_gate() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin perform pg_advisory_xact_lock_shared(${gate}); return new; end $$`);
  await execute(`create ${isLate ? 'constraint' : ''} trigger gate_${when} ${isLate ? 'after' : 'before'} update on device_connection
    ${isLate ? 'deferrable initially deferred' : ''} for each row
    when (new.status = 'issued' and new.client_name = '${clientName}') execute function wait_at_gate()`);
}
/** Transactions at the gate or through it; those that are through end with their locks. */
const transactions = async (isThrough: boolean) => {
  const here = '(select oid from pg_database where datname = current_database())';
  const locks = `select from pg_locks where database = ${here} and objid = ${gate} and mode = 'ShareLock'`;
  return (await execute(`${locks} and granted = ${isThrough}`)).length;
};
const keysLabelled = (label: string): Promise<{ sha256: Buffer }[]> =>
  execute('select sha256 from api_key where label = ?', [label]);

test('after kill -9 between issue and response the next poll on another instance returns the same single key', async () => {
  const connection = async (input: object = {}) => {
    const label = newId();
    return { ...(await approved({ label, ...input })), label };
  };
  // The process dies during one commit, before another, and anywhere in the others.
  const saved = await connection({ clientName: 'saved, not answered' });
  const lost = await connection({ clientName: 'not saved' });
  const others = await Promise.all(Array.from({ length: 40 }, () => connection()));
  await heldBack('saved, not answered', 'constraint');
  await heldBack('not saved', 'before');
  const doomed = await programs.start();

  const answers = new Map<string, string[]>();
  const ask = async ({ deviceCode, label }: { deviceCode: string; label: string }) => {
    const secret = await keyFrom(doomed.url, deviceCode);
    if (secret) answers.set(label, [...(answers.get(label) ?? []), secret]);
  };
  await Promise.all(others.slice(0, 5).map(ask));
  await holder.query('select pg_advisory_lock($1)', [gate]);
  const all = [saved, lost, ...others, ...others].map(ask);
  await expect.poll(() => transactions(false), { interval: 2 }).toBe(2);
  doomed.child.kill('SIGKILL');
  await doomed.ended;
  await Promise.all(all);
  expect([answers.has(saved.label), answers.has(lost.label)]).toEqual([false, false]);

  await holder.query('select pg_advisory_unlock($1)', [gate]);
  await expect.poll(async () => [await transactions(false), await transactions(true)]).toEqual([0, 0]);
  for (const when of ['constraint', 'before']) await execute(`drop trigger gate_${when} on device_connection`);
  const keysBefore = [await keysLabelled(saved.label), await keysLabelled(lost.label)];
  expect(keysBefore.map((keys) => keys.length)).toEqual([1, 0]);
  expect(answers.size).toBeGreaterThanOrEqual(5);
  for (const [i, { deviceCode, label }] of [saved, lost, ...others].entries()) {
    const [first, again] = [
      await poll(deviceCode, i % 2 ? second : app.app),
      await poll(deviceCode, i % 2 ? app.app : second),
    ];
    const { secret } = first.body;
    expect([first.status, again.status, again.body['secret']]).toEqual([200, 200, secret]);
    expect((await keysLabelled(label)).map(({ sha256 }) => sha256)).toEqual([hashSecret(secret)]);
    for (const answered of answers.get(label) ?? []) expect(answered).toBe(secret);
  }
  expect((await keysLabelled(saved.label))[0]).toEqual(keysBefore[0]![0]);
});
