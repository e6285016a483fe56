import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asTenant } from '#db/tenancy.ts';
import { newId } from '#kernel/ids.ts';
import { Dispatch } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { findEarliestEvents } from '#modules/sourcing/deliveries/provider-events/provider-event.rules.ts';
import { joinProviderEvents } from '#modules/sourcing/deliveries/provider-events/provider-event.service.ts';
import type { Json } from '../../../json.ts';
import { startResend } from '../../../stand-ins/resend.ts';
import { eventBody, receiptEvents, signed } from '../../../stand-ins/resend-events.ts';
import { createSecret, startCallbacks, takenAs, unknown } from './client.ts';

const { app, secret, now, second, tell, drafted, sent, sql, kept, renamed, receiptOf } = await startCallbacks();

type Event = { type: string; occurredAt: Date };
/** Reference implementation: the first event per type in order of time. */
function folded(events: readonly Event[]): Record<string, string> {
  const receipt: Record<string, string> = {};
  for (const { type, occurredAt } of events.toSorted((a, b) => Number(a.occurredAt) - Number(b.occurredAt))) {
    const name = type.replace('email.', '');
    if (receiptEvents.some((known) => known === name)) receipt[name] ??= occurredAt.toISOString();
  }
  return receipt;
}
const others = ['opened', 'clicked', 'scheduled', 'received', 'delivered.twice', 'DELIVERED', 'toString'];
const arbitraryEvent = (types: readonly string[]) =>
  fc.record({ type: fc.constantFrom(...types), occurredAt: fc.integer({ min: -5, max: 500_000 }).map(second) });
/** Events in random order, some repeated. */
const shuffled = <T>(events: fc.Arbitrary<T[]>) =>
  events.chain((some) =>
    fc.shuffledSubarray([...some, ...some], { minLength: some.length, maxLength: 2 * some.length }).map((order) => ({
      order,
      events: some.filter((event) => order.includes(event)),
    })),
  );

describe('a receipt', () => {
  test('holds the earliest time per type in 5,000 sequences of events, in any order and with repeats', () => {
    const named = arbitraryEvent([...receiptEvents, ...others]).map(({ type, ...at }) => ({
      type: `email.${type}`,
      ...at,
    }));
    fc.assert(
      fc.property(shuffled(fc.array(named, { maxLength: 20 })), ({ order, events }) => {
        expect(findEarliestEvents(order)).toEqual(folded(events));
      }),
      { numRuns: 5000 },
    );
    expect(findEarliestEvents([])).toEqual({});
  });

  test('holds the same times after 100 sequences of callbacks over the API', { timeout: 120_000 }, async () => {
    const mail = await sent();
    const events = fc.array(
      arbitraryEvent([...receiptEvents, 'opened']).map((event) => ({ ...event, id: `msg_${newId()}` })),
      { minLength: 1, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(shuffled(events), async ({ order, events }) => {
        const emailId = await renamed(mail.dispatchId);
        for (const { id, type, occurredAt } of order)
          expect(await tell({ id, emailId, type, at: occurredAt })).toBe(204);
        const { dispatch } = await mail.read();
        expect(dispatch.receipt.events).toEqual(folded(events));
        expect(dispatch.receipt.providerDeliveryReported).toBe(events.some(({ type }) => type === 'delivered'));
        expect((await kept(emailId)).length).toBe(new Set(order.map(({ id }) => id)).size);
      }),
      { numRuns: 100 },
    );
  });

  test('reports delivery, and states that this does not prove that copies arrived or anyone read it', async () => {
    const mail = await sent();
    expect(await receiptOf(mail)).toMatchObject({ providerDeliveryReported: false, events: {} });
    await tell({ emailId: mail.emailId, type: 'delivered', at: second(2) });
    expect(await receiptOf(mail)).toEqual({
      scope: 'provider_email',
      providerDeliveryReported: true,
      events: { delivered: '2026-09-01T08:00:02.000Z' },
      note: expect.stringContaining('do not prove'),
    });
    const graph = await mail.me.graphql.request<Json>(
      'query ($id: ID!) { delivery(id: $id) { dispatch { recipientDeliveryConfirmed receipt { events { type at } } } } }',
      { id: mail.id },
    );
    expect(graph.delivery.dispatch).toEqual({
      recipientDeliveryConfirmed: false,
      receipt: { events: [{ type: 'delivered', at: '2026-09-01T08:00:02.000Z' }] },
    });
  });

  test('moves a time back if an earlier event arrives late, and never forward', async () => {
    const mail = await sent();
    const times = [5, 9, 2, 7];
    for (const seconds of times) await tell({ emailId: mail.emailId, type: 'delivered', at: second(seconds) });
    expect((await receiptOf(mail)).events).toEqual({ delivered: second(2).toISOString() });
  });

  test.each(['failed', 'bounced', 'complained', 'suppressed'])(
    'with the event %s leaves the mail accepted',
    async (type) => {
      const mail = await sent();
      const before = await mail.read();
      await tell({ emailId: mail.emailId, type, at: second(3), tags: { delivery_id: mail.id } });
      const { dispatch, ...delivery } = await mail.read();
      expect(dispatch).toEqual({
        ...before.dispatch,
        receipt: { ...before.dispatch.receipt, events: { [type]: second(3).toISOString() } },
      });
      expect(delivery).toMatchObject({ status: 'sent', delivery: before.delivery });
    },
  );

  test('holds events of its own message only', async () => {
    const [one, two] = [await sent(), await sent()];
    await tell({ emailId: one.emailId, tags: { delivery_id: two.id } });
    expect([(await receiptOf(one)).events, (await receiptOf(two)).events]).toEqual([
      { delivered: now.toISOString() },
      {},
    ]);
  });
});

describe('an event', () => {
  test('is stored once, even if it arrives repeatedly on several instances', async () => {
    const mail = await sent();
    const instances = [app.app, await app.secondInstance()];
    for (let round = 0; round < 20; round++) {
      const id = `msg_${newId()}`;
      const emailId = newId();
      const callbacks = [...instances, ...instances].map((on) => tell({ id, emailId }, on));
      expect(await Promise.all(callbacks)).toEqual([204, 204, 204, 204]);
      expect(await kept(emailId)).toMatchObject([{ id }]);
    }
    expect((await receiptOf(mail)).events).toEqual({});
  });

  test('is not lost if all seven types arrive at once on two instances', async () => {
    const mail = await sent();
    const instances = [app.app, await app.secondInstance()];
    for (let round = 0; round < 10; round++) {
      const emailId = await renamed(mail.dispatchId);
      const told = receiptEvents.map((type, i) => tell({ emailId, type, at: second(i) }, instances[i % 2]));
      expect(new Set(await Promise.all(told))).toEqual(new Set([204]));
      const expected = receiptEvents.map((type, i) => [type, second(i).toISOString()]);
      expect((await receiptOf(mail)).events).toEqual(Object.fromEntries(expected));
    }
  });

  test('of an unknown message or type is stored and changes nothing', async () => {
    const mail = await sent();
    const before = await mail.read();
    const emailId = newId();
    expect(await tell({ emailId, type: 'delivered' })).toBe(204);
    expect(await tell({ emailId: mail.emailId, type: 'opened' })).toBe(204);
    expect(await tell({ emailId: mail.emailId, type: 'teleported', tags: { delivery_id: mail.id } })).toBe(204);
    expect(await kept(emailId)).toMatchObject([{ provider: 'resend', type: 'email.delivered' }]);
    expect(await kept(mail.emailId)).toMatchObject([{ type: 'email.opened' }, { type: 'email.teleported' }]);
    expect({ ...(await mail.read()), requestId: '' }).toEqual({ ...before, requestId: '' });
  });

  test('that arrives before the message id is saved is joined when it is saved', async () => {
    const emailId = newId();
    await tell({ emailId, type: 'delivered', at: second(9) });
    await tell({ emailId, type: 'sent', at: second(1) });
    const mail = await drafted(takenAs(emailId));
    expect((await mail.approve()).body['dispatch']).toMatchObject({
      status: 'accepted',
      receipt: {
        providerDeliveryReported: true,
        events: { sent: second(1).toISOString(), delivered: second(9).toISOString() },
      },
    });
  });

  test('can be joined repeatedly', async () => {
    const mail = await sent();
    await tell({ emailId: mail.emailId, at: second(4) });
    await sql(`update dispatch set events = '{}' where id = ?`, [mail.dispatchId]);
    for (let time = 0; time < 2; time++) {
      const em = asTenant(app.orm.em.fork(), mail.me.organisationId);
      await em.transactional((em) => joinProviderEvents(em, mail.dispatchId, mail.emailId));
      expect((await receiptOf(mail)).events).toEqual({ delivered: second(4).toISOString() });
    }
  });

  test.each([
    ['without a delivery id', false],
    ['with a delivery id', true],
  ])('%s that arrives while the message id is being saved waits for it', async (_, tagged) => {
    const mail = await sent(unknown);
    const emailId = newId();
    let told: Promise<number> | undefined;
    const em = asTenant(app.orm.em.fork(), mail.me.organisationId);
    await em.transactional(async (em) => {
      const saved = { status: 'accepted' as const, providerMessageId: emailId };
      await em.nativeUpdate(Dispatch, { id: mail.dispatchId }, saved);
      if (tagged) {
        told = tell({ emailId, tags: { delivery_id: mail.id } });
        await new Promise((later) => setTimeout(later, 200));
      }
      await joinProviderEvents(em, mail.dispatchId, emailId);
      told ??= tell({ emailId });
      await new Promise((later) => setTimeout(later, 200));
    });
    expect(await told).toBe(204);
    expect((await receiptOf(mail)).events).toEqual({ delivered: now.toISOString() });
  });
});

test('a forged event is not stored', async () => {
  const mail = await sent();
  const forged = signed(eventBody({ emailId: mail.emailId, type: 'bounced' }), {
    secret: createSecret('another secret'),
    at: now,
  });
  expect((await app.app.request('/webhooks/resend', { method: 'POST', ...forged })).status).toBe(401);
  expect(await kept(mail.emailId)).toEqual([]);
  expect((await receiptOf(mail)).events).toEqual({});
});

test('events over HTTP from the provider stand-in are joined, out of order and each sent twice', async () => {
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const resend = await startResend({ webhook: { url: `http://127.0.0.1:${port}/webhooks/resend`, secret } });
  app.clock.now = new Date();
  onTestFinished(async () => {
    app.clock.now = now;
    server.close();
    await resend.close();
  });
  const response = await fetch(`${resend.url}/emails`, {
    method: 'POST',
    headers: { authorization: 'Bearer re_test', 'user-agent': 'test' },
    body: JSON.stringify({ from: 'a@b.example', to: 'c@d.example', subject: 'x', text: 'x' }),
  });
  const { id } = (await response.json()) as { id: string };
  const mail = await sent(takenAs(id));
  const events = [
    { type: 'complained', at: second(30) },
    { type: 'delivered', at: second(20) },
    { type: 'sent', at: second(10) },
  ];
  expect(await resend.report(resend.mails[0]!, ...events)).toEqual(Array(6).fill(204));
  expect((await receiptOf(mail)).events).toEqual({
    sent: second(10).toISOString(),
    delivered: second(20).toISOString(),
    complained: second(30).toISOString(),
  });
  expect(await kept(id)).toHaveLength(3);
});
