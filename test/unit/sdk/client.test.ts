import { expect, test, vi } from 'vitest';
import { createClient } from '../../../src/sdk/client.ts';
import { GatewayError } from '../../../src/sdk/errors.ts';
import { createGraphClient, graphql } from '../../../src/sdk/graphql.ts';
import { listAll } from '../../../src/sdk/pages.ts';

type Answer = (request: Request) => Response | Promise<Response>;

function clientOf(answer: Answer, more: { timeoutMs?: number } = {}) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return answer(request);
  };
  const connection = { baseUrl: 'https://gateway.example/', key: 'ssd_live_a', fetch, ...more };
  return { client: createClient(connection), graph: createGraphClient(connection), requests };
}

const json = (body: object, init?: ResponseInit) => Response.json(body, init);
const caught = (promise: Promise<unknown>): Promise<GatewayError> =>
  promise.then(
    () => Promise.reject(new Error('The call did not fail.')),
    (error) => error,
  );
const never = (request: Request) =>
  new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
const input = { id: 'a', kind: 'factory_audit_visit' as const, input: { factoryIds: ['mfg-1'] } };

test('parameters stand in path and query, the other fields in the body', async () => {
  const { client, requests } = clientOf(() => json({ ok: true }));
  await client.projects.updateProject({ id: 'a/b', name: 'Lamp' });
  await client.factories.listFactories({ process: 'cnc', q: '深圳 &' });
  const [update, list] = requests;
  expect([update!.method, update!.url]).toEqual(['PATCH', 'https://gateway.example/api/v1/projects/a%2Fb']);
  expect(await update!.json()).toEqual({ name: 'Lamp' });
  expect(update!.headers.get('authorization')).toBe('Bearer ssd_live_a');
  expect(Object.fromEntries(new URL(list!.url).searchParams)).toEqual({ process: 'cnc', q: '深圳 &' });
  expect([update!.redirect, list!.redirect]).toEqual(['error', 'error']);
});

test.each(['', '.', '..'])('an id that is %j calls no endpoint', async (id) => {
  const { client, requests } = clientOf(() => json({}));
  await expect(client.projects.getProject({ id })).rejects.toBeInstanceOf(Error);
  expect(requests).toEqual([]);
});

test('each create has an idempotency key of its own, or that of the caller, and other operations have none', async () => {
  const { client, requests } = clientOf(() => json({}));
  await client.projects.createAction(input);
  await client.projects.createAction(input);
  await client.projects.createAction(input, { idempotencyKey: 'my-request' });
  await client.projects.createProject({ name: 'Lamp' });
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.any(String), 'my-request', null]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a refusal has code, status, request id, fields and the time to wait', async () => {
  const fields = [
    { location: 'body', path: '/name', code: 'required', message: 'missing', limit: null, allowed: null },
  ];
  const error = { code: 'rate_limited', message: 'Too many.', details: { fields, retryAfterSeconds: 3 } };
  const headers = { 'x-request-id': 'req_1', 'retry-after': '3' };
  const { client } = clientOf(() => json({ error }, { status: 429, headers }));
  const failed = await caught(client.projects.createProject({ name: 'Lamp' }));
  expect(failed).toBeInstanceOf(GatewayError);
  expect(failed).toMatchObject({ code: 'rate_limited', status: 429, requestId: 'req_1', fields, retryAfterMs: 3000 });
});

test.each<[string, Answer]>([
  ['a page of a proxy', () => new Response('<html>', { status: 502 })],
  ['a page instead of an answer', () => new Response('<html>', { status: 200 })],
  ['cut JSON', () => new Response('{"project":', { status: 200 })],
  ['nothing', () => new Response(null, { status: 204 })],
])('%s is invalid_response', async (_, answer) => {
  const { client } = clientOf(answer);
  expect(await caught(client.identity.getMe())).toMatchObject({ code: 'invalid_response' });
});

test('a create without an answer is sent once, and its error names the key to repeat it with', async () => {
  const { client, requests } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  const failed = await caught(client.projects.createAction(input));
  expect(failed).toMatchObject({ code: 'network_error', status: null });
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([failed.idempotencyKey]);
});

test('a call ends after its time, or when its caller aborts it', async () => {
  const { client } = clientOf(never, { timeoutMs: 5 });
  expect(await caught(client.identity.getMe())).toMatchObject({ code: 'timeout' });
  const controller = new AbortController();
  const call = client.identity.getMe({}, { signal: controller.signal, timeoutMs: 60_000 });
  controller.abort();
  expect(await caught(call)).toMatchObject({ code: 'aborted' });
});

test('a call of an action may take four minutes, any other one minute', async () => {
  vi.useFakeTimers();
  try {
    const { client } = clientOf(never);
    const ends = [caught(client.projects.createAction(input)), caught(client.identity.getMe())];
    const codes: string[] = [];
    for (const end of ends) end.then(({ code, message }) => codes.push(`${code} ${message}`));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(codes).toEqual(['timeout No complete answer within 60 s.']);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(codes).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('all records of a list are read page by page', async () => {
  const { client, requests } = clientOf((request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const factories = page < 3 ? [{ id: `${page}a` }, { id: `${page}b` }] : [{ id: '3a' }];
    return json({ factories, page, pageSize: 2, total: 5 });
  });
  const ids: string[] = [];
  for await (const { id } of listAll(client.factories.listFactories, 'factories', { pageSize: 2 })) ids.push(id);
  expect(ids).toEqual(['1a', '1b', '2a', '2b', '3a']);
  expect(requests).toHaveLength(3);
});

const Me = graphql('query { me { mode } }');

test('GraphQL answers data, and its errors have code and status', async () => {
  const { graph, requests } = clientOf(() => json({ data: { me: { mode: 'live' } } }));
  expect(await graph.request(Me)).toEqual({ me: { mode: 'live' } });
  expect([requests[0]!.url, await requests[0]!.json()]).toMatchObject([
    'https://gateway.example/graphql',
    { query: expect.stringContaining('mode') },
  ]);
  const errors = [{ message: 'Too dear.', extensions: { code: 'query_too_complex' } }];
  const refused = clientOf(() => json({ errors }, { status: 400, headers: { 'x-request-id': 'req_2' } }));
  const expected = { code: 'query_too_complex', message: 'Too dear.', status: 400, requestId: 'req_2' };
  expect(await caught(refused.graph.request(Me))).toMatchObject(expected);
  const page = clientOf(() => new Response('<html>'));
  expect(await caught(page.graph.request(Me))).toMatchObject({ code: 'invalid_response' });
});
