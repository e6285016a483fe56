import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { pause, readStream } from '../../api/changes/stream.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(reachable());
const programs = openPrograms(settingsOf(app));

async function oneDelivery() {
  const me = await app.live();
  const { deliveries } = await quoteRequest(me, { factoryIds });
  const body = JSON.stringify({
    query: 'subscription ($id: ID) { deliveryChanged(id: $id) { eventId delivery { id status bodyEn } } }',
    variables: { id: deliveries[0].id },
  });
  const headers = {
    authorization: `Bearer ${me.secret}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  return { me, id: deliveries[0].id as string, body, headers };
}

test('shutdown completes the streams without waiting for connected clients', async () => {
  const { body, headers } = await oneDelivery();
  const { child, ended, url } = await programs.start();
  const stream = readStream(await fetch(`${url}/graphql`, { method: 'POST', headers, body }));
  expect(await stream.change()).toMatchObject({ delivery: { status: 'draft' } });

  const before = performance.now();
  child.kill('SIGTERM');
  expect(await stream.rest()).toEqual([]);
  expect(performance.now() - before).toBeLessThan(8000);
  expect(await ended).toMatchObject({ code: 0 });
  expect(performance.now() - before).toBeLessThan(10_000);
});

test('or for clients that do not read', async () => {
  const { id, body, headers } = await oneDelivery();
  const { child, ended, url } = await programs.start({ SHUTDOWN_GRACE_SECONDS: '2' });
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = Object.entries({ ...headers, host, 'content-length': Buffer.byteLength(body) });
  socket.write(
    `POST /graphql HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
  await once(socket, 'data');
  socket.pause();
  for (let i = 0; i < 10; i++) {
    await app.asOwner().execute(`update delivery set body_en = repeat('x', 3000000) || ? where id = ?`, [i, id]);
    await pause(200);
  }
  const before = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
  expect(performance.now() - before).toBeLessThan(14_000);
});

test('aborted connections end their streams only', async () => {
  const { me, body, headers } = await oneDelivery();
  const { child, ended, url } = await programs.start();
  for (let i = 0; i < 12; i++) {
    const leaving = new AbortController();
    const stream = readStream(await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal }));
    expect(await stream.change()).toMatchObject({ delivery: { status: 'draft' } });
    if (i % 2) await pause(20);
    leaving.abort();
    await pause(20);
  }
  const { status } = await fetch(new URL('/api/v1/me', url), { headers: { authorization: `Bearer ${me.secret}` } });
  expect(status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, all: expect.not.stringContaining('rror') });
});
