import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { toUnavailableError } from '#db/connection-errors.ts';
import { startApp } from '../../harness.ts';
import { onSocket } from '../robust/sockets.ts';

const app = await startApp();
const { open } = await onSocket(app.app);

/** Sends the beginning of a body, and goes away when the service most likely waits for the rest. */
async function abort(path: string, headers: string[], body: string) {
  const socket = await open();
  const head = [`POST ${path} HTTP/1.1`, 'Host: gateway.test', 'Content-Type: application/json', ...headers, '', body];
  await new Promise((sent) => socket.write(head.join('\r\n'), sent));
  await sleep(100);
  socket.resetAndDestroy();
  await once(socket, 'close');
}

describe('a client that aborts its upload', () => {
  test.each([
    ['Content-Length: 1000', '{"name":"a"'],
    ['Transfer-Encoding: chunked', '5\r\n{"nam\r\n'],
  ])('of %s is not a service error, and its request stays counted', async (length, body) => {
    const me = await app.live();
    const left = async () => Number((await me.rest('GET', '/me')).headers.get('ratelimit-remaining'));
    const before = await left();
    const seen = app.logged.length;
    await abort('/api/v1/projects', [`Authorization: Bearer ${me.secret}`, length], body);
    expect(await left()).toBe(before - 2);
    const lines = app.logged.slice(seen).map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    expect(await left()).toBe(before - 3);
  });

  test('of a GraphQL document is not a service error', async () => {
    const me = await app.live();
    const seen = app.logged.length;
    await abort('/graphql', [`Authorization: Bearer ${me.secret}`, 'Content-Length: 1000'], '{"query":"{');
    expect((await me.graph('{ me { mode } }')).status).toBe(200);
    const lines = app.logged.slice(seen).map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  test('of a form is not a service error', async () => {
    const seen = app.logged.length;
    const since = () => app.logged.slice(seen).map((line) => JSON.parse(line));
    await abort('/sign-in', ['Origin: http://gateway.test', 'Content-Length: 1000'], 'email=');
    await expect.poll(() => since().find(({ msg }) => msg === 'request'), { timeout: 10_000 }).toBeDefined();
    expect(since().filter(({ msg }) => msg === 'request')).toMatchObject([
      { status: expect.toSatisfy((s) => s < 500) },
    ]);
  });
});

test('only database failures are reported as database outages', () => {
  const failure = (message: string, code: string) => Object.assign(new Error(message), { code });
  const others = [
    failure('aborted', 'ECONNRESET'),
    new TypeError('fetch failed', { cause: failure('connect ECONNREFUSED', 'ECONNREFUSED') }),
  ];
  for (const error of others) expect(toUnavailableError(error)).toBe(error);
  for (const error of [failure('read ECONNRESET', 'ECONNRESET'), new Error('x', { cause: failure('', '57P01') })]) {
    expect(toUnavailableError(error)).toMatchObject({ code: 'service_unavailable' });
  }
});
