import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { timeouts } from '#server/lifecycle/listen.ts';
import { startApp } from '../../harness.ts';
import { onSocket, statusIn } from './sockets.ts';

/** Everybody who is slow on purpose, fifty at a time; the waits of production, shortened. */
const app = await startApp();
const waits = { headers: 500, request: 1000, reading: 500, idle: 300 };
const { url, open, heard } = await onSocket(app.app, waits);
const many = Array.from({ length: 50 });

test('production timeouts for clients are at most 30 seconds', () => {
  expect(timeouts).toEqual({ headers: 10_000, request: 30_000, reading: 30_000, idle: 5000 });
});

/** Writes on and on, a little at a time, until it is cut off. */
function drip(socket: Socket, piece: string): Socket {
  const drops = setInterval(() => socket.writable && socket.write(piece), 50);
  socket.on('close', () => clearInterval(drops));
  return socket;
}

/** How long each connection lasts, and what everybody else meets meanwhile. */
async function lasting(slow: (socket: Socket) => Promise<unknown>) {
  const startedAt = performance.now();
  const ends = Promise.all(
    many.map(async () => {
      const socket = await open();
      const closed = once(socket, 'close');
      const said = await slow(socket);
      await closed;
      return { said, ms: performance.now() - startedAt };
    }),
  );
  const others: { status: number; ms: number }[] = [];
  for (let i = 0; i < 10; i++) {
    const from = performance.now();
    const { status } = await fetch(`${url}/api/v1/openapi.json`);
    others.push({ status, ms: performance.now() - from });
  }
  return { ends: await ends, others };
}

const head = 'POST /api/v1/projects HTTP/1.1\r\nHost: gateway.test\r\n';
const bodied = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
const modes: [string, number, (socket: Socket) => Promise<unknown>][] = [
  ['say their headers slowly are told so and let go', waits.headers, (socket) => heard(drip(socket, 'X-More: a\r\n'))],
  ['say nothing at all are let go', waits.headers, heard],
];

test.each(modes)('fifty clients that %s', async (_, wait, slow) => {
  const { ends, others } = await lasting((socket) => {
    if (slow !== heard) socket.write(head);
    return slow(socket);
  });
  expect(new Set(ends.map(({ said }) => statusIn(said as string)))).toEqual(new Set([408]));
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(wait * 2 + 20_000);
  expect(others.every(({ status, ms }) => status === 200 && ms < 10_000)).toBe(true);
});

test('fifty clients that send their body slowly are disconnected', async () => {
  const key = await app.live();
  const { ends, others } = await lasting((socket) => {
    socket.write(bodied.replace('Host', `Authorization: Bearer ${key.secret}\r\nHost`));
    return heard(drip(socket, ' '));
  });
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(waits.request * 2 + 20_000);
  expect(others.every(({ status, ms }) => status === 200 && ms < 10_000)).toBe(true);
});

/** An answer without end, sent as fast as it is read. */
const endless = new Hono().get('/', () => {
  const piece = new Uint8Array(65_536);
  return new Response(new ReadableStream({ pull: (answer) => answer.enqueue(piece) }, { highWaterMark: 0 }));
});

test('a client that does not read is disconnected, a slow reader is not', async () => {
  const { open, connections } = await onSocket(endless, waits);
  const sockets = await Promise.all(many.slice(0, 10).map(open));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: gateway.test\r\n\r\n');
  const [reader, ...others] = sockets;
  let read = 0;
  reader!.on('data', (piece) => {
    read += piece.length;
    reader!.pause();
    setTimeout(() => reader!.resume(), 20);
  });
  await expect.poll(connections, { timeout: 10_000 }).toBe(1);
  const before = read;
  await expect.poll(() => read).toBeGreaterThan(before);
  for (const socket of others) socket.destroy();
  reader!.destroy();
});
