import { expect, test } from 'vitest';
import { startApp } from '../../harness.ts';
import { readJson } from '../../json.ts';
import { listen } from './socket.ts';

const app = await startApp();
const url = await listen(app.app);

const near = [
  ['a field', '{ projectz { totalCount } }', 'projects'],
  ['a field below', '{ me { mod } }', 'mode'],
  ['an argument', '{ projects(firs: 1) { totalCount } }', 'first'],
  ['a type', '{ me { ... on Viewr { mode } } }', 'Viewer'],
  ['an enum value', '{ factories(filter: { process: pcbb }) { totalCount } }', 'pcba'],
  ['a field of an input', 'mutation { createProject(input: { nam: "x" }) { replayed } }', 'name'],
  ['a selection', '{ me }', 'me {'],
] as const;

test.each(near)(
  '%s that comes near is named to whoever may see the schema, and to nobody else',
  async (_, query, name) => {
    const said = async (caller: Pick<ReturnType<typeof app.caller>, 'graph'>) => {
      const { body } = await caller.graph(query);
      return body['errors'].map(({ message }: { message: string }) => message).join(' ');
    };
    const hint = /Did you mean/;
    expect(await said(await app.live())).toMatch(hint);
    const message = await said(app.caller());
    expect(message).not.toMatch(hint);
    expect(message).not.toMatch(new RegExp(`"${name}\\b`));
    const waiting = await app.live();
    await app.asOwner().execute('update api_key set temporary = true where id = ?', [waiting.keyId]);
    expect(await said(waiting)).not.toMatch(hint);
  },
);

test('introspection is refused in every form', async () => {
  const { graph } = app.caller();
  for (const query of [
    '{ __schema { types { name } } }',
    '{ it: __type(name: "Query") { name } }',
    '{ ...A } fragment A on Query { __schema { types { name } } }',
    'query A { me { mode } } query B { __schema { types { name } } }',
  ]) {
    const { status, body } = await graph(query);
    expect([status, body['data']], query).not.toEqual([200, expect.anything()]);
    expect(JSON.stringify(body)).not.toContain('"types"');
  }
});

test('introspection is allowed from this machine', async () => {
  const headers = { 'content-type': 'application/json' };
  const ask = async (query: string) => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return readJson(response);
  };
  expect(await ask('{ __schema { queryType { name } } }')).toMatchObject({ data: { __schema: {} } });
  expect((await ask('{ projectz { totalCount } }')).errors[0].message).toContain('Did you mean');
});

test('batches and other content types are refused', async () => {
  const { secret } = await app.live();
  const post = async (body: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': type };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    return [response.status, (await readJson(response)).errors[0].extensions.code];
  };
  const one = { query: '{ me { mode } }' };
  expect(await post(JSON.stringify([one, one]))).toEqual([400, 'invalid_json']);
  expect(await post(JSON.stringify(one), 'multipart/form-data; boundary=x')).toEqual([400, 'invalid_header']);
  expect(await post(JSON.stringify({ ...one, more: 1 }))).toEqual([400, 'validation_failed']);
  expect(await post(JSON.stringify({ ...one, query: one.query + ' '.repeat(1_048_576) }))).toEqual([
    400,
    'payload_too_large',
  ]);
});

test('URL parameters are validated as strictly as a body', async () => {
  const { secret } = await app.live();
  const get = async (query: Record<string, string>, more = {}) => {
    const headers = { authorization: `Bearer ${secret}`, ...more };
    const response = await fetch(`${url}/graphql?${new URLSearchParams(query)}`, { headers });
    const body = await readJson(response);
    return [response.status, body.errors?.[0].extensions.code ?? body.data];
  };
  const named = 'query ($n: Int) { projects(first: $n) { totalCount } }';
  expect(await get({ query: named, variables: '{"n": 5}' })).toEqual([200, { projects: { totalCount: 0 } }]);
  expect(await get({ query: named, variables: '' })).toEqual([200, { projects: { totalCount: 0 } }]);
  expect(await get({ query: named, variables: '{' })).toEqual([400, 'invalid_json']);
  expect(await get({ query: named, variables: '[]' })).toEqual([400, 'invalid_json']);
  expect(await get({ query: '{ me { mode } }', more: 'x' })).toEqual([400, 'validation_failed']);
  expect(await get({})).toEqual([400, 'validation_failed']);
  expect(await get({ query: 'mutation { createProject(input: { name: "x" }) { replayed } }' })).toEqual([
    400,
    'validation_failed',
  ]);
});
