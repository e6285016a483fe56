import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { listen } from '#server/lifecycle/listen.ts';
import { createOverloadGuard } from '#server/lifecycle/overload-guard.ts';

let isBusy = false;
/** An event loop with something to do in each turn is never idle, however slow the machine is. */
function keepBusy(): void {
  if (isBusy) setImmediate(keepBusy);
}
const held = new EventEmitter().setMaxListeners(Number.POSITIVE_INFINITY);

const app = new Hono()
  .get('/work', async (c) => {
    await once(held, 'release');
    return c.text('done');
  })
  .get('/livez', (c) => c.text('alive'));

let refusals = 0;
const messages: string[] = [];
const log = pino({}, { write: (line) => messages.push(JSON.parse(line).msg) });
const guard = createOverloadGuard({ log, onRefusal: () => refusals++ });
const { server, port } = await listen(app, { port: 0, hostname: '127.0.0.1' }, { guard });
afterAll(() => {
  guard.close();
  server.close();
  server.closeAllConnections();
});
const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const askMany = (count: number, path: string) => Promise.all(Array.from({ length: count }, () => ask(path)));
const statuses = (responses: Response[]) => [...new Set(responses.map(({ status }) => status))].sort();

test('an idle process takes all requests that wait for others; a busy one refuses the excess with 503 and Retry-After until it has time again', async () => {
  const taken: Promise<Response>[] = [];
  // Slowly, because the client runs in this process, too.
  while (taken.length < 300) {
    taken.push(ask('/work'));
    await sleep(10);
  }
  expect(refusals).toBe(0);

  isBusy = true;
  keepBusy();
  await sleep(200);
  const refused = await askMany(50, '/work');
  expect((await ask('/livez')).status).toBe(200);
  isBusy = false;
  held.emit('release');

  expect(statuses(await Promise.all(taken))).toEqual([200]);
  expect(statuses(refused)).toEqual([503]);
  expect(refusals).toBe(refused.length);
  const [one] = refused;
  expect(Object.fromEntries(one?.headers ?? [])).toMatchObject({ 'retry-after': '1', connection: 'keep-alive' });
  expect(await one?.json()).toMatchObject({ error: { code: 'overloaded', details: { retryAfterSeconds: 1 } } });

  await expect
    .poll(() => messages, { timeout: 5000 })
    .toEqual(['overloaded: requests are refused', 'no longer overloaded']);
  const later = askMany(50, '/work');
  await expect.poll(() => held.listenerCount('release'), { timeout: 20_000 }).toBe(50);
  held.emit('release');
  expect(statuses(await later)).toEqual([200]);
});
