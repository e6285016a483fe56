import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { simulatorFactories } from '#modules/directory/factories/demo/factory.demo.ts';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { reportSimulatedEvents } from '#modules/sourcing/deliveries/provider-events/simulated-event.service.ts';
import { quoteRequest, startApp, unlimited } from '../../../harness.ts';

const configured = await startApp(unlimited);
const bare = await startApp(unlimited, { mailer: null });
const names = ['accept', 'refuse', 'timeout', 'late'] as const;
const factoriesByApp = new Map<object, string[]>();
beforeAll(async () => {
  for (const app of [configured, bare]) factoriesByApp.set(app, await app.factories(...simulatorFactories));
});
const startedAt = new Date('2026-09-01T08:00:00Z');
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
beforeEach(() => {
  configured.clock.now = bare.clock.now = startedAt;
});

async function reviewed(name: (typeof names)[number], app = configured) {
  const me = await app.live();
  const { deliveries } = await quoteRequest(me, { factoryIds: [factoriesByApp.get(app)![names.indexOf(name)]] });
  const path = `/deliveries/${deliveries[0].id}`;
  const { review } = (await me.rest('GET', `${path}/review`)).body;
  const read = async () => (await me.rest('GET', path)).body;
  const approve = () => me.rest('POST', `${path}/approve`, { expectedReviewSha256: review.reviewSha256 });
  return { me, path, review, read, approve };
}

test('the simulator factories are listed in the directory', async () => {
  const me = await configured.live();
  const { total, factories } = (await me.rest('GET', '/factories?q=simulator')).body;
  expect(total).toBe(4);
  for (const { nameEn } of factories) expect(nameEn).toMatch(/^Simulator \w+ Works \(demo\)$/);
});

describe.each([
  ['with a transport', configured],
  ['without a transport', bare],
])('a simulated delivery %s', (_, app) => {
  test.each([
    ['accept', { status: 'sent', dispatch: { status: 'accepted', lastOutcome: 'accepted', attempts: 1 } }],
    ['refuse', { status: 'approved', dispatch: { status: 'failed', lastOutcome: 'refused', attempts: 1 } }],
    ['timeout', { status: 'approved', dispatch: { status: 'uncertain', lastOutcome: 'timeout', attempts: 1 } }],
    ['late', { status: 'sent', dispatch: { status: 'accepted', lastOutcome: 'accepted', attempts: 1 } }],
  ] as const)('to %s@ has the outcome of its name, and nothing is sent', async (name, outcome) => {
    const { review, approve, read } = await reviewed(name, app);
    expect(review.to.address).toBe(`${name}@simulator.test`);
    expect(review.effect).toContain('the simulator acts as the provider');
    expect(review.effect).toContain('nothing is sent');
    expect((await approve()).status).toBe(200);
    expect(await read()).toMatchObject(outcome);
    expect(app.sent).toEqual([]);
  });

  test('to timeout@ is accepted at the second attempt, by the job or a retry', async () => {
    const [left, again] = [await reviewed('timeout', app), await reviewed('timeout', app)];
    for (const { approve } of [left, again]) await approve();
    app.clock.now = at(60);
    expect((await again.me.rest('POST', `${again.path}/retry`)).body.dispatch.status).toBe('accepted');
    app.clock.now = at(3600);
    await sendDue(app.system);
    for (const { read } of [left, again])
      expect(await read()).toMatchObject({ status: 'sent', dispatch: { status: 'accepted', attempts: 2 } });
    expect(app.sent).toEqual([]);
  });

  test('to late@ gets its events in order, each once', async () => {
    const { approve, read } = await reviewed('late', app);
    await approve();
    const seen = async (seconds: number) => {
      app.clock.now = at(seconds);
      await Promise.all([reportSimulatedEvents(app.system), reportSimulatedEvents(app.system)]);
      return (await read()).dispatch.receipt;
    };
    const sent = { sent: at(0).toISOString() };
    const delayed = { ...sent, delivery_delayed: at(3).toISOString() };
    expect(await seen(0)).toMatchObject({ providerDeliveryReported: false, events: sent });
    expect(await seen(2.999)).toMatchObject({ events: sent });
    expect(await seen(3)).toMatchObject({ providerDeliveryReported: false, events: delayed });
    const delivered = { ...delayed, delivered: at(8).toISOString() };
    expect(await seen(60)).toMatchObject({ providerDeliveryReported: true, events: delivered });
    expect(await seen(120)).toMatchObject({ events: delivered });
  });

  test('to accept@ gets no events', async () => {
    const { approve, read } = await reviewed('accept', app);
    await approve();
    app.clock.now = at(60);
    await reportSimulatedEvents(app.system);
    expect((await read()).dispatch.receipt.events).toEqual({});
  });
});
