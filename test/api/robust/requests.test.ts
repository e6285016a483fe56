import { beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../harness.ts';
import { readJson } from '../../json.ts';
import { onSocket, statusIn } from './sockets.ts';

const app = await startApp();
app.clock.now = new Date();
const { open, heard } = await onSocket(app.app);

/** The answer to these bytes, on a connection of their own. */
async function say(bytes: string | Buffer) {
  const socket = await open();
  socket.write(bytes);
  let text = await heard(socket, (soFar) => /\r\n\r\n[\s\S]*\}$/.test(soFar) || /^HTTP\/1\.1 (204|304)/.test(soFar));
  socket.destroy();
  text = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null;
  return { status: statusIn(text), header, body, error: body ? JSON.parse(body).error : null };
}

const lines = (...given: string[]) => `${given.join('\r\n')}\r\n\r\n`;
const get = (target: string, ...headers: string[]) => lines(`GET ${target} HTTP/1.1`, ...headers);

describe('an ambiguous request is refused in the envelope with a reason', () => {
  const health = '/api/v1/health';
  test.each([
    ['two Host headers', 400, 'host', get(health, 'Host: a.example', 'Host: b.example')],
    ['the same Host twice', 400, 'host', get(health, 'Host: a.example', 'host: a.example')],
    ['no Host', 400, 'host', get(health, 'Accept: */*')],
    ['an empty Host', 400, 'host', get(health, 'Host: ')],
    ['a Host with a path', 400, 'host', get(health, 'Host: a.example/b')],
    ['a Host with a user', 400, 'host', get(health, 'Host: a@b.example')],
    ['a Host with a blank', 400, 'host', get(health, 'Host: a b')],
    ['a Host with a bad port', 400, 'host', get(health, 'Host: a.example:http')],
    ['a backslash in the path', 400, 'request', get('/api\\v1/health', 'Host: a.example')],
    ['a fragment', 400, 'request', get(`${health}#top`, 'Host: a.example')],
    ['a target without a slash', 400, 'request', get('api/v1/health', 'Host: a.example')],
    ['a target of another scheme', 400, 'request', get('ftp://a.example/', 'Host: a.example')],
    ['the target of OPTIONS *', 400, 'request', lines('OPTIONS * HTTP/1.1', 'Host: a.example')],
    ['an expectation', 417, 'expect', get(health, 'Host: a.example', 'Expect: 200-ok')],
    ['an unknown method', 400, 'request', lines(`BREW ${health} HTTP/1.1`, 'Host: a.example')],
    ['letters that are not encoded', 400, 'request', Buffer.from(get('/api/v1/factories?q=\xff', 'Host: a'), 'latin1')],
  ])('%s', async (_, status, header, request) => {
    const answer = await say(request);
    expect([answer.status, answer.error]).toMatchObject([status, { code: 'invalid_header', details: { header } }]);
    expect(answer.error.message).not.toBe('');
    expect(answer.header('x-request-id')).toBe(JSON.parse(answer.body).requestId);
    expect(answer.header('content-type')).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['TRACE', lines('TRACE /api/v1/health HTTP/1.1', 'Host: a.example')],
    ['CONNECT', lines('CONNECT b.example:443 HTTP/1.1', 'Host: a.example')],
  ])('%s, with the allowed methods', async (_, request) => {
    const { status, header, error } = await say(request);
    expect([status, error.code]).toEqual([405, 'method_not_allowed']);
    expect(header('allow')).toBe(error.details.allowed.join(', '));
    expect(header('x-request-id')).toMatch(/^req_/);
  });

  test.each([
    ['a name', get(health, 'Host: gateway.example')],
    ['a name with a port', get(health, 'Host: gateway.example:8443')],
    ['an address of IPv6', get(health, 'Host: [::1]:4000')],
    ['HTTP/1.0 without Host', lines(`GET ${health} HTTP/1.0`)],
    ['the whole address as target', get(`http://gateway.example${health}`, 'Host: gateway.example')],
    ['a backslash in the query', get(`${health}?a=\\`, 'Host: a.example')],
    ['100-continue', get(health, 'Host: a.example', 'Expect: 100-continue')],
  ])('%s is accepted', async (_, request) => {
    const { status, error } = await say(request);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(error.details.fields[0].location).toBe('query');
  });
});

describe('URL text that is not UTF-8 is refused with its name', () => {
  let me: Awaited<ReturnType<typeof app.live>>;
  beforeAll(async () => {
    me = await app.live();
  });

  test.each([
    ['/factories?q=%FF', 'query', 'q'],
    ['/factories?q=a%C3&page=1', 'query', 'q'],
    ['/factories?%80=1', 'query', '%80'],
    ['/factories?q=%ED%A0%80', 'query', 'q'],
    ['/factories/%FF', 'path', 'id'],
    ['/shipping/track/auto/%C3%28', 'path', 'number'],
  ])('%s', async (path, location, name) => {
    const { status, body } = await me.rest('GET', path);
    expect([status, body['error'].code]).toEqual([400, 'validation_failed']);
    expect(body['error'].details.fields).toMatchObject([{ location, code: 'invalid_format' }]);
    expect(body['error'].details.fields[0].path).toBe(name);
  });

  test('in GraphQL and on the pages too', async () => {
    const { headers } = me;
    const graph = await app.app.request('/graphql?query=%7B__typename%7D&variables=%FF', { headers });
    expect([graph.status, (await readJson(graph)).errors[0].extensions]).toMatchObject([
      400,
      { code: 'validation_failed', details: { fields: [{ location: 'query', path: 'variables' }] } },
    ]);
    expect((await app.app.request('/sign-in?next=%FF')).status).toBe(400);
  });

  test('any script and a bare percent sign are accepted as text', async () => {
    expect((await me.rest('GET', '/factories?q=%E6%B7%B1%E5%9C%B3')).status).toBe(200);
    expect((await me.rest('GET', '/factories?q=100%')).status).toBe(200);
  });
});

describe('a body with a Content-Encoding is refused before it is read', () => {
  test.each([
    ['REST', '/api/v1/projects', 'gzip'],
    ['REST', '/api/v1/keys', 'deflate, br'],
    ['GraphQL', '/graphql', 'br'],
  ])('over %s at %s', async (_, path, encoding) => {
    const me = await app.live();
    const headers = { ...me.headers, 'content-type': 'application/json', 'content-encoding': encoding };
    const answer = await app.app.request(path, { method: 'POST', headers, body: 'not even JSON' });
    const body = await readJson(answer);
    const { code, details } = body.error ?? body.errors[0].extensions;
    expect([answer.status, code, details.accepted]).toEqual([415, 'unsupported_media_type', ['identity']]);
    expect(answer.headers.get('accept-encoding')).toBe('identity');
    expect(answer.headers.get('x-request-id')).toBe(body.requestId ?? body.errors[0].extensions.requestId);
  });

  test('identity is accepted', async () => {
    const me = await app.live();
    const { status } = await me.rest('POST', '/projects', { name: 'Lamp' }, { 'content-encoding': 'Identity' });
    expect(status).toBe(201);
  });
});

describe('another method on a known path', () => {
  test.each([
    ['PUT', '/api/v1/projects', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/api/v1/projects/x', 'GET, HEAD, PATCH, OPTIONS'],
    ['POST', '/api/v1/health', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/discover', 'POST, OPTIONS'],
    ['PATCH', '/api/v1/actions/kinds', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PUT', '/graphql', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/graphql', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', '/keys', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/reference', 'GET, HEAD, OPTIONS'],
    ['GET', '/sign-out', 'POST, OPTIONS'],
    ['POST', '/.well-known/receipt-keys.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 with the allowed methods', async (method, path, allow) => {
    const answer = await app.app.request(path, { method, headers: { origin: 'http://gateway.test' } });
    const { error, requestId } = await readJson(answer);
    expect([answer.status, error.code, error.details]).toEqual([
      405,
      'method_not_allowed',
      { allowed: allow.split(', ') },
    ]);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.headers.get('x-request-id')).toBe(requestId);
  });

  test('an unknown path is 404 with every method', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE']) {
      expect((await app.app.request('/api/v1/nothing', { method })).status).toBe(404);
    }
  });

  test('OPTIONS lists the methods and allows no other origin', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await app.app.request('/api/v1/projects', { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('HEAD returns the headers of GET without a body', async () => {
    const me = await app.live();
    for (const path of ['/api/v1/projects', '/graphql?query=%7Bme%7Bmode%7D%7D', '/sign-in', '/api/v1/openapi.json']) {
      const [head, full] = [
        await app.app.request(path, { method: 'HEAD', headers: me.headers }),
        await app.app.request(path, { headers: me.headers }),
      ];
      expect([path, head.status, head.headers.get('content-type')]).toEqual([
        path,
        full.status,
        full.headers.get('content-type'),
      ]);
      expect(await head.text()).toBe('');
    }
  });
});
