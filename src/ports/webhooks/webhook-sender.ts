import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { classifyAddress } from '#kernel/network/public-address.ts';

type Address = { address: string; family: number };
export type WebhookFailure = 'address_refused' | 'unresolved' | 'timeout' | 'connection';
/** `answer`: at most the first 1024 bytes, as text. */
type WebhookOutcome = { status: number; answer: string } | { failure: WebhookFailure };
export type WebhookSender = {
  allowsLoopback: () => boolean;
  /** Never throws for external failures, and follows no redirect. */
  post: (url: string, headers: Record<string, string>, body: string) => Promise<WebhookOutcome>;
};

type Options = {
  /** Whether endpoints on this machine are allowed, over plain http too. */
  allowsLoopback: () => boolean;
  timeoutMs?: number;
  resolve?: (hostname: string) => Promise<Address[]>;
};

const maxAnswerBytes = 1024;
const resolveAll = (hostname: string): Promise<Address[]> => lookup(hostname, { all: true, verbatim: true });

export function createWebhookSender({
  allowsLoopback,
  timeoutMs = 10_000,
  resolve = resolveAll,
}: Options): WebhookSender {
  /** The address to connect to. A name that also leads to a refused address is refused. */
  async function findAddress({ protocol, hostname }: URL): Promise<Address | WebhookFailure> {
    const found = await resolve(hostname.replace(/^\[(.*)\]$/, '$1')).catch(() => []);
    const [first] = found;
    if (!first) return 'unresolved';
    const isAllowed = ({ address }: Address) => {
      const kind = classifyAddress(address);
      return kind === 'loopback' ? allowsLoopback() : kind === 'public' && protocol === 'https:';
    };
    return found.every(isAllowed) ? first : 'address_refused';
  }

  return {
    allowsLoopback,
    async post(url, headers, body) {
      const target = new URL(url);
      const signal = AbortSignal.timeout(timeoutMs);
      const timedOut = new Promise<WebhookFailure>((settle) =>
        signal.addEventListener('abort', () => settle('timeout'), { once: true }),
      );
      const address = await Promise.race([findAddress(target), timedOut]);
      return typeof address === 'string' ? { failure: address } : send(target, address, { headers, body, signal });
    },
  };
}

type Sent = { headers: Record<string, string>; body: string; signal: AbortSignal };

/** Connects to exactly this address: the name is not resolved again. */
const send = (target: URL, address: Address, { headers, body, signal }: Sent): Promise<WebhookOutcome> =>
  new Promise((settle) => {
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      lookup: (_name, options, done) =>
        options.all ? done(null, [address]) : done(null, address.address, address.family),
    });
    let isAnswered = false;
    const fail = () => {
      if (!isAnswered) settle({ failure: signal.aborted ? 'timeout' : 'connection' });
    };
    call.on('response', (response) => {
      isAnswered = true;
      void readAnswer(response).then(settle);
    });
    call.on('error', fail);
    // Also after an upgrade, which reports no error.
    call.on('close', fail);
    call.end(body);
  });

/** The status counts even if the rest of the answer is cut off, too long or too slow. */
async function readAnswer(response: IncomingMessage): Promise<WebhookOutcome> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxAnswerBytes) break;
    }
  } catch {
    // What has arrived is kept.
  }
  response.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxAnswerBytes));
  // PostgreSQL stores no NUL.
  return { status: response.statusCode ?? 0, answer: text.replaceAll('\0', '\ufffd') };
}
