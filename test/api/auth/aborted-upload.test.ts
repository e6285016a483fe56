import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { toUnavailableError } from '#db/connection-errors.ts';
import { startApp } from '../../harness.ts';
import { createProjectClient } from '../engineering/client.ts';
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

  const large = 'Content-Length: 60000';
  test.each<[what: string, path: string, headers: string[], body: string]>([
    ['a GraphQL document without a key', '/graphql', [large], '{"query":"{'],
    ['a form', '/sign-in', ['Origin: http://gateway.test', large], 'email='],
    ['a webhook', '/webhooks/resend', [large, 'svix-id: a', 'svix-timestamp: 1', 'svix-signature: v1,a'], '{"type":'],
    ['the answer of a supplier', `/s/${'a'.repeat(43)}/answers`, [large], '{"currency":'],
    ['a request without a key', '/api/v1/keys', ['Transfer-Encoding: chunked'], '5\r\n{"lab\r\n'],
  ])('of %s is not a service error, and the next request is answered', async (_, path, headers, body) => {
    const seen = app.logged.length;
    const since = () => app.logged.slice(seen).map((line) => JSON.parse(line));
    await abort(path, headers, body);
    await expect.poll(() => since().find(({ msg }) => msg === 'request'), { timeout: 10_000 }).toBeDefined();
    expect(since().filter(({ msg }) => msg === 'request')).toMatchObject([
      { status: expect.toSatisfy((s) => s < 500) },
    ]);
    expect(since().filter(({ level }) => level >= 40)).toEqual([]);
    expect((await app.app.request('/livez')).status).toBe(200);
  });

  test('of an engineering file keeps the file waiting, and the whole upload succeeds afterwards', async () => {
    const me = await app.live();
    const { at, begin, upload, transfer } = await createProjectClient(me);
    const { id, files } = await begin({ 'case.step': 'solid' });
    const seen = app.logged.length;
    const path = `/api/v1${at}/transfers/${id}/files/${files[0].entryId}`;
    await abort(path, [`Authorization: Bearer ${me.secret}`, large], '{"contentBase64":"c29s');
    expect((await transfer(id)).files[0].status).toBe('waiting');
    expect((await upload(id, files[0].entryId, 'solid')).status).toBeLessThan(300);
    const lines = app.logged.slice(seen).map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
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
