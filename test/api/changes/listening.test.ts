import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEventStream } from '#graph/server/event-stream.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { heldBytes } from '../../held-bytes.ts';
import { openDelivery, pause, soon } from './stream.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(reachable());

async function settled() {
  const me = await app.live();
  const { deliveries } = await quoteRequest(me, { factoryIds });
  return { me, id: deliveries[0].id as string };
}
const rename = (id: string, subject: string) =>
  app.asOwner().execute('update delivery set subject = ? where id = ?', [subject, id]);

const listeners = async () =>
  app
    .asOwner()
    .execute<{ pid: number }[]>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'listen record_change'`,
    );

test('one connection listens for all subscribers, and no change is lost with it', async () => {
  const { me, id } = await settled();
  const streams = await Promise.all([openDelivery(me, { id }), openDelivery(me, { id })]);
  for (const stream of streams) await stream.change();
  await soon(async () => (await listeners()).length === 1);

  const [lost] = await listeners();
  await app.asOwner().execute('select pg_terminate_backend(?)', [lost!.pid]);
  await rename(id, 'meanwhile');
  const before = performance.now();
  for (const stream of streams) expect(await stream.change()).toMatchObject({ delivery: { subject: 'meanwhile' } });
  expect(performance.now() - before, 'not only by looking now and then').toBeLessThan(10_000);
  await soon(async () => (await listeners()).some(({ pid }) => pid !== lost!.pid));
  expect(app.logged.some((line) => line.includes('LISTEN connection lost'))).toBe(true);

  for (const stream of streams) expect(await stream.isQuiet()).toBe(true);
  const again = performance.now();
  await rename(id, 'and later');
  for (const stream of streams) expect(await stream.change()).toMatchObject({ delivery: { subject: 'and later' } });
  expect(performance.now() - again).toBeLessThan(10_000);
  await Promise.all(streams.map((stream) => stream.close()));
});

test('changes without a notification are delivered within seconds', async () => {
  const { me, id } = await settled();
  const stream = await openDelivery(me, { id });
  await stream.change();
  expect(await stream.isQuiet()).toBe(true);
  await app.asOwner().execute(
    `insert into record_change (record_id, transaction_id, owner, kind, project_id, at)
     select id, pg_current_xact_id(), owner, 'delivery', project_id, now() from delivery where id = ?`,
    [id],
  );
  expect(await stream.change()).toMatchObject({ delivery: { id } });
  await stream.close();
});

test('a client that does not read causes no queries and then gets the current state', async () => {
  const { me, id } = await settled();
  const stream = await openDelivery(me, { id });
  await stream.change();
  // Each stage of the stream buffers one event.
  for (const subject of ['a', 'b', 'c', 'd']) {
    await rename(id, subject);
    await pause(150);
  }
  app.queries.length = 0;
  for (let i = 0; i < 40; i++) await rename(id, `${i}`);
  await pause(300);
  expect(app.queries).toEqual([]);
  const subjects: string[] = [];
  while (subjects.at(-1) !== '39') subjects.push((await stream.change())['delivery'].subject);
  expect(subjects.length).toBeLessThan(6);
  expect(await stream.isQuiet()).toBe(true);
  await stream.close();
});

test('and nothing is buffered for a full connection', async () => {
  const { me, id } = await settled();
  const server = serve({ fetch: app.app.fetch, port: 0 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${me.secret}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const asked = request({ port, path: '/graphql', method: 'POST', headers });
  asked.end(JSON.stringify({ query: `subscription { deliveryChanged(id: "${id}") { delivery { subject bodyEn } } }` }));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await once(answer, 'data');
  answer.pause();

  const before = heldBytes();
  for (let i = 0; i < 100; i++) {
    await app.asOwner().execute(`update delivery set body_en = repeat('x', 1000000) || ? where id = ?`, [i, id]);
  }
  expect(heldBytes() - before).toBeLessThan(40_000_000);
  let said = '';
  answer.on('data', (chunk) => {
    said += chunk;
  });
  answer.resume();
  await soon(() => said.includes('x99"'));
  expect(said.length, 'of 100 MB').toBeLessThan(40_000_000);
  answer.destroy();
});

test('an idle stream is kept open by single heartbeats', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let left = false;
  const results: AsyncIterator<never> = {
    next: () => new Promise(() => {}),
    return: async () => {
      left = true;
      return { done: true, value: undefined };
    },
  };
  const reader = createEventStream(results).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toBe(':\n\n');
  const next = read();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await next).toBe(':\n\n');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await read(), 'of ten that nobody waited for').toBe(':\n\n');
  const waiting = reader.read();
  await reader.cancel();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect([left, vi.getTimerCount()]).toEqual([true, 0]);
});
