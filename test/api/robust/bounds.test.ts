import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type Json, readJson } from '../../json.ts';
import { onSocket, statusIn } from './sockets.ts';

/** Bodies and headers that are larger than anybody needs, over a real connection. */
const app = await startApp(unlimited);
const config = readConfig({ PUBLIC_URL: 'http://gateway.test', ...unlimited });
// One that remembers no bodies, as that of other tests does.
const service = await openApp(app.serviceUrl, config, createLog('silent'));
afterAll(service.close);
const { url, open, heard } = await onSocket(service.app);
const me = await app.live();

const mebibyte = 1_048_576;
const head = (more: string, path = '/api/v1/projects') =>
  `POST ${path} HTTP/1.1\r\nHost: gateway.test\r\nAuthorization: Bearer ${me.secret}\r\nAccept: application/graphql-response+json\r\nContent-Type: application/json\r\n${more}\r\n`;

function bodyIn(answer: string): Json | null {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

async function said(socket: Socket) {
  const answer = await heard(socket, (text) => bodyIn(text) !== null);
  socket.destroy();
  const { error, errors } = bodyIn(answer)!;
  return [statusIn(answer), error?.code ?? errors[0].extensions.code];
}

/** Sends so many bytes as fast as they are taken, or until nobody takes them. */
async function pour(socket: Socket, bytes: number, framed: (piece: Buffer) => Buffer) {
  const piece = framed(Buffer.alloc(65_536, 'a'));
  for (let sent = 0; sent < bytes && socket.writable; sent += 65_536) {
    if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
  }
}
const asChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

describe.each(['/api/v1/projects', '/graphql'])('%s', (path) => {
  test('10 MiB with a declared length are refused', async () => {
    const socket = await open();
    socket.write(head(`Content-Length: ${10 * mebibyte}\r\n`, path));
    const answer = said(socket);
    await pour(socket, 10 * mebibyte, (piece) => piece);
    expect(await answer).toEqual([400, 'payload_too_large']);
  });

  test('10 MiB in chunks, from twenty clients, are refused and never buffered', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 10);
    const answers = Array.from({ length: 20 }, async () => {
      const socket = await open();
      socket.write(head('Transfer-Encoding: chunked\r\n', path));
      const answer = said(socket);
      await pour(socket, 10 * mebibyte, asChunk);
      return answer;
    });
    for (const answer of await Promise.all(answers)) expect(answer).toEqual([400, 'payload_too_large']);
    clearInterval(watch);
    expect(most / mebibyte).toBeLessThan(100);
  });

  test.each<[string, string | Buffer, string, number, string]>([
    ['10 000 levels of lists', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, '', 400, 'invalid_json'],
    ['10 000 levels of objects', `${'{"name":'.repeat(10_000)}1${'}'.repeat(10_000)}`, '', 400, 'invalid_json'],
    ['10 000 levels that never end', '{"name":'.repeat(10_000), '', 400, 'invalid_json'],
    [
      'a small body that would unfold to 1 GB',
      gzipSync(Buffer.alloc(mebibyte)),
      'Content-Encoding: gzip\r\n',
      415,
      'unsupported_media_type',
    ],
    ['20 kB of headers', '{}', `X-Long: ${'a'.repeat(20_000)}\r\n`, 431, 'invalid_header'],
  ])('%s', async (_, body, headers, status, code) => {
    const socket = await open();
    socket.write(head(`${headers}Content-Length: ${Buffer.byteLength(body)}\r\n`, path));
    socket.write(body);
    expect(await said(socket)).toEqual([status, code]);
  });
});

test('of a thousand unknown fields twenty are reported, and the message states that there are more', async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, 1])));
  const headers = { authorization: `Bearer ${me.secret}`, 'content-type': 'application/json' };
  const answer = await readJson(await fetch(`${url}/api/v1/projects`, { method: 'POST', headers, body }));
  expect([answer.error.message, answer.error.details.fields.length]).toEqual([
    'More than 20 fields are not valid.',
    20,
  ]);
});
