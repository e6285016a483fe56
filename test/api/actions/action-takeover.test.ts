import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { failOverdue, resumeActions } from '#modules/sourcing/actions/action-recovery.service.ts';
import type { Writer } from '#ports/language-model/writer.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';

/** Pending calls of the language model; each test resolves them. */
const calls: PromiseWithResolvers<null>[] = [];
const writer: Writer = {
  model: 'slow-model',
  polish: () => {
    const call = Promise.withResolvers<null>();
    calls.push(call);
    return call.promise;
  },
};
const app = await startApp(unlimited, { writer });
const leaseMs = 90_000;
const timeoutMs = 300_000;
const pass = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

/** Starts work that calls the language model. Returns the pending call and the result of the work. */
async function modelCalled<T>(begin: () => Promise<T>) {
  const before = calls.length;
  const done = begin();
  await vi.waitFor(() => expect(calls.length).toBe(before + 1));
  return { model: calls[before]!, done };
}

/** A request whose process hangs while it generates. */
async function hanging(me: Caller, input: object = {}, project: object = {}) {
  const factoryIds = await app.factories(reachable(), reachable(), reachable());
  const { id: projectId } = (await me.rest('POST', '/projects', { name: 'Lamp', ...project })).body['project'];
  const ask = (key: string) => quoteRequest(me, { factoryIds, ...input }, { projectId, key });
  const key = randomUUID();
  const { model, done: reply } = await modelCalled(() => ask(key));
  const again = () => ask(key);
  const { id } = (await again()).action;
  const read = async () => (await me.rest('GET', `/actions/${id}`)).body['action'];
  expect(await read()).toMatchObject({ status: 'running', output: null, deliveries: [], finishedAt: null });
  return { id, projectId, model, reply, again, read };
}
const resuming = () => modelCalled(() => resumeActions(app.system));
async function resumed() {
  const { model, done } = await resuming();
  model.resolve(null);
  await done;
}

const isLeased = async (id: string) => {
  const [row] = await app.asOwner().execute('select lease_expires_at from action where id = ?', [id]);
  return row!.lease_expires_at !== null;
};

describe('an abandoned action', () => {
  test('is resumed by another process, once, after its lease has expired', async () => {
    const me = await app.live();
    const { id, model, reply, again, read } = await hanging(me);
    expect(await isLeased(id)).toBe(true);
    pass(leaseMs - 1);
    await resumeActions(app.system);
    expect(await read()).toMatchObject({ status: 'running' });
    pass(1);
    await resumed();
    const made = await read();
    expect(made).toMatchObject({ status: 'completed', finishedAt: app.clock.now.toISOString(), error: null });
    expect(made.output.result.shortlist).toHaveLength(3);
    expect(made.deliveries).toHaveLength(3);
    expect(await isLeased(id)).toBe(false);

    model.resolve(null);
    expect(await reply).toMatchObject({ status: 201, action: made, deliveries: [{}, {}, {}] });
    expect(await again()).toMatchObject({ status: 200, action: made, body: { replayed: true } });
    expect((await me.rest('GET', '/deliveries')).body['count']).toBe(3);
  });

  test('is resumed by only one of two instances', async () => {
    const config = readConfig({ PUBLIC_URL: 'http://gateway.test' });
    const overrides = { writer, now: () => app.clock.now };
    const second = await openApp(app.serviceUrl, config, pino({ level: 'silent' }), { overrides });
    onTestFinished(second.close);
    const me = await app.live();
    const left = [await hanging(me), await hanging(me), await hanging(me)];
    pass(leaseMs);
    const before = calls.length;
    const both = Promise.all([resumeActions(app.system), resumeActions(second.system)]);
    await vi.waitFor(() => expect(calls.length).toBe(before + 3));
    for (const call of calls) call.resolve(null);
    await both;
    expect(calls.length).toBe(before + 3);
    for (const { read, reply } of left) {
      expect(await read()).toMatchObject({ status: 'completed', deliveries: [{}, {}, {}] });
      await reply;
    }
    expect((await me.rest('GET', '/deliveries')).body['count']).toBe(9);
  });

  test('consumes AI quota only once', async () => {
    const me = await app.live();
    const countCalls = async () =>
      app
        .asOwner()
        .execute(`select (select sum(n)::int from unnest(day_slots) n) as n from auth.rate_window where bucket = ?`, [
          `ai_turns_per_day:${me.organisationId}`,
        ]);
    await hanging(me);
    expect(await countCalls()).toEqual([{ n: 1 }]);
    pass(leaseMs);
    await resumed();
    expect(await countCalls()).toEqual([{ n: 1 }]);
  });

  test('is resumed again if the resuming process dies too', async () => {
    const me = await app.live();
    const { read } = await hanging(me);
    pass(leaseMs);
    await resuming();
    pass(leaseMs - 1);
    await resumeActions(app.system);
    pass(1);
    await resumed();
    expect(await read()).toMatchObject({ status: 'completed', deliveries: [{}, {}, {}] });
  });

  test('is not marked as failed by its first process after another has resumed it', async () => {
    const me = await app.live();
    const { model, reply, read } = await hanging(me);
    pass(leaseMs);
    const second = await resuming();
    model.reject(new Error('woken too late'));
    expect(await reply).toMatchObject({ status: 201, action: { status: 'running' } });
    second.model.resolve(null);
    await second.done;
    expect(await read()).toMatchObject({ status: 'completed', error: null, deliveries: [{}, {}, {}] });
  });

  test('fails if it cannot be resumed, while other actions are resumed', async () => {
    const [me, you] = [await app.live(), await app.live()];
    const [bad, good] = [await hanging(me), await hanging(you)];
    await app.asOwner().execute(`update action set kind = 'no_longer_offered' where id = ?`, [bad.id]);
    pass(leaseMs);
    await resumed();
    const saved = await bad.read();
    expect(saved).toMatchObject({ status: 'failed', error: { code: 'action_generation_failed' }, deliveries: [] });
    expect(await good.read()).toMatchObject({ status: 'completed' });
  });

  test('is resumed from the current version of the project and records that version', async () => {
    const me = await app.live();
    const { projectId, read } = await hanging(me);
    expect(await read()).toMatchObject({ projectVersion: 'v1' });
    const edit = {
      intent: { current: { quantity: 250, confirmation: 'caller_confirmed' } },
      expectedContextVersion: 'v1',
    };
    expect((await me.rest('PATCH', `/projects/${projectId}`, edit)).status).toBe(200);
    pass(leaseMs);
    await resumed();
    const { projectVersion, output, deliveries } = await read();
    expect([projectVersion, output.result.intentContext.projectVersion, output.result.quantities]).toEqual([
      'v2',
      'v2',
      [250],
    ]);
    const { delivery } = (await me.rest('GET', `/deliveries/${deliveries[0].id}`)).body;
    expect(delivery.projectVersion).toBe('v2');
  });
});

describe('an action that is not completed within five minutes', () => {
  test('fails with action_timeout, and a late result is discarded', async () => {
    const me = await app.live();
    const { model, reply, again, read } = await hanging(me);
    pass(timeoutMs - 1);
    await failOverdue(app.system);
    expect(await read()).toMatchObject({ status: 'running' });
    pass(1);
    await Promise.all([failOverdue(app.system), resumeActions(app.system)]);
    const failed = await read();
    const error = { code: 'action_timeout', message: 'Generating the drafts timed out. Nothing was sent.' };
    expect(failed).toMatchObject({ status: 'failed', error, output: null, deliveries: [] });
    expect(failed.finishedAt).toBe(app.clock.now.toISOString());

    model.resolve(null);
    expect(await reply).toMatchObject({ action: failed, deliveries: [] });
    expect(await again()).toMatchObject({ status: 200, action: failed, body: { replayed: true } });
    await resumeActions(app.system);
    expect(await read()).toEqual(failed);
  });

  test('fails also if another process has resumed it', async () => {
    const me = await app.live();
    const { read } = await hanging(me);
    pass(leaseMs);
    const second = await resuming();
    pass(timeoutMs - leaseMs);
    await failOverdue(app.system);
    second.model.resolve(null);
    await second.done;
    expect(await read()).toMatchObject({ status: 'failed', error: { code: 'action_timeout' }, deliveries: [] });
    expect((await me.rest('GET', '/deliveries')).body['count']).toBe(0);
  });
});

describe('drafts of a resumed action', () => {
  const project = { name: 'LanternFish', intake: { productName: 'AeroGlow' } };
  const input = {
    parts: [{ name: 'Lid', process: 'cnc', notes: 'For Brightwell Robotics: the AeroGlow of LanternFish' }],
  };
  const messages = async (me: Caller, more: object) => {
    const { read } = await hanging(me, { ...input, ...more }, project);
    pass(leaseMs);
    await resumed();
    const { deliveries, output } = await read();
    const drafts = deliveries.map(async ({ id }: { id: string }) => (await me.rest('GET', `/deliveries/${id}`)).body);
    const { intentContext: _, ...result } = output.result;
    return { drafts: await Promise.all(drafts), result };
  };

  test('do not name the buyer if the request is anonymous', async () => {
    const { drafts, result } = await messages(await app.live({ name: 'Brightwell Robotics Inc.' }), {});
    expect(drafts).toHaveLength(3);
    for (const said of [...drafts, result])
      expect(JSON.stringify(said)).not.toMatch(/brightwell|aero\W?glow|lantern\W?fish/i);
    for (const { bodyEn } of drafts) expect(bodyEn).toContain('We are an overseas hardware company.');
  });

  test('name the buyer if the request is not anonymous', async () => {
    const { drafts } = await messages(await app.live({ name: 'Brightwell Robotics Inc.' }), { anonymised: false });
    for (const { bodyEn } of drafts) expect(bodyEn).toContain('We are Brightwell Robotics Inc.');
  });

  test('belong to the sandbox key that requested them', async () => {
    const { drafts } = await messages(await app.sandbox(), { anonymised: false });
    expect(drafts).toHaveLength(3);
    for (const { bodyEn } of drafts) expect(bodyEn).toContain('hardware company');
  });
});
