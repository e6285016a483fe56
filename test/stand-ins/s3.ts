import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Credential, type Refusal, refusalOf } from './s3-signature.ts';

type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> };
/** `saves`: whether the store has done what it was asked before the fault. */
type Fault = { saves: boolean; answer: (reply: ServerResponse, good: Answer) => void | Promise<void> };

const write = (reply: ServerResponse, { status, body = '', headers = {} }: Answer) =>
  void reply.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
const said = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>secret of the store</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
});
function content(kept: Buffer, range: string): Answer {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (start === undefined || !kept.length) return { status: 200, body: kept };
  const headers = { 'content-range': `bytes ${start}-${end}/${kept.length}` };
  return { status: 206, body: kept.subarray(Number(start), Number(end) + 1), headers };
}
const instead = (saves: boolean, answer: Answer): Fault => ({ saves, answer: (reply) => write(reply, answer) });

const faults = {
  ok: { saves: true, answer: write },
  down: instead(false, said(503, 'SlowDown')),
  down_after: instead(true, said(503, 'ServiceUnavailable')),
  error: instead(false, said(500, 'InternalError')),
  denied: instead(false, said(403, 'AccessDenied')),
  no_bucket: instead(false, said(404, 'NoSuchBucket')),
  redirect: instead(false, { status: 307, headers: { location: '/elsewhere' } }),
  dropped: { saves: false, answer: (reply) => void reply.socket?.resetAndDestroy() },
  dropped_after: { saves: true, answer: (reply) => void reply.socket?.resetAndDestroy() },
  hang: { saves: false, answer: () => {} },
  slow: {
    saves: true,
    answer: async (reply, good) => {
      await sleep(150);
      write(reply, good);
    },
  },
  wrong_etag: {
    saves: true,
    answer: (reply, good) => write(reply, { ...good, headers: { etag: `"${'0'.repeat(32)}-1"` } }),
  },
  truncated: {
    saves: true,
    answer: (reply, { body = '' }) => {
      reply.writeHead(200, { 'content-length': Buffer.byteLength(body) + 3 });
      reply.write(body, () => reply.destroy());
    },
  },
  corrupt: { saves: true, answer: (reply, good) => write(reply, { ...good, body: 'something else' }) },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;

const statuses: Record<Refusal, number> = {
  AccessDenied: 403,
  BadDigest: 400,
  InvalidAccessKeyId: 403,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
};

/** A store that speaks as much of S3 as we do, on a free loopback port. It refuses whatever is not signed as S3 asks. */
export async function startS3(credential: Credential, bucket = 'files') {
  const objects = new Map<string, Buffer>();
  const asked: { method: string; path: string; refused: Refusal | null }[] = [];
  const planned: Fault[] = [];

  function serve(method: string, path: string, body: Buffer, range = ''): Answer {
    const [, name, ...key] = path.split('/');
    if (name !== bucket || !key.length) return said(404, 'NoSuchBucket');
    const kept = objects.get(key.join('/'));
    switch (method) {
      case 'PUT':
        objects.set(key.join('/'), body);
        return { status: 200, headers: { etag: '"kept"' } };
      case 'DELETE':
        objects.delete(key.join('/'));
        return { status: 204 };
      case 'GET':
      case 'HEAD':
        return kept ? content(method === 'GET' ? kept : Buffer.of(), range) : said(404, 'NoSuchKey');
      default:
        return said(405, 'MethodNotAllowed');
    }
  }

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    const headers = request.headers as Record<string, string>;
    const refused = refusalOf({ method, url, headers, body }, credential, new Date());
    asked.push({ method, path: url, refused });
    const fault = planned.shift() ?? faults.ok;
    // Amazon takes no body of unknown length.
    const unsized = method === 'PUT' && headers['content-length'] === undefined;
    const good = refused
      ? said(statuses[refused], refused)
      : unsized
        ? said(411, 'MissingContentLength')
        : fault.saves
          ? serve(method, url, body, headers['range'])
          : { status: 200 };
    await fault.answer(response, method === 'HEAD' ? { ...good, body: '' } : good);
  }

  const server = createServer(reply).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    bucket,
    /** The settings of a gateway that keeps its files here. */
    settings: {
      S3_ENDPOINT: url,
      S3_BUCKET: bucket,
      S3_REGION: credential.region,
      S3_ACCESS_KEY_ID: credential.accessKeyId,
      S3_SECRET_ACCESS_KEY: credential.secretAccessKey,
    },
    objects,
    asked,
    /** What the next requests meet. */
    next: (...names: FaultName[]) => void planned.push(...names.map((name) => faults[name])),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
