import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { listen } from '#server/lifecycle/listen.ts';
import { createOverloadGuard } from '#server/lifecycle/overload-guard.ts';

function keepBusy(ms: number): void {
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt);
}
const app = new Hono()
  .get('/work', async (c) => {
    await sleep(20);
    keepBusy(2);
    return c.text('done');
  })
  .get('/wait', async (c) => {
    await sleep(2000);
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

test('many requests that wait for others are all taken', async () => {
  const asked: Promise<Response>[] = [];
  // Slowly, because the client runs in this process, too.
  while (asked.length < 300) {
    asked.push(...Array.from({ length: 10 }, () => ask('/wait')));
    await sleep(50);
  }
  expect(statuses(await Promise.all(asked))).toEqual([200]);
});

test('under overload the excess of requests gets 503 with Retry-After, and all are served again later', async () => {
  const first = askMany(200, '/work');
  await sleep(150);
  const [more, probe] = await Promise.all([askMany(500, '/work'), ask('/livez')]);
  const refused = more.filter(({ status }) => status === 503);

  expect(statuses(await first)).toEqual([200]);
  expect(statuses(more)).toEqual([200, 503]);
  expect(probe.status).toBe(200);
  expect(refusals).toBe(refused.length);
  const [one] = refused;
  expect(Object.fromEntries(one?.headers ?? [])).toMatchObject({ 'retry-after': '1', connection: 'keep-alive' });
  expect(await one?.json()).toMatchObject({ error: { code: 'overloaded', details: { retryAfterSeconds: 1 } } });

  await expect
    .poll(() => messages, { timeout: 5000 })
    .toEqual(['overloaded: requests are refused', 'no longer overloaded']);
  expect(statuses(await askMany(100, '/work'))).toEqual([200]);
});
