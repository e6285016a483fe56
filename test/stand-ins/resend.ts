import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { eventBody, signed } from './resend-events.ts';

const Body = z.looseObject({
  from: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  cc: z.union([z.string(), z.array(z.string())]).optional(),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
type Body = z.output<typeof Body>;

/** One mail that left, however often it was asked for. */
export type Mail = {
  id: string;
  idempotencyKey: string | null;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  body: Body;
};

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
export type Fault = { accepts: boolean; answer(reply: ServerResponse, ok: Answer): void | Promise<void> };

const problem = (status: number, name: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: { statusCode: status, name, message: `${name}.` },
  headers,
});

const write = (reply: ServerResponse, { status, body, headers }: Answer) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
};

const answers = (accepts: boolean, answer: Answer): Fault => ({ accepts, answer: (reply) => write(reply, answer) });
const serverError = problem(500, 'internal_server_error');
const notFound = problem(404, 'not_found');

/** What a request can meet: by `next`, or because its first recipient is called so (`hang@factory.test`). */
const faults = {
  ok: { accepts: true, answer: write },
  error_before: answers(false, serverError),
  error_after: answers(true, serverError),
  hang: { accepts: true, answer: () => {} },
  reset_after: { accepts: true, answer: (reply) => void reply.socket?.resetAndDestroy() },
  garbage: answers(true, { status: 200, body: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } }),
  truncated: {
    accepts: true,
    answer: (reply, { body }) => {
      const text = JSON.stringify(body);
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      reply.write(text.slice(0, -3), () => reply.destroy());
    },
  },
  stalled: {
    accepts: true,
    answer: (reply, { body }) => void reply.writeHead(200).write(JSON.stringify(body).slice(0, -3)),
  },
  oversized: answers(true, { status: 200, body: { id: 'x', padding: 'x'.repeat(100_000) } }),
  slow: {
    accepts: true,
    answer: async (reply, ok) => {
      await sleep(300);
      write(reply, ok);
    },
  },
  rate_limited: answers(false, problem(429, 'rate_limit_exceeded', { 'retry-after': '7' })),
  concurrent: answers(false, problem(409, 'concurrent_idempotent_requests')),
  unprocessable: answers(false, problem(422, 'invalid_parameter')),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name);

type Options = {
  port?: number;
  onMail?: (mail: Mail, count: number) => void;
  /** Where the service takes callbacks, and the secret that signs them. */
  webhook?: { url: string; secret: string };
  /** What a request under this key meets, before anything that is planned. */
  meets?: (key: string) => FaultName | Fault | undefined;
  /** Clock by which a key expires after 24 hours. */
  now?: () => Date;
};

const memoryMs = 24 * 3600_000;

/** Resend on a free loopback port: its wire format, its idempotency, and its bad days. Any key `re_…` is good. */
export async function startResend({
  port = 0,
  onMail = () => {},
  webhook,
  meets = () => undefined,
  now = () => new Date(),
}: Options = {}) {
  const mails: Mail[] = [];
  const remembered = new Map<string, { sha256: string; id: string; at: number }>();
  const running = new Set<string>();
  const planned: Fault[] = [];
  let requests = 0;

  function recall(key: string | null) {
    const known = key !== null && remembered.get(key);
    return known && now().getTime() - known.at < memoryMs ? known : null;
  }

  function accept(raw: Buffer, body: Body, headers: IncomingHttpHeaders, key: string | null): string {
    const known = recall(key);
    if (known) return known.id;
    const mail = { id: newId(), idempotencyKey: key, headers, raw, body };
    if (key !== null) remembered.set(key, { sha256: sha256(raw), id: mail.id, at: now().getTime() });
    mails.push(mail);
    onMail(mail, mails.length);
    return mail.id;
  }

  async function serve(request: IncomingMessage, reply: ServerResponse) {
    requests++;
    const raw = await buffer(request);
    const { headers, method, url } = request;
    const read = method === 'GET' && url?.startsWith('/emails/') ? url.slice('/emails/'.length) : null;
    const refusal = refusalOf(read === null ? method : 'POST', read === null ? url : '/emails', headers);
    if (refusal) return write(reply, refusal);
    if (read !== null) {
      const mail = mails.find(({ id }) => id === read);
      return write(reply, mail ? { status: 200, body: { object: 'email', id: mail.id, ...mail.body } } : notFound);
    }

    const parsed = Body.refine(({ text, html }) => text ?? html).safeParse(jsonOf(raw));
    if (!parsed.success) return write(reply, problem(422, 'missing_required_field'));

    const key = keyOf(headers);
    if (key !== null && running.has(key)) return write(reply, problem(409, 'concurrent_idempotent_requests'));
    const known = recall(key);
    if (known && known.sha256 !== sha256(raw)) return write(reply, problem(409, 'invalid_idempotent_request'));

    const met = key === null ? undefined : meets(key);
    const fault = (typeof met === 'string' ? faults[met] : met) ?? planned.shift() ?? faultFor(parsed.data);
    const id = fault.accepts ? accept(raw, parsed.data, headers, key) : newId();
    if (key !== null) running.add(key);
    await fault.answer(reply, { status: 200, body: { id } });
    if (key !== null) running.delete(key);
  }

  const server = createServer(serve).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    mails,
    get requests() {
      return requests;
    },
    /** What the next request meets that would otherwise be good; several calls queue up. */
    next(fault: FaultName | Answer) {
      planned.push(typeof fault === 'string' ? faults[fault] : answers(false, fault));
    },
    /**
     * Tells the service what became of a mail, in this order, which need not be that of time. Each callback comes twice, as
     * it does when an answer is lost. Answers the statuses that it met.
     */
    async report({ id, body: { from, to, subject, tags = [] } }: Mail, ...events: { type: string; at?: Date }[]) {
      if (!webhook) throw new Error('Nobody takes callbacks.');
      const { url, secret } = webhook;
      const mail = {
        from,
        to: [to].flat(),
        subject,
        tags: Object.fromEntries(tags.map((tag) => [tag.name, tag.value])),
      };
      const statuses: number[] = [];
      for (const event of events) {
        const callback = signed(eventBody({ emailId: id, ...mail, ...event }), { secret, at: new Date() });
        for (const once of [callback, callback]) {
          const { status } = await fetch(url, { method: 'POST', ...once });
          statuses.push(status);
        }
      }
      return statuses;
    },
    /** Twenty-four hours later: every idempotency key is forgotten. */
    expireKeys: () => remembered.clear(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const keyOf = (headers: IncomingHttpHeaders) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

function refusalOf(method: string | undefined, url: string | undefined, headers: IncomingHttpHeaders): Answer | null {
  if (url !== '/emails') return notFound;
  if (method !== 'POST') return problem(405, 'method_not_allowed');
  if (!headers['user-agent']) return problem(403, 'validation_error');
  if (!headers.authorization) return problem(401, 'missing_api_key');
  if (!headers.authorization.startsWith('Bearer re_')) return problem(403, 'invalid_api_key');
  const key = keyOf(headers);
  if (key !== null && (key.length < 1 || key.length > 256)) return problem(400, 'invalid_idempotency_key');
  return null;
}

function faultFor({ to }: Body): Fault {
  const name = [to].flat()[0]?.split('@')[0] ?? '';
  return isFault(name) ? faults[name] : faults.ok;
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return null;
  }
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);

if (import.meta.main) {
  const [port = 0, webhookUrl, secret] = process.argv.slice(2);
  const webhook = webhookUrl && secret ? { url: webhookUrl, secret } : undefined;
  const { url, report } = await startResend({
    port: Number(port),
    ...(webhook && { webhook }),
    onMail: (mail, count) => {
      console.log(`${count}  ${mail.body.subject}`);
      // The later event first, and both perhaps before the service knows the mail's id: that is how they come.
      if (webhook) void report(mail, { type: 'delivered' }, { type: 'sent' }).catch(console.error);
    },
  });
  console.log(`A stand-in for Resend, with any key that starts with re_: ${url}`);
}
