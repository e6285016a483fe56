import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Fault = (reply: ServerResponse, usual: Answer) => void | Promise<void>;

type Figure = string | number;
const money = (amount: Figure | null, currency: string) => ({ moneyAmount: { amount, currency } });

type Parts = {
  low?: Figure | null;
  high?: Figure | null;
  currency?: string;
  unit?: string;
  min?: Figure;
  max?: Figure;
};

/** One mode as the calculator writes it; the figures are invented. */
export const rate = (
  mode: string,
  { low = '890', high = '1110', currency = 'USD', unit = 'days', min = '6', max = '9' }: Parts = {},
) => ({
  mode,
  price: { min: money(low, currency), max: money(high, currency) },
  transitTimes: { unit, min, max },
});

export const quoted = (mode: unknown, numQuotes: Figure = [mode].flat().length): Answer => ({
  body: { response: { estimatedFreightRates: { numQuotes: String(numQuotes), mode } } },
});

const inTexts = [
  rate('express', { low: '1010', high: '1180', min: '3', max: '5' }),
  rate('AIR'),
  rate('LCL', { low: '610', high: '820', min: '28', max: '35' }),
];
const inNumbers = [
  rate('express', { low: 1010, high: 1180, min: 3, max: 5 }),
  rate('AIR', { low: 890, high: 1110, min: 6, max: 9 }),
  rate('LCL', { low: 610, high: 820, min: 28, max: 35 }),
];

const refusal = (errors: unknown): Answer => ({ body: { response: { errors } } });

const page = (status: number, title: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
});

const textOf = ({ body = {} }: Answer) => (typeof body === 'string' ? body : JSON.stringify(body));

const write = (reply: ServerResponse, answer: Answer) =>
  void reply
    .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    .end(textOf(answer));

const answers =
  (answer: Answer): Fault =>
  (reply) =>
    write(reply, answer);

const blocked = 'Access denied | ship.freightos.com used Cloudflare to restrict access (Error 1015)';
const throttled: Answer = { ...refusal('Too many requests'), status: 429, headers: { 'retry-after': '3600' } };

/** What a call can meet: by `next`, or each time because its destination is called so (`server_error`). */
const faults = {
  ok: write,
  hang: () => {},
  stalled: (reply, usual) => void reply.writeHead(200).write(textOf(usual).slice(0, -3)),
  slow: async (reply, usual) => {
    await sleep(300);
    write(reply, usual);
  },
  slow_error: async (reply) => {
    await sleep(300);
    write(reply, page(500, 'Internal Server Error'));
  },
  reset: (reply) => void reply.socket?.resetAndDestroy(),
  truncated: (reply, usual) => {
    const text = textOf(usual);
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    reply.write(text.slice(0, -3), () => reply.destroy());
  },
  half_json: (reply, usual) => write(reply, { body: textOf(usual).slice(0, -3) }),
  oversized: (reply, usual) => write(reply, { body: textOf(usual) + ' '.repeat(1024 * 1024) }),
  wrong_type: (reply, usual) => write(reply, { ...usual, headers: { 'content-type': 'text/html' } }),
  html: answers(page(200, 'Freightos shipping APIs')),
  forbidden: answers(page(403, 'Forbidden')),
  throttled_page: answers(page(429, 'Too many requests')),
  cloudflare: answers(page(429, blocked, { 'retry-after': '3600' })),
  throttled: answers(throttled),
  server_error: answers(page(500, 'Internal Server Error')),
  unavailable: answers(page(503, 'Service Unavailable')),
  redirect: answers({ status: 302, headers: { location: '/api/shippingCalculator' } }),
  empty: answers({ body: '' }),
  null: answers({ body: 'null' }),
  list: answers({ body: '[]' }),
  errors_text: answers(refusal('The weight is missing.')),
  errors_list: answers(refusal([{ error: 'The weight is missing.' }, { error: 'Unknown origin.' }])),
  rates_as_list: answers({ body: { response: { estimatedFreightRates: inTexts } } }),
  holders_as_list: answers({
    body: { response: { estimatedFreightRates: [{ numQuotes: '3', mode: inTexts }, { numQuotes: '0' }] } },
  }),
  single: answers(quoted(rate('FCL', { low: '3262', high: '3554', min: '17', max: '21' }))),
  texts: answers(quoted(inTexts)),
  numbers: answers(quoted(inNumbers)),
  comment: answers({
    body: {
      response: { _comment: ['© Tradeos Ltd', 'in beta'], estimatedFreightRates: { numQuotes: '3', mode: inTexts } },
    },
  }),
  no_count: answers({ body: { response: { estimatedFreightRates: { mode: inTexts } } } }),
  no_quotes: answers({ body: { response: { estimatedFreightRates: { numQuotes: '0' } } } }),
  euros: answers(quoted(rate('AIR', { currency: 'EUR' }))),
  weeks: answers(quoted(rate('LCL', { unit: 'weeks', min: '4', max: '5' }))),
  unknown_modes: answers(quoted(['LTL', 'FTL', 'rail', 'constructor'].map((mode) => rate(mode)))),
  nulls: answers(quoted([{ mode: 'AIR', price: null, transitTimes: null }, { mode: null }, null])),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
const isFault = (name: string | undefined): name is FaultName => name !== undefined && Object.hasOwn(faults, name);

type Call = { query: Record<string, string>; headers: IncomingHttpHeaders };
type Options = { port?: number; maxCalls?: number };

/**
 * The shipping calculator of Freightos on a free loopback port: its answers, its limit and its bad days. A destination
 * in `Nowhere` has no quotes; figures come as texts and as numbers in turn, as they do from the original.
 */
export async function startFreightos({ port = 0, maxCalls = Infinity }: Options = {}) {
  const calls: Call[] = [];
  const planned: Fault[] = [];

  async function serve({ url = '', headers }: IncomingMessage, reply: ServerResponse) {
    const { pathname, searchParams } = new URL(url, 'http://freightos.test');
    if (pathname !== '/api/shippingCalculator') return write(reply, page(404, 'Not Found'));
    const query = Object.fromEntries(searchParams);
    calls.push({ query, headers });
    if (headers['x-stub-block']) return write(reply, page(calls.length % 2 ? 403 : 429, blocked));
    if (calls.length > maxCalls) return write(reply, throttled);
    const { destination } = query;
    const fault = planned.shift() ?? (isFault(destination) ? faults[destination] : faults.ok);
    await fault(reply, usualAnswer(query, calls.length));
  }

  const server = createServer(serve).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    calls,
    /** What the next call meets; several queue up. */
    next(fault: FaultName | Answer) {
      planned.push(typeof fault === 'string' ? faults[fault] : answers(fault));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function usualAnswer(query: Record<string, string>, count: number): Answer {
  if (!query['weight']) return refusal('The weight is missing.');
  if (query['destination']?.startsWith('Nowhere')) return quoted(undefined, 0);
  const rates = count % 2 ? inTexts : inNumbers;
  return quoted(query['quantity'] === '1' ? rates[0] : rates);
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);

if (import.meta.main) {
  const { url } = await startFreightos({ port: Number(process.argv[2] ?? 0) });
  console.log(`A stand-in for the shipping calculator of Freightos: ${url}`);
}
