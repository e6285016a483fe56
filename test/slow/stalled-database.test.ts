import { expect, onTestFinished, test } from 'vitest';
import { unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';
import { openCluster } from './crash/cluster.ts';
import { callsAt } from './crash/gateway.ts';

const cluster = await openCluster();
const programs = openPrograms({ ...settingsOf(cluster), ...unlimited, LOG_LEVEL: 'warn' });

async function startWithKey(env: Record<string, string> = {}) {
  const program = await programs.start(env);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"label":"stall"}' };
  const { secret } = (await (await fetch(`${program.url}/api/v1/keys`, init)).json()) as { secret: string };
  const { rest } = callsAt(program.url);
  return { ...program, rest: (method: string, path: string, body?: object) => rest({ secret }, method, path, body) };
}

async function stall(): Promise<void> {
  onTestFinished(cluster.thaw);
  await cluster.freeze();
}

test('callers get a response while the database is stalled, and the service recovers', async () => {
  const me = await startWithKey();
  expect(await me.rest('POST', '/projects', { name: 'Lamp' })).toMatchObject({ status: 201 });
  await stall();
  const from = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const answer = await (i % 2 ? me.rest('GET', '/projects') : me.rest('POST', '/projects', { name: 'Lamp' }));
      return { status: answer?.status, ms: performance.now() - from };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  // The deadline of a read, which admission is, with a second to spare and one for a busy machine.
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(7500);
  expect((await fetch(`${me.url}/livez`)).status).toBe(200);
  expect((await fetch(`${me.url}/readyz`)).status).toBe(503);
  await cluster.thaw();
  const again = async () => [(await me.rest('GET', '/projects'))?.status, (await fetch(`${me.url}/readyz`)).status];
  await expect.poll(again, { timeout: 15_000 }).toEqual([200, 200]);
  expect(await me.rest('POST', '/projects', { name: 'Lamp' })).toMatchObject({ status: 201 });
  me.child.kill('SIGTERM');
  expect(await me.ended).toMatchObject({ code: 0 });
});

test('a gateway with a stalled database stops within its grace period and logs aborted work', async () => {
  const me = await startWithKey({ SHUTDOWN_GRACE_SECONDS: '2' });
  await stall();
  const cut = me.rest('GET', '/projects');
  await new Promise((later) => setTimeout(later, 200));
  const from = performance.now();
  me.child.kill('SIGTERM');
  expect(await me.ended, me.output.all).toMatchObject({ code: 0 });
  expect(performance.now() - from).toBeLessThan(2000 + 5000 + 3000);
  expect(await cut).toBeNull();
  expect(me.output.all).toContain('"aborted":{"requests":1');
});

test('a second signal ends a gateway at once', async () => {
  const me = await startWithKey();
  await stall();
  void me.rest('GET', '/projects');
  await new Promise((later) => setTimeout(later, 200));
  me.child.kill('SIGTERM');
  await new Promise((later) => setTimeout(later, 300));
  me.child.kill('SIGTERM');
  expect(await me.ended).toMatchObject({ code: 143 });
});
