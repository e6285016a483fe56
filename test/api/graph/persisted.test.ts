import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startApp } from '../../harness.ts';

const text = 'query Who($all: Boolean = false) { me { mode scopes @include(if: $all) } }';
const hash = createHash('sha256').update(text).digest('hex');
const documentId = `sha256:${hash}`;
const persistedOperations = new Map([
  [documentId, text],
  [
    'sha256:mutation',
    'mutation Make($input: CreateProjectInput!) { createProject(input: $input) { project { name } } }',
  ],
]);

const app = await startApp({}, { persistedOperations });
const strict = await startApp({ PERSISTED_ONLY: 'on' }, { persistedOperations });

type Sender = { headers: Record<string, string> };
async function send(on: typeof app, by: Sender | null, body: object) {
  const headers = { 'content-type': 'application/json', origin: 'http://gateway.test', ...by?.headers };
  const response = await on.app.request('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, errors } = await response.json();
  return {
    status: response.status,
    data,
    code: errors?.[0]?.extensions.code,
    details: errors?.[0]?.extensions.details,
  };
}
const keyOf = async (on: typeof app) => ({ headers: { authorization: `Bearer ${(await on.live()).secret}` } });
const memberOf = async (on: typeof app) => on.session('owner', await on.organisation());

describe('a persisted operation', () => {
  test.each([
    ['documentId', { documentId }],
    ['extensions.persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }],
  ])('is found by %s, with variables', async (_, named) => {
    const me = await keyOf(app);
    expect(await send(app, me, named)).toMatchObject({ status: 200, data: { me: { mode: 'live' } } });
    const { data } = await send(app, me, { ...named, variables: { all: true } });
    expect(data.me.scopes).toContain('projects:read');
  });

  test('can be read with GET, and a mutation cannot', async () => {
    const { headers } = await keyOf(app);
    const get = (id: string) => app.app.request(`/graphql?documentId=${encodeURIComponent(id)}`, { headers });
    expect((await (await get(documentId)).json()).data.me.mode).toBe('live');
    expect((await (await get('sha256:mutation')).json()).errors[0].extensions.code).toBe('validation_failed');
  });

  test('that is unknown is 404, and sending its text does not add it', async () => {
    const me = await keyOf(app);
    const other = 'query Other { me { mode } }';
    const id = `sha256:${createHash('sha256').update(other).digest('hex')}`;
    const unknown = { status: 404, code: 'persisted_operation_not_found', details: { documentId: id } };
    expect(await send(app, me, { documentId: id })).toMatchObject(unknown);
    expect(await send(app, me, { query: other })).toMatchObject({ status: 200 });
    expect(await send(app, me, { documentId: id })).toMatchObject(unknown);
    expect(await send(app, me, { documentId: id, query: other })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  test('is priced, limited and authorised like its text', async () => {
    const me = await keyOf(app);
    expect(await send(app, me, { documentId, extensions: { costOnly: true } })).toMatchObject({
      status: 200,
      data: null,
    });
    expect(await send(app, null, { documentId })).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await send(app, me, { documentId, variables: { all: 1 } })).toMatchObject({ code: 'validation_failed' });
  });
});

describe('with PERSISTED_ONLY=on', () => {
  test('a signed-in member sends persisted operations only', async () => {
    const me = await memberOf(strict);
    expect(await send(strict, me, { documentId })).toMatchObject({ status: 200 });
    for (let time = 0; time < 2; time++) {
      expect(await send(strict, me, { query: text })).toMatchObject({
        status: 403,
        code: 'persisted_operation_required',
      });
    }
  });

  test('a key sends any document', async () => {
    expect(await send(strict, await keyOf(strict), { query: text })).toMatchObject({ status: 200 });
  });
});
