import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { type Answer, type Caller, reachable, startApp } from '../../harness.ts';
import { type Json, readJson } from '../../json.ts';
import { wayTo } from '../../way-to-database.ts';

const app = await startApp();
const canary = 'sales@secret.example';
const requestId = /^req_[0-9A-HJKMNP-TV-Z]{26}$/;
const fieldsOf = ({ body }: { body: Json }) => body['error'].details.fields;

describe('headers', () => {
  test.each<[string, number, (me: Caller) => Promise<Answer>]>([
    ['an answer', 200, (me) => me.rest('GET', '/me')],
    ['a refusal', 400, (me) => me.rest('POST', '/projects', {})],
    ['an unknown path', 404, (me) => me.rest('GET', '/nothing')],
    ['a wrong method', 405, (me) => me.rest('PUT', '/me')],
    ['a missing record', 404, (me) => me.rest('GET', `/projects/${newId()}`)],
    ['no credential', 401, () => app.caller().rest('GET', '/me')],
  ])('%s has a request id, the API version and no-store', async (_, status, ask) => {
    const answer = await ask(await app.live());
    expect(answer.status).toBe(status);
    expect(answer.body.requestId).toMatch(requestId);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-request-id': answer.body.requestId,
      'x-api-version': '1.1.3',
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
    });
  });

  test('the request id of a caller is logged but not used', async () => {
    const answer = await (await app.live()).rest('GET', '/me', undefined, { 'x-request-id': 'mine-1' });
    expect(answer.headers.get('x-request-id')).toMatch(requestId);
    const line = app.logged.map((text) => JSON.parse(text)).find(({ clientRequestId }) => clientRequestId === 'mine-1');
    expect(line).toMatchObject({ requestId: answer.body['requestId'], operation: 'GetMe', status: 200 });
  });

  test('only keys get rate-limit headers, those of the tighter window', async () => {
    const [live, sandbox] = [await app.live(), await app.sandbox()];
    const limits = async (me: typeof live | typeof sandbox, path = '/me') => {
      const { headers } = await me.rest('GET', path);
      return ['limit', 'remaining', 'reset', 'policy'].map((name) => headers.get(`ratelimit-${name}`));
    };
    expect(await limits(live)).toEqual(['60', '59', '60', '60;w=60, 20000;w=86400']);
    expect(await limits(live, `/projects/${newId()}`)).toEqual([
      '60',
      '58',
      expect.stringMatching(/^(59|60)$/),
      '60;w=60, 20000;w=86400',
    ]);
    expect((await limits(sandbox))[3]).toBe('60;w=60, 1000;w=86400');
    expect(await limits(app.caller() as typeof live)).toEqual([null, null, null, null]);
  });

  test('the OpenAPI document is public, cacheable and without an envelope', async () => {
    const { status, headers, body } = await app.caller().rest('GET', '/openapi.json');
    expect([status, 'requestId' in body]).toEqual([200, false]);
    expect(body).toMatchObject({ openapi: '3.1.0' });
    expect(headers.get('x-request-id')).toMatch(requestId);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });
});

test('a single record returns 304 while it is unchanged', async () => {
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'a' })).body;
  const read = (etag?: string) =>
    me.rest('GET', `/projects/${project.id}`, undefined, etag ? { 'if-none-match': etag } : {});
  const etag = (await read()).headers.get('etag')!;
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const known of [etag, `"x", ${etag}`, `W/${etag}`]) {
    const unchanged = await read(known);
    expect([unchanged.status, unchanged.body, unchanged.headers.get('etag')], known).toEqual([304, {}, etag]);
    expect(unchanged.headers.get('x-request-id')).toMatch(requestId);
  }
  await me.rest('PATCH', `/projects/${project.id}`, { name: 'b' });
  expect((await read(etag)).status).toBe(200);
  expect((await me.rest('GET', '/projects')).headers.get('etag')).toBeNull();
});

describe('bodies', () => {
  const mebibyte = 1_048_576;
  const padded = (size: number) => `{"name":"${'x'.repeat(size - 11)}"}`;
  test.each([
    ['with its length', (text: string) => ({ body: text, headers: { 'content-length': String(text.length) } })],
    [
      'in pieces of unknown length',
      (text: string) => ({ body: new Blob([text]).stream(), duplex: 'half', headers: {} }),
    ],
  ])('of more than 1 MiB, %s, are refused; of exactly 1 MiB are accepted', async (_, send) => {
    const { secret } = await app.live();
    const post = async (size: number) => {
      const { headers, ...rest } = send(padded(size));
      const all = { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers };
      return readJson(await app.app.request('/api/v1/projects', { method: 'POST', headers: all, ...(rest as object) }));
    };
    expect((await post(mebibyte + 1)).error).toMatchObject({
      code: 'payload_too_large',
      details: { limitBytes: mebibyte },
    });
    expect((await post(mebibyte)).error).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ code: 'too_long' }] },
    });
  });

  test.each([
    ['text/plain', 'invalid_header'],
    ['application/jsonp', 'invalid_header'],
    ['application/x-www-form-urlencoded', 'invalid_header'],
    ['', 'invalid_header'],
    ['application/json', null],
    ['Application/JSON; charset=utf-8', null],
  ])('of the type %j', async (type, code) => {
    const { status, body } = await (await app.live()).rest('POST', '/projects', '{"name":"a"}', {
      'content-type': type,
    });
    expect([status, body['error']?.code ?? null]).toEqual([code ? 400 : 201, code]);
    if (code) expect(body['error'].details).toEqual({ header: 'content-type' });
  });

  test.each([
    ['an array', '[]', 'invalid_json'],
    ['a text', '"a"', 'invalid_json'],
    ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0xff, 0x7d]), 'invalid_json'],
    ['nothing at all', '', 'validation_failed'],
    ['a byte order mark before them', '\ufeff{"name":"a"}', null],
  ])('that are %s', async (_, body, code) => {
    const answer = await (await app.live()).rest('POST', '/projects', body);
    expect([answer.status, answer.body['error']?.code ?? null]).toEqual([code ? 400 : 201, code]);
  });
});

describe('an invalid field', () => {
  const intake = (more: object) => ({ name: 'a', intake: { productName: 'b', ...more } });
  test.each<[string, object, object]>([
    ['/name', {}, { code: 'required' }],
    ['/name', { name: [canary] }, { code: 'invalid_type' }],
    ['/name', { name: null }, { code: 'invalid_type' }],
    ['/name', { name: '' }, { code: 'too_short', limit: 1 }],
    ['/name', { name: canary.repeat(7) }, { code: 'too_long', limit: 120 }],
    ['/intake/productName', { name: 'a', intake: {} }, { code: 'required' }],
    ['/intake/currentQuantity', intake({ currentQuantity: 0 }), { code: 'too_small', limit: 1 }],
    ['/intake/currentQuantity', intake({ currentQuantity: 10_000_001 }), { code: 'too_big', limit: 10_000_000 }],
    ['/intake/currentQuantity', intake({ currentQuantity: 1.5 }), { code: 'not_integer' }],
    ['/intake/neededBy', intake({ neededBy: canary }), { code: 'invalid_format' }],
    ['/intake/targetMarkets/1', intake({ targetMarkets: ['US', canary] }), { code: 'invalid_format' }],
    [
      '/intake/scope',
      intake({ scope: canary }),
      { code: 'invalid_enum', allowed: ['pcba', 'box_build', 'mechanical_part', 'tooling', 'full_product', 'mixed'] },
    ],
    ['/intent/priorities', { name: 'a', intent: { priorities: ['price', 'price'] } }, { code: 'duplicate' }],
    ['/intake/a~1b~0c', intake({ 'a/b~c': canary }), { code: 'unknown_field' }],
  ])('%s of %j', async (path, body, problem) => {
    const answer = await (await app.live()).rest('POST', '/projects', body);
    const field = { location: 'body', path, limit: null, allowed: null, message: expect.any(String), ...problem };
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(JSON.stringify(answer.body)).not.toContain(canary);
  });

  test.each([
    ['/deliveries?status=sales@secret.example', 'query', 'status', 'invalid_enum'],
    ['/deliveries?status=draft&status=sent', 'query', 'status', 'duplicate'],
    ['/deliveries?page=1', 'query', 'page', 'unknown_field'],
    ['/deliveries?__proto__=1', 'query', '__proto__', 'unknown_field'],
    ['/actions?kind=a%00b', 'query', 'kind', 'invalid_value'],
    ['/actions?projectId=sales@secret.example', 'query', 'projectId', 'invalid_format'],
    ['/factories?pageSize=51', 'query', 'pageSize', 'too_big'],
    ['/factories?page=sales@secret.example', 'query', 'page', 'invalid_type'],
    ['/projects/sales@secret.example', 'path', 'id', 'invalid_format'],
    ['/projects/%00', 'path', 'id', 'invalid_value'],
    ['/factories/a%00b', 'path', 'id', 'invalid_value'],
  ])('of %s', async (path, location, name, code) => {
    const answer = await (await app.live()).rest('GET', path);
    expect([answer.status, fieldsOf(answer)]).toMatchObject([400, [{ location, path: name, code }]]);
    expect(JSON.stringify(answer.body)).not.toContain(canary);
  });

  test('is reported up to twenty times, and the message states that there are more', async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`x${i}`, 1]));
    const answer = await (await app.live()).rest('POST', '/projects', { name: 'a', ...many });
    expect(answer.body['error'].message).toBe('More than 20 fields are not valid.');
    expect(fieldsOf(answer).map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, i) => `/x${i}`));
  });
});

describe('of two errors the earlier check is reported', () => {
  const callers = {
    nobody: async () => app.caller(),
    'a wrong key': async () => app.caller({ authorization: `Bearer ssd_live_${'0'.repeat(36)}` }),
    'a live key': () => app.live(),
    'a sandbox key': () => app.sandbox(),
    'a key without the scope': () => app.live({ scopes: ['network:read'] }),
    'a sandbox key without the scope': () => app.sandbox(['network:read']),
  };
  const id = newId();
  const actions = `POST /projects/${id}/actions`;
  const bad = { nonsense: 1 };
  const badKey = { 'idempotency-key': '!' };
  type Case = [string, keyof typeof callers, string, unknown, number, string, Record<string, string>?];

  test.each<Case>([
    ['an unknown path before authentication', 'a wrong key', 'GET /nothing', undefined, 404, 'endpoint_not_found'],
    ['authentication before the path', 'nobody', 'GET /projects/x', undefined, 401, 'unauthenticated'],
    ['authentication before JSON', 'a wrong key', 'POST /projects', '{', 401, 'invalid_key'],
    ['scope before the path', 'a key without the scope', 'GET /projects/x', undefined, 403, 'insufficient_scope'],
    ['scope before JSON', 'a key without the scope', 'POST /projects', '{', 403, 'insufficient_scope'],
    [
      'scope before mode',
      'a sandbox key without the scope',
      'GET /deliveries/x/review',
      undefined,
      403,
      'insufficient_scope',
    ],
    ['mode before the path', 'a sandbox key', 'GET /deliveries/x/review', undefined, 403, 'live_key_required'],
    ['mode before the body', 'a sandbox key', 'POST /deliveries/x/approve', bad, 403, 'sandbox_cannot_send'],
    ['the path before the query', 'a live key', 'GET /projects/x?y=1', undefined, 400, 'path'],
    ['the query before a header', 'a live key', `${actions}?y=1`, bad, 400, 'query', badKey],
    ['a header before JSON', 'a live key', actions, '{', 400, 'idempotency_key_invalid', badKey],
    [
      'the type of a body before JSON',
      'a live key',
      'POST /projects',
      '{',
      400,
      'invalid_header',
      { 'content-type': 'text/plain' },
    ],
    ['JSON before the body', 'a live key', 'POST /projects', '{"nonsense":1', 400, 'invalid_json'],
    ['the body before the record', 'a live key', `PATCH /projects/${id}`, bad, 400, 'body'],
    [
      'a missing idempotency key before the record',
      'a live key',
      actions,
      { kind: 'quote_request', input: {} },
      400,
      'idempotency_key_required',
    ],
    [
      'the record before its state',
      'a live key',
      `PATCH /projects/${id}`,
      { name: 'b', expectedContextVersion: 'v9' },
      404,
      'not_found',
    ],
    ['the delivery before its approval', 'a live key', `POST /deliveries/${id}/approve`, {}, 404, 'not_found'],
  ])('%s', async (_, who, request, sent, status, reason, headers) => {
    const [method, path] = request.split(' ') as [string, string];
    const answer = await (await callers[who]()).rest(method, path, sent, headers);
    const { code, details } = answer.body['error'];
    expect([answer.status, code === 'validation_failed' ? details.fields[0].location : code]).toEqual([status, reason]);
  });

  test('authentication before limits, limits before scope', async () => {
    const strict = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '1' });
    const me = await strict.live({ scopes: ['network:read'] });
    expect((await me.rest('GET', '/projects/x')).status).toBe(403);
    expect(await me.rest('GET', '/projects/x')).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limited' } },
    });
    await strict.asOwner().execute(`update api_key set revoked_at = now() where id = ?`, [me.keyId]);
    expect(await me.rest('GET', '/projects/x')).toMatchObject({
      status: 401,
      body: { error: { code: 'key_revoked' } },
    });
  });
});

test('an internal error is one log line and reveals nothing to the caller', async () => {
  const me = await app.live();
  await app.asOwner().execute('alter table project rename to mislaid');
  onTestFinished(async () => void (await app.asOwner().execute('alter table mislaid rename to project')));
  const { status, body } = await me.rest('GET', '/projects');
  expect([status, body['error']]).toEqual([
    500,
    { code: 'internal_error', message: 'The request could not be completed.' },
  ]);
  const bugs = app.logged
    .map((line) => JSON.parse(line))
    .filter(({ msg, ...line }) => msg === 'unhandled error' && line.requestId === body['requestId']);
  expect(bugs).toMatchObject([{ level: 50, err: { message: expect.stringContaining('project') } }]);
});

test('during a database outage both APIs return 503 with Retry-After, and recover', async () => {
  const me = await app.live();
  const gate = await wayTo(app.serviceUrl);
  const config = readConfig({ PUBLIC_URL: 'http://gateway.test' });
  const away = await openApp(gate.url, config, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await gate.open();
    await away.close();
    await gate.shut();
  });
  const headers = { authorization: `Bearer ${me.secret}`, 'content-type': 'application/json' };
  const rest = () => away.app.request('/api/v1/projects', { headers });
  const graph = () =>
    away.app.request('/graphql', { method: 'POST', headers, body: '{"query":"{ projects { totalCount } }"}' });

  expect((await rest()).status).toBe(200);
  await gate.shut();
  for (const answer of [await rest(), await rest(), await graph()]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(JSON.stringify(await answer.json())).toContain('"service_unavailable"');
  }
  expect((await away.app.request('/api/v1/openapi.json')).status).toBe(200);
  await gate.open();
  await expect.poll(async () => (await rest()).status).toBe(200);
});

describe('the GraphQL API', () => {
  const modern = 'application/graphql-response+json';
  const ask = async (secret: string | null, query: string, variables?: object, accept = modern) => {
    const headers = {
      accept,
      'content-type': 'application/json',
      ...(secret && { authorization: `Bearer ${secret}` }),
    };
    const body = JSON.stringify({ query, variables });
    const response = await app.app.request('/graphql', { method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, body: await readJson(response) };
  };
  const keys = {
    none: async () => null,
    wrong: async () => 'x',
    live: async () => (await app.live()).secret,
    sandbox: async () => (await app.sandbox()).secret,
    unscoped: async () => (await app.live({ scopes: ['network:read'] })).secret,
  };
  const one = `query ($id: ID!) { project(id: $id) { id } }`;
  const create = 'mutation ($i: CreateProjectInput!) { createProject(input: $i) { project { id } } }';

  test.each<[string, keyof typeof keys, number, string, string, object?]>([
    ['a record that is not there', 'live', 404, 'not_found', one, { id: newId() }],
    ['no credential', 'none', 401, 'unauthenticated', '{ projects { totalCount } }'],
    ['a wrong key', 'wrong', 401, 'invalid_key', '{ projects { totalCount } }'],
    ['a missing scope', 'unscoped', 403, 'insufficient_scope', '{ projects { totalCount } }'],
    ['a sandbox key', 'sandbox', 403, 'live_key_required', `{ deliveryReview(id: "${newId()}") { note } }`],
    ['a value that zod refuses', 'live', 400, 'validation_failed', create, { i: { name: '' } }],
    ['a variable of the wrong type', 'live', 400, 'validation_failed', one, { id: 'x' }],
    ['a field that is not there', 'live', 400, 'validation_failed', '{ nothing }'],
    ['no GraphQL', 'live', 400, 'validation_failed', '{'],
    [
      'NUL in a text of the document',
      'live',
      400,
      'validation_failed',
      'mutation { createProject(input: { name: "a\\u0000b" }) { project { id } } }',
    ],
    ['NUL in an id', 'live', 400, 'validation_failed', '{ factory(id: "a\\u0000b") { id } }'],
    ['NUL in a filter', 'live', 400, 'validation_failed', '{ actions(filter: { kind: "a\\u0000b" }) { totalCount } }'],
    [
      'half a letter',
      'live',
      400,
      'validation_failed',
      'mutation { createProject(input: { name: "\\ud83d" }) { project { id } } }',
    ],
  ])('%s has the code and the status of the REST API', async (_, key, status, code, query, variables) => {
    const answer = await ask(await keys[key](), query, variables);
    // A look-up is null beside its error.
    const isAnswered = (answer.body.data ?? null) !== null;
    expect(answer.status).toBe(isAnswered ? 200 : status);
    if (isAnswered) expect(Object.values(answer.body.data)).toEqual([null]);
    expect(answer.body.errors?.[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code, status, requestId: answer.headers.get('x-request-id') },
    });
    if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('both APIs return the same error details', async () => {
    const me = await app.live();
    const { body } = await ask(me.secret, create, { i: { name: '', intake: { productName: '' } } });
    const rest = await me.rest('POST', '/projects', { name: '', intake: { productName: '' } });
    expect(body.errors[0].extensions.details).toEqual(rest.body['error'].details);
  });

  test('a response with data is 200, with null and an error for the refused part', async () => {
    const me = await app.live({ scopes: ['network:read', 'contacts:read'] });
    await app.factories(...Array.from({ length: 11 }, () => reachable()));
    const { status, body } = await ask(me.secret, '{ factories(first: 11) { nodes { contacts { contactName } } } }');
    expect([status, body.data.factories.nodes[0]]).toEqual([200, { contacts: null }]);
    expect(body.errors[0]).toMatchObject({
      path: ['factories', 'nodes', 0, 'contacts'],
      extensions: { code: 'query_too_complex', status: 400 },
    });
  });

  test.each([
    ['more than 1 MiB', 'application/json', `{"query":"{ me { mode } }${' '.repeat(1_048_576)}"}`, 'payload_too_large'],
    ['of another type', 'text/plain', '{"query":"{ me { mode } }"}', 'invalid_header'],
    ['a form', 'application/x-www-form-urlencoded', 'query={me{mode}}', 'invalid_header'],
    ['an array', 'application/json', '[{"query":"{ me { mode } }"}]', 'invalid_json'],
  ])('a body that is %s is refused as in the REST API', async (_, type, body, code) => {
    const headers = { authorization: `Bearer ${await keys.live()}`, accept: modern, 'content-type': type };
    const response = await app.app.request('/graphql', { method: 'POST', headers, body });
    const { errors } = await readJson(response);
    expect([response.status, errors?.[0].extensions.code]).toEqual([400, code]);
  });

  test('GET cannot execute mutations', async () => {
    const me = await app.live();
    const query = encodeURIComponent('mutation { createProject(input: { name: "by a link" }) { project { id } } }');
    const headers = { authorization: `Bearer ${me.secret}`, accept: modern };
    const response = await app.app.request(`/graphql?query=${query}`, { headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect((await me.rest('GET', '/projects')).body['count']).toBe(0);
  });

  test('a refused request is 200 for clients that accept plain JSON', async () => {
    const { status, body } = await ask(await keys.live(), '{ nothing }', undefined, 'application/json');
    expect([status, body.errors[0].extensions.status]).toEqual([200, 400]);
  });

  test.each<[string, string, object?]>([
    ['a variable', one, { id: canary }],
    ['a number', 'query ($n: Int) { projects(first: $n) { totalCount } }', { n: canary }],
    ['a field of an input', create, { i: { name: { canary } } }],
    ['an unknown field of an input', create, { i: { name: 'a', x: canary } }],
    ['an enum', 'query ($f: DeliveryFilter) { deliveries(filter: $f) { totalCount } }', { f: { status: canary } }],
    ['a literal', `{ project(id: "${canary}") { id } }`],
    ['a literal number', `{ projects(first: "${canary}") { totalCount } }`],
    ['a cursor', `{ projects(after: "${canary}") { totalCount } }`],
  ])('%s that is refused is not quoted', async (_, query, variables) => {
    const { status, body } = await ask(await keys.live(), query, variables);
    expect([status, body.errors[0].extensions.code]).toEqual([
      body.data ? 200 : 400,
      expect.stringMatching(/^(validation_failed|invalid_cursor)$/),
    ]);
    expect(JSON.stringify(body)).not.toContain(canary);
  });
});
