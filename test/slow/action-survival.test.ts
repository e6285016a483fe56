import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { reachable, startApp } from '../harness.ts';
import { runs } from './crash/figures.ts';
import { type Gateway, openGateways } from './crash/gateway.ts';

const app = await startApp();
const leaseMs = 1000;
const pollMs = 2000;
const gateway = openGateways(app);
const start = (env: Record<string, string> = {}) => gateway({ ACTION_LEASE_SECONDS: '1', ...env });
const factoryIds = await app.factories(reachable(), reachable(), reachable());
const me = await app.live();

type Saved = { status: string; drafts: number; leased: boolean };
const readSaved = (projectId: string) =>
  app.asOwner().execute<Saved[]>(
    `select status, lease_expires_at is not null as leased,
       (select count(*)::int from delivery d where d.action_id = a.id) as drafts
     from action a where project_id = ?`,
    [projectId],
  );

/** A new request that can be sent repeatedly, to any process. */
async function request() {
  const made = await me.rest('POST', '/projects', { name: 'Lamp' });
  const { id: projectId } = made.body['project'];
  const body = {
    kind: 'quote_request',
    input: { scope: 'mechanical_part', parts: [{ name: 'Bracket', process: 'cnc' }], factoryIds },
  };
  const key = { 'idempotency-key': randomUUID() };
  const post = (to: Gateway) => to.rest(me, 'POST', `/projects/${projectId}/actions`, body, key);
  return { post, saved: () => readSaved(projectId) };
}
type Request = Awaited<ReturnType<typeof request>>;

/** A process that dies at the failpoint while it handles the request. */
async function killed(point: string, { post }: Request, env: Record<string, string> = {}) {
  const victim = await start({ CRASH_AT: point, ...env });
  expect(await post(victim), victim.output()).toBeNull();
  await victim.died();
}

async function untilFinal({ saved }: Request, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while ((await saved())[0]?.status === 'running') {
    expect(performance.now(), 'still running').toBeLessThan(until);
    await sleep(20);
  }
}

const endLeases = (at: string) =>
  app.asOwner().execute(`update action set lease_expires_at = ${at} where status = 'running'`);

const whole = [{ status: 'completed', drafts: 3, leased: false }];

/** Repeats the request, as a client without a response does, and expects one action. */
async function askAgain({ post, saved }: Request, to: Gateway, status: number) {
  const answer = (await post(to))!;
  expect(answer).toMatchObject({
    status,
    body: { action: { status: 'completed' }, deliveries: [{}, {}, {}], replayed: status === 200 },
  });
  expect(answer.body.action.output.result.shortlist).toHaveLength(3);
  expect((await post(to))!.body.action).toEqual(answer.body.action);
  expect(await saved()).toEqual(whole);
}

const running = [{ status: 'running', drafts: 0, leased: true }];
const points: Record<string, Saved[]> = {
  'action:before-begin': [],
  'action:after-begin': running,
  'action:after-generate': running,
  'action:before-complete': running,
  'action:after-complete': whole,
  'action:before-reply': whole,
};
const crashes = Object.entries(points).flatMap(([point, left]) =>
  Array.from({ length: Math.ceil(runs / 3) }, () => ({ point, left })),
);

test('another process resumes an action within one poll after the lease has expired', { timeout: 60_000 }, async () => {
  const other = await start();
  const one = await request();
  await killed('action:after-begin', one);
  await untilFinal(one, leaseMs + pollMs + 1000);
  await askAgain(one, other, 200);
  await other.stop();
});

test('each action completes exactly once, at whatever failpoint its process dies', {
  timeout: runs * 100_000,
}, async () => {
  const dead: { one: Request; left: Saved[] }[] = [];
  const victims = crashes.values();
  const kill = async () => {
    for (const { point, left } of victims) {
      const one = await request();
      await killed(point, one, { ACTION_LEASE_SECONDS: '120' });
      // Keeps one victim from resuming the action of another.
      await endLeases(`now() + interval '1 day'`);
      expect(await one.saved(), point).toEqual(left);
      dead.push({ one, left });
    }
  };
  await Promise.all([kill(), kill()]);
  expect(dead).toHaveLength(crashes.length);

  await endLeases('now()');
  // The processes that resume the actions die too.
  for (const point of ['action:after-generate', 'action:before-complete']) {
    await (await start({ CRASH_AT: point })).died();
    for (const { one, left } of dead) expect(await one.saved()).toEqual(left);
    await sleep(leaseMs);
  }

  const both = await Promise.all([start(), start()]);
  for (const { one, left } of dead) if (left.length) await untilFinal(one, pollMs * runs);
  for (const { one, left } of dead) {
    await askAgain(one, both[0], left.length ? 200 : 201);
    await askAgain(one, both[1], 200);
  }
  await Promise.all(both.map((process) => process.stop()));
});
