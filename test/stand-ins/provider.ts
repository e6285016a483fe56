import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type Asked = { path: string; method: string; headers: IncomingHttpHeaders; body: unknown };
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Fault = (reply: ServerResponse, good: Answer) => void | Promise<void>;

const textOf = ({ body }: Answer) => (typeof body === 'string' ? body : JSON.stringify(body ?? null));
const write = (reply: ServerResponse, answer: Answer) =>
  void reply
    .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    .end(answer.status === 204 ? undefined : textOf(answer));
const instead =
  (answer: Answer): Fault =>
  (reply) =>
    write(reply, answer);

const html = { 'content-type': 'text/html' };

/** The same JSON with each value in it that holds no others, or each list, become something else. */
function distorted(
  json: unknown,
  leaf: (value: unknown) => unknown,
  list = (items: unknown[]): unknown => items,
): unknown {
  if (Array.isArray(json)) return list(json.map((item) => distorted(item, leaf, list)));
  if (json === null || typeof json !== 'object') return leaf(json);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, distorted(value, leaf, list)]));
}
const distorting =
  (change: (body: unknown) => unknown): Fault =>
  (reply, good) =>
    write(reply, { ...good, body: change(good.body) });

/** What a request can meet. It is served all the same: whatever happens to the answer, the provider has done its work. */
const faults = {
  blocked: instead({ status: 403, body: '<html>Access denied</html>', headers: html }),
  down: instead({ status: 503, body: '<html>Maintenance</html>', headers: html }),
  empty: instead({ status: 200, body: '' }),
  error: instead({ status: 500, body: { code: 'internal_error', message: 'secret of the provider' } }),
  hang: () => {},
  html: instead({ status: 200, body: '<html>Welcome</html>', headers: html }),
  list: instead({ status: 200, body: [] }),
  no_content: instead({ status: 204 }),
  null: instead({ status: 200, body: 'null' }),
  nulls: distorting((body) => distorted(body, () => null)),
  numbers: distorting((body) => distorted(body, (value) => (typeof value === 'string' ? 7 : value))),
  oversized: distorting((body) => ({ ...Object(body), padding: 'x'.repeat(1024 * 1024) })),
  rate_limited: instead({ status: 429, body: { code: 429, data: { errors: [] } }, headers: { 'retry-after': '1' } }),
  redirect: instead({ status: 307, headers: { location: '/elsewhere' } }),
  reset: (reply) => void reply.socket?.resetAndDestroy(),
  slow: async (reply, good) => {
    await sleep(300);
    write(reply, good);
  },
  stalled: (reply, good) => void reply.writeHead(200).write(textOf(good).slice(0, -3)),
  swapped: distorting((body) =>
    distorted(
      body,
      (value) => value,
      (items) => ({ ...items }),
    ),
  ),
  truncated: (reply, good) => {
    const text = textOf(good);
    reply.writeHead(200, { 'content-length': Buffer.byteLength(text) });
    reply.write(text.slice(0, -3), () => reply.destroy());
  },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;

/** A provider that speaks JSON, on a free loopback port. */
export async function startProvider(serve: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const planned: Fault[] = [];

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const raw = (await buffer(request)).toString();
    const one = {
      path: request.url ?? '',
      method: request.method ?? '',
      headers: request.headers,
      body: raw ? JSON.parse(raw) : null,
    };
    asked.push(one);
    const fault = planned.shift() ?? write;
    await fault(response, await serve(one));
  }

  const server = createServer(reply).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    paths: () => asked.map(({ path }) => path),
    /** What the next request meets; several calls queue up. */
    next: (...more: (FaultName | 'ok' | Answer)[]) =>
      void planned.push(
        ...more.map((one) => (typeof one === 'object' ? instead(one) : one === 'ok' ? write : faults[one])),
      ),
    /** As if nobody had ever asked. */
    reset() {
      asked.length = 0;
      planned.length = 0;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
